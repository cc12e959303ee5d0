import { expect, it } from 'vitest';
import { stepFrom, stops } from './timeline.ts';

const log = [0, 1, 1, 3, 4].map((step) => ({ step }));

it('stops once at each action that the reader heard of', () => {
  expect(stops(log)).toEqual([0, 1, 3, 4]);
});

it('steps back from the present and forward to it', () => {
  expect(stepFrom(log, null, -1)).toBe(3);
  expect(stepFrom(log, 3, -1)).toBe(1);
  expect(stepFrom(log, 0, -1)).toBe(0);
  expect(stepFrom(log, 0, 1)).toBe(1);
  expect(stepFrom(log, 1, 1)).toBe(3);
  expect(stepFrom(log, 3, 1)).toBeNull();
  expect(stepFrom(log, null, 1)).toBeNull();
});

it('finds its way from a moment that the log does not name', () => {
  expect(stepFrom(log, 2, 1)).toBe(3);
  expect(stepFrom(log, 2, -1)).toBe(1);
});

it('has nowhere to go in an empty log', () => {
  expect(stepFrom([], null, -1)).toBeNull();
  expect(stepFrom([], null, 1)).toBeNull();
});
