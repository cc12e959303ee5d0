import { expect, test } from 'vitest';
import { match, type Seen } from './matching.ts';

const at = (kind: string, place: string, x = 0): Seen => ({ kind, place, x, y: 0 });

test('a piece that stays is itself, whatever else of its kind arrives', () => {
  const before = [at('red', 'cup', 0), at('red', 'mat', 90)];
  const after = [at('red', 'board', 1), at('red', 'cup', 50)];
  const found = match(before, after);
  expect(found.get(after[1]!)).toBe(before[0]);
  expect(found.get(after[0]!)).toBe(before[1]);
});

test('of several pieces that left, the nearest travels', () => {
  const before = [at('red', 'far', 500), at('red', 'near', 20)];
  const after = [at('red', 'new', 0)];
  expect(match(before, after).get(after[0]!)).toBe(before[1]);
});

test('a new piece comes from nowhere', () => {
  const after = [at('blue', 'cup')];
  expect(match([at('red', 'cup')], after).size).toBe(0);
});
