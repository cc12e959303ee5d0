import { expect, it } from 'vitest';
import { rows, ticks } from './scores.ts';

const line = (id: string, points: number) => ({ label: { id }, points, rule: `REW-${id}-0${points % 2}` });
const seat = (seat: number, ...lines: ReturnType<typeof line>[]) => ({
  seat,
  rank: 1,
  score: 0,
  lines,
  tie_breaks: [],
});

it('puts the same line of different seats into one row', () => {
  const outcome = {
    seats: [seat(0, line('A', 3), line('B', 1)), seat(1, line('C', 2), line('A', 4))],
    seed: '',
    running: [],
  };
  expect(rows(outcome).map((row) => [row.label.id, row.points, row.rules.length])).toEqual([
    ['A', [3, 4], 2],
    ['B', [1, null], 1],
    ['C', [null, 2], 1],
  ]);
});

it('finds round numbers around the scores', () => {
  expect(ticks(0, 34)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  expect(ticks(0, 0)).toEqual([0]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});
