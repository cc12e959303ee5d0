import { expect, test } from 'vitest';
import { between, HEIGHT, MAP, middle, WIDTH } from './geometry.ts';

test('neighbours lie one field apart', () => {
  const here = middle(3, 0);
  for (const [q, r] of [
    [4, 0],
    [2, 0],
    [3, 1],
    [4, -1],
    [3, -1],
    [2, 1],
  ] as const) {
    const there = middle(q, r);
    expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(WIDTH, 5);
  }
});

test('the map holds its corners', () => {
  for (const [q, r] of [
    [3, -3],
    [7, -3],
    [0, 0],
    [7, 0],
    [0, 3],
    [4, 3],
  ] as const) {
    const { x, y } = middle(q, r);
    expect(x - WIDTH / 2).toBeGreaterThanOrEqual(0);
    expect(x + WIDTH / 2).toBeLessThanOrEqual(MAP.width);
    expect(y - HEIGHT / 2).toBeGreaterThanOrEqual(0);
    expect(y + HEIGHT / 2).toBeLessThanOrEqual(MAP.height);
  }
});

test('between two points', () => {
  expect(between({ x: 0, y: 0 }, { x: 4, y: 8 }, 0.25)).toEqual({ x: 1, y: 2 });
});
