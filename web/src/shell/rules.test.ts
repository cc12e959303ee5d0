import { expect, it } from 'vitest';
import { chapters, grouped, readingOrder, search } from './rules.ts';

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

it('begins with play, then parts and preparation, and keeps the notes apart', () => {
  const rule = (id: string, section: string) => ({ id, section, text: '' });
  const ledger = [
    rule('RFG-COMP-01', '1. Components'),
    rule('RFG-ORDER-01', '2. Order'),
    rule('RFG-ROUND-01', '3. Round'),
    rule('RFG-EXP-01', '4. Explore / Tasks'),
    rule('RFG-INFO-01', '5. Information'),
    rule('RFG-EXP-10', '4. Explore / Scout'),
    rule('RFG-EX-01', '6. Examples'),
    rule('RFG-OPEN-01', '7. Open points'),
  ];
  const { play, notes } = readingOrder(ledger);
  expect(play.map((one) => one.section)).toEqual([
    '3. Round',
    '4. Explore / Tasks',
    '4. Explore / Scout',
    '1. Components',
    '2. Order',
    '5. Information',
  ]);
  expect(notes.map((one) => one.section)).toEqual(['6. Examples', '7. Open points']);
  expect(chapters(play)[1]).toMatchObject({ chapter: '4. Explore', rules: [{}, {}] });
});
