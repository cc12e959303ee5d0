import { describe, expect, test } from 'vitest';
import { layOut, priceCards } from './station.ts';

describe('the station', () => {
  for (const [width, height] of [
    [912, 520],
    [788, 410],
    [912, 380],
    [390, 640],
    [360, 500],
  ] as const)
    test(`at ${width} x ${height} nothing overlaps and everything fits`, () => {
      const station = layOut(width, height);
      const { size, modules, slots, core } = station;
      expect(size).toBeGreaterThanOrEqual(44);
      for (const places of [modules, slots])
        for (const [i, a] of places.entries())
          for (const b of places.slice(i + 1))
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(36);
      for (const { x, y } of modules) {
        expect(x - size / 2).toBeGreaterThanOrEqual(4);
        expect(x + size / 2).toBeLessThanOrEqual(width - 4);
        expect(y - size / 2).toBeGreaterThanOrEqual(4);
        expect(y + size / 2).toBeLessThanOrEqual(station.height - 4);
      }
      expect(core.width).toBeGreaterThan(120);
      expect(core.height).toBeGreaterThan(100);
    });

  test('it fits without scrolling where it should', () => {
    expect(layOut(912, 520).height).toBe(520);
    expect(layOut(788, 410).height).toBe(410);
  });
});

describe('prices', () => {
  test('without neighbours one card of any number', () => {
    expect(priceCards([], 1, [2, 5])).toEqual(['any']);
  });
  test('one demand: its number, or two of any', () => {
    expect(priceCards([3], 1, [3, 5])).toEqual([3]);
    expect(priceCards([3], 2, [5, 5])).toEqual(['any', 'any']);
  });
  test('two demands: both, one of them and two of any, or four of any', () => {
    expect(priceCards([2, 4], 2, [2, 4])).toEqual([2, 4]);
    expect(priceCards([2, 4], 3, [4, 5, 5])).toEqual([4, 'any', 'any']);
    expect(priceCards([2, 4], 4, [1, 3, 5, 5])).toEqual(['any', 'any', 'any', 'any']);
  });
  test('what cannot be paid, and what an onlooker sees: the plain demand', () => {
    expect(priceCards([2, 4], null, [5])).toEqual([2, 4]);
    expect(priceCards([], null, [])).toEqual(['any']);
  });
});
