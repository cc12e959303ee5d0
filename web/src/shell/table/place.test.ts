import { expect, it } from 'vitest';
import { placeBy } from './place.ts';

const screen = { left: 0, top: 60, width: 1000, height: 740 };
const size = { width: 300, height: 100 };

it('goes above the piece, and below where there is no room', () => {
  expect(placeBy({ left: 500, top: 400, width: 60, height: 60 }, size, screen)).toEqual({
    left: 380,
    top: 286,
    above: true,
    tip: 150,
  });
  expect(placeBy({ left: 500, top: 80, width: 60, height: 60 }, size, screen)).toMatchObject({
    top: 154,
    above: false,
  });
});

it('stays on the screen and still points at the piece', () => {
  const left = placeBy({ left: 0, top: 400, width: 40, height: 40 }, size, screen);
  expect([left.left, left.tip]).toEqual([8, 16]);
  const right = placeBy({ left: 980, top: 400, width: 20, height: 40 }, size, screen);
  expect([right.left, right.tip]).toEqual([692, 284]);
  expect(placeBy({ left: 0, top: 60, width: 1000, height: 740 }, size, screen).top).toBe(692);
});
