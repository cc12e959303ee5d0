import { describe, expect, test } from 'vitest';
import { layOut } from './station.ts';

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
