import { expect, it } from 'vitest';
import { spans } from './markup.ts';

it('reads emphasis and code, and leaves the rest alone', () => {
  expect(spans('Pay **two** cards, *not* `REW-PAY-04`.')).toEqual([
    { kind: 'plain', text: 'Pay ' },
    { kind: 'strong', text: 'two' },
    { kind: 'plain', text: ' cards, ' },
    { kind: 'em', text: 'not' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'REW-PAY-04' },
    { kind: 'plain', text: '.' },
  ]);
  expect(spans('2 * 3 <b>')).toEqual([{ kind: 'plain', text: '2 * 3 <b>' }]);
});
