import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it('counts every game once, in equal steps', () => {
  expect(spread([1, 2])).toBeNull();
  expect(spread([5, 5, 5])).toEqual({ from: 5, to: 6, bins: [3] });
  const scores = [20, 31, 33, 35, 37, 38, 40, 41, 52];
  const found = spread(scores)!;
  expect(found.bins.reduce((sum, n) => sum + n, 0)).toBe(scores.length);
  expect(found.from).toBeLessThanOrEqual(20);
  expect(found.to).toBeGreaterThan(52);
  expect(found.bins.length).toBeLessThanOrEqual(10);
  expect(spread([-7, -3, 12])!.from).toBeLessThanOrEqual(-7);
});
