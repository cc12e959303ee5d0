import { expect, it } from 'vitest';
import { step, stops } from './timeline.ts';

const log = [0, 1, 1, 3, 4].map((action_number) => ({ action_number }));

it('stops once at each action that the reader heard of', () => {
  expect(stops(log)).toEqual([0, 1, 3, 4]);
});

it('steps back from the present and forward to it', () => {
  expect(step(log, null, -1)).toBe(3);
  expect(step(log, 3, -1)).toBe(1);
  expect(step(log, 0, -1)).toBe(0);
  expect(step(log, 0, 1)).toBe(1);
  expect(step(log, 1, 1)).toBe(3);
  expect(step(log, 3, 1)).toBeNull();
  expect(step(log, null, 1)).toBeNull();
});

it('finds its way from a moment that the log does not name', () => {
  expect(step(log, 2, 1)).toBe(3);
  expect(step(log, 2, -1)).toBe(1);
});

it('has nowhere to go in an empty log', () => {
  expect(step([], null, -1)).toBeNull();
  expect(step([], null, 1)).toBeNull();
});
