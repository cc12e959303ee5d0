import { expect, it } from 'vitest';
import { actionKey } from './action.ts';

it('does not depend on the order of fields', () => {
  const one = { do: 'pay', cards: [2, 1], on: { slot: 3, row: 1 } };
  const two = { on: { row: 1, slot: 3 }, cards: [2, 1], do: 'pay' };
  expect(actionKey(one)).toBe(actionKey(two));
  expect(actionKey(one)).not.toBe(actionKey({ ...one, cards: [1, 2] }));
  expect(actionKey('pass')).toBe('"pass"');
});
