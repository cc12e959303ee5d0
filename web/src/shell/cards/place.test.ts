import { expect, it } from 'vitest';
import { overlap } from '../bits/boxes.ts';
import { placeCard } from './place.ts';

const room = { left: 0, top: 64, width: 1000, height: 700 };
const card = { width: 320, height: 300 };

it('opens at the right of the piece where there is room', () => {
  expect(placeCard({ left: 100, top: 300, width: 50, height: 50 }, card, room, []).left).toBe(162);
});

it('opens at the left near the right edge', () => {
  expect(placeCard({ left: 900, top: 300, width: 50, height: 50 }, card, room, []).left).toBe(568);
});

it('stays below the status line and on the screen', () => {
  const high = placeCard({ left: 100, top: 66, width: 50, height: 50 }, card, room, []);
  expect(high.top).toBeGreaterThanOrEqual(72);
  const low = placeCard({ left: 100, top: 740, width: 50, height: 20 }, card, room, []);
  expect(low.top + card.height).toBeLessThanOrEqual(756);
});

it('leaves a lit target in sight', () => {
  const lit = { left: 200, top: 320, width: 60, height: 60 };
  const at = placeCard({ left: 400, top: 320, width: 50, height: 50 }, card, room, [
    lit,
    { left: 460, top: 320, width: 50, height: 50 },
  ]);
  const over = overlap({ ...at, ...card }, lit) > 0;
  expect(over).toBe(false);
});
