import { expect, it } from 'vitest';
import { waitBefore } from './socket.ts';

it('waits longer after each failed try, but never very long', () => {
  const waits = [0, 1, 2, 3, 4, 5, 50].map(waitBefore);
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
});
