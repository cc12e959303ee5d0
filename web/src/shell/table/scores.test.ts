import { expect, it } from 'vitest';
import { rows, ticks } from './scores.ts';

const line = (id: string, points: number) => ({ label: { id }, points, rule: `REW-${id}` });
const seat = (seat: number, ...lines: ReturnType<typeof line>[]) => ({
  seat,
  rank: 1,
  score: 0,
  lines,
  tie_breaks: [],
});

it('puts the same line of different seats into one row', () => {
  const outcome = {
    seats: [seat(0, line('A', 3), line('B', 1)), seat(1, line('C', 2), line('A', 5))],
    seed: '',
    running: [],
  };
  expect(rows(outcome).map((row) => [row.label.id, row.points])).toEqual([
    ['A', [3, 5]],
    ['B', [1, null]],
    ['C', [null, 2]],
  ]);
});

it('finds round numbers around the scores', () => {
  expect(ticks(0, 34)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  expect(ticks(0, 0)).toEqual([0]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});
