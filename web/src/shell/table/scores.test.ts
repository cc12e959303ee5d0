import { expect, it } from 'vitest';
import { lead, rows, ticks, ties } from './scores.ts';

const line = (id: string, points: number) => ({ label: { id }, points, rule: `REW-${id}-0${points % 2}` });
const seat = (seat: number, ...lines: ReturnType<typeof line>[]) => ({
  seat,
  rank: 1,
  verdict: 'won' as const,
  score: 0,
  lines,
  values: [],
});
const end = { rivals: [], comparisons: [], decided: null, rating: null, seed: '', running: [] };

it('puts the same line of different seats into one row', () => {
  const outcome = {
    seats: [seat(0, line('A', 3), line('B', 1)), seat(1, line('C', 2), line('A', 4))],
    ...end,
  };
  expect(rows(outcome).map((row) => [row.label.id, row.points, row.rules.length])).toEqual([
    ['A', [3, 4], 2],
    ['B', [1, null], 1],
    ['C', [null, 2], 1],
  ]);
});

it('tells by how much the winner is ahead, and which line made the most of it', () => {
  const won = { ...seat(0, line('A', 3), line('B', 9)), score: 12 };
  const lost = { ...seat(1, line('A', 5), line('B', 2)), score: 7, verdict: 'lost' as const };
  const found = lead({ ...end, seats: [won, lost] });
  expect([found?.margin, found?.second.seat, found?.row.label.id, found?.by]).toEqual([5, 1, 'B', 7]);
  expect(lead({ ...end, seats: [won, { ...won, seat: 1 }] })).toBeNull();
});

it('shows what was compared beside the points, up to what decided', () => {
  const compared = (...values: number[]) => ({ ...seat(0), score: 5, values });
  const comparisons = ['points', 'ships', 'cards'].map((id) => ({ label: { id }, rule: 'REW-END-01' }));
  const outcome = { ...end, seats: [compared(5, 3, 1), compared(5, 2, 9)], comparisons, decided: 1 };
  expect(ties(outcome).map((tie) => [tie.label.id, tie.values])).toEqual([['ships', [3, 2]]]);
});

it('finds round numbers around the scores', () => {
  expect(ticks(0, 34)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  expect(ticks(0, 0)).toEqual([0]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});
