import { expect, test } from 'vitest';
import type { Report } from '../../wire/protocol.ts';
import { mayBeNothing, ranged, roundMarks, roundOf, signed, turningPoint } from './report.ts';

const none = { mean: 0, unsure: 0 };
const seat = (number: number, end: number) => ({
  seat: number,
  before: 0.5,
  end,
  deal: 0,
  luck: none,
  own: none,
  others: none,
  rest: none,
  decisions: 0,
  agreed: 0,
  costliest: [],
});
const wins = [0.5, 0.55, 0.5, 0.45, 0.2, 0.25, 0];
const report: Report = {
  version: 1,
  game: 'reworld',
  finished: true,
  contest: true,
  calibration: null,
  rounds: [
    { step: 0, number: 1 },
    { step: 3, number: 2 },
    { step: 5, number: 3 },
  ],
  moments: wins.map((win, step) => ({ step, win: [win, 1 - win], unsure: [0, 0], points: [0, 0] })),
  seats: [seat(0, 0), seat(1, 1)],
  chances: [],
};

test('the turning point is the round in which the chance changed most, before the end', () => {
  expect(turningPoint(report, 0)).toEqual({ round: 2, from: 0.45, to: 0.25 });
  expect(turningPoint(report, 1)?.round).toBe(2);
});

test('rounds have their marks, and steps their rounds', () => {
  expect(roundMarks(report).map((mark) => mark.step)).toEqual([0, 3, 5, 6]);
  expect([0, 2, 3, 6].map((step) => roundOf(report, step))).toEqual([1, 1, 2, 3]);
});

test('figures are of a hundred, with a true minus and their range', () => {
  expect([signed(-0.123), signed(0.05), signed(0.001)]).toEqual(['−12', '+5', '0']);
  expect(ranged({ mean: -0.12, unsure: 0.031 })).toBe('−12 ± 3');
  expect(mayBeNothing({ mean: 0.02, unsure: 0.03 })).toBe(true);
});
