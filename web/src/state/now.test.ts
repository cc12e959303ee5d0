import { expect, it } from 'vitest';
import { clockFace } from './now.svelte.ts';

it('shows seconds, minutes, hours and days', () => {
  expect(clockFace(-5)).toBe('0:00');
  expect(clockFace(65_000)).toBe('1:05');
  expect(clockFace(3_600_000 * 2 + 61_000)).toBe('2:01:01');
  expect(clockFace(86_400_000 * 3)).toBe('3 d');
});
