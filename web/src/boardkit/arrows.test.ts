import { expect, test } from 'vitest';
import { nearest } from './arrows.ts';

const spots = [
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 60, y: 80 },
  { x: 0, y: 300 },
];

test('right goes along the row, not to a nearer piece below', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
});

test('down goes to the piece most nearly below', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(2);
  expect(nearest({ x: 60, y: 80 }, spots, [0, 1])).toBe(3);
});

test('at the edge nothing happens', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(-1);
});
