import { expect, it } from 'vitest';
import { grouped, search } from './rules.ts';

const rules = [
  { id: 'REW-PAY-01', section: 'Paying', text: 'Pay with **cards**.' },
  { id: 'REW-ROW-01', section: 'Rows', text: 'Rows are open on the left.' },
  { id: 'REW-PAY-02', section: 'Paying', text: 'Two cards are one payment.' },
];

it('finds rules by id, section and text, all words at once', () => {
  expect(search(rules, '')).toHaveLength(3);
  expect(search(rules, 'pay cards').map((r) => r.id)).toEqual(['REW-PAY-01', 'REW-PAY-02']);
  expect(search(rules, 'rew-row').map((r) => r.id)).toEqual(['REW-ROW-01']);
  expect(search(rules, 'pay left')).toEqual([]);
});

it('groups by section in the order of the ledger', () => {
  expect(grouped(rules).map((g) => [g.section, g.rules.length])).toEqual([
    ['Paying', 2],
    ['Rows', 1],
  ]);
});
