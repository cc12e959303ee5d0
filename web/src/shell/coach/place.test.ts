import { expect, it } from 'vitest';
import { lineTo, placeCard } from './place.ts';

const size = { width: 300, height: 150 };
const room = { left: 0, top: 64, width: 1200, height: 800 };
const anchor = { left: 500, top: 300, width: 60, height: 60 };

it('lies under its piece if there is room', () => {
  expect(placeCard(size, anchor, room, [anchor], [])).toEqual({ left: 380, top: 386 });
});

it('moves away from lit targets, and never out of the room', () => {
  const lit = [{ left: 300, top: 380, width: 500, height: 200 }];
  const place = placeCard(size, anchor, room, [anchor], lit);
  expect(place).toEqual({ left: 380, top: 124 });
  const corner = placeCard(size, { left: 1180, top: 840, width: 20, height: 20 }, room, [], []);
  expect(corner.left).toBeLessThanOrEqual(890);
  expect(corner.top).toBeLessThanOrEqual(704);
});

it('draws a line only where there is a gap', () => {
  expect(lineTo({ left: 380, top: 386, ...size }, anchor)).toEqual({ x1: 530, y1: 386, x2: 530, y2: 354 });
  expect(lineTo({ left: 480, top: 300, ...size }, anchor)).toBe(null);
});
