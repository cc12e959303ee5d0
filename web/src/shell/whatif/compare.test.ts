import { expect, it } from 'vitest';
import type { LinePoint, LogEntry } from '../../wire/protocol.ts';
import { before, chart, rows } from './compare.ts';

const point = (round: number, over = false): LinePoint => ({
  round,
  over,
  scores: [round, 0],
  win: 0.5,
  unsure: 0.1,
  points: 10,
});
const entry = (seat: number | null, step: number): LogEntry => ({
  seq: step,
  step,
  seat,
  message: { id: 'x' },
  event: null,
});

it('steps back before the last own decision', () => {
  expect(before([], 0)).toBeNull();
  expect(before([entry(1, 1), entry(0, 2), entry(1, 3)], 0)).toBe(1);
  expect(before([entry(1, 1)], 0)).toBeNull();
  expect(before([entry(null, 1)], null)).toBeNull();
});

it('compares the rounds that the branch has reached', () => {
  const real = [point(1), point(2), point(3), point(4), point(4, true)];
  const branch = [point(2), point(3), point(3)];
  const found = rows(real, branch);
  expect(found.map((row) => row.round)).toEqual([3]);
  expect(found[0]?.real).toBe(real[2]);
  expect(found[0]?.branch).toBe(branch[1]);
  expect(rows([], [point(1)])).toEqual([]);
});

it('draws the last position apart from the beginning of its round', () => {
  expect(chart([point(1), point(2), point(2)]).map(({ x }) => x)).toEqual([1, 2, 2.5]);
  expect(chart([point(1), point(2), point(2, true)]).map(({ x }) => x)).toEqual([1, 2, 3]);
});
