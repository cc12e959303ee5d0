import { expect, test } from 'vitest';
import { anchored, limit, NEAREST, windowOf } from './zoom.ts';

test('the point under the finger stays under the finger', () => {
  // 100 px into a window that is scrolled by 40: board point 140, at twice the size 280.
  expect(anchored(40, 100, 2)).toBe(180);
  expect(anchored(180, 100, 0.5)).toBe(40);
  expect(anchored(0, 100, 0.5)).toBe(0);
});

test('the zoom ends at the whole board and at the nearest look', () => {
  expect(limit(0.2)).toBe(1);
  expect(limit(99)).toBe(NEAREST);
});

test('the small map shows what is in view', () => {
  const seen = windowOf({ left: 100, top: 0 }, { width: 200, height: 300 }, { width: 400, height: 300 });
  expect(seen).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
});
