import { expect, it } from 'vitest';
import { placeCard } from './place.ts';

const room = { x: 0, y: 64, w: 1000, h: 700 };
const card = { w: 320, h: 300 };

it('opens at the right of the piece where there is room', () => {
  expect(placeCard({ x: 100, y: 300, w: 50, h: 50 }, card, room, []).x).toBe(162);
});

it('opens at the left near the right edge', () => {
  expect(placeCard({ x: 900, y: 300, w: 50, h: 50 }, card, room, []).x).toBe(568);
});

it('stays below the status line and on the screen', () => {
  const high = placeCard({ x: 100, y: 66, w: 50, h: 50 }, card, room, []);
  expect(high.y).toBeGreaterThanOrEqual(72);
  const low = placeCard({ x: 100, y: 740, w: 50, h: 20 }, card, room, []);
  expect(low.y + card.h).toBeLessThanOrEqual(756);
});

it('leaves a lit target in sight', () => {
  const lit = { x: 200, y: 320, w: 60, h: 60 };
  const at = placeCard({ x: 400, y: 320, w: 50, h: 50 }, card, room, [lit, { x: 460, y: 320, w: 50, h: 50 }]);
  const over = at.x < lit.x + lit.w && at.x + card.w > lit.x && at.y < lit.y + lit.h && at.y + card.h > lit.y;
  expect(over).toBe(false);
});
