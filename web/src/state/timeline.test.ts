import { expect, it } from 'vitest';
import { newsOf, stepFrom, stops } from './timeline.ts';

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

it('tells which pieces each of the others touched last, since the own last action', () => {
  const touches = (event: unknown) => event as string[];
  const told = [
    { seat: 1, step: 1, event: ['a'] },
    { seat: 0, step: 2, event: ['b'] },
    { seat: 1, step: 3, event: ['c', 'd'] },
    { seat: 2, step: 4, event: ['d'] },
    { seat: 1, step: 5, event: ['e'] },
    { seat: 1, step: 5, event: ['f'] },
  ];
  const news = (seat: number) => Object.fromEntries(newsOf(told, seat, touches));
  expect(news(0)).toEqual({ d: 2, e: 1, f: 1 });
  expect(news(1)).toEqual({});
  expect(news(2)).toEqual({ e: 1, f: 1 });
  expect(news(3)).toEqual({ b: 0, d: 2, e: 1, f: 1 });
});
