import { expect, test } from 'vitest';
import { okhex } from './colour.ts';
import { emblem } from './emblem.ts';
import { groundPattern, hexPlace } from './hexes.ts';
import { SURFACES } from './marks.ts';
import { planet } from './planets.ts';
import { hash, stream } from './random.ts';

test('the same id gives the same drawing, another id another one', () => {
  expect(planet('spice', 'bands', 'x')).toBe(planet('spice', 'bands', 'x'));
  expect(planet('spice', 'bands', 'x')).not.toBe(planet('gem', 'bands', 'x'));
  expect(emblem('guild')).not.toBe(emblem('league'));
  expect(groundPattern('waves', '1')).not.toBe(groundPattern('waves', '2'));
});

test('two copies on a page share no ids', () => {
  const ids = (svg: string) => [...svg.matchAll(/id="([^"]+)"/g)].map((m) => m[1]);
  for (const surface of SURFACES) {
    const a = ids(planet('w', surface, 'a'));
    expect(a).toHaveLength(2);
    expect(ids(planet('w', surface, 'b')).some((id) => a.includes(id))).toBe(false);
  }
});

test('drawings hold no broken numbers', () => {
  for (const surface of SURFACES)
    for (let i = 0; i < 60; i++)
      for (const fine of [true, false]) {
        expect(planet(`world_${i}`, surface, 'k', fine)).not.toMatch(/NaN|undefined|Infinity/);
        expect(emblem(`dev_${i}`, fine)).not.toMatch(/NaN|undefined|Infinity/);
      }
});

test('colours stay on the screen', () => {
  expect(okhex(1, 0, 0)).toBe('#ffffff');
  expect(okhex(0, 0, 0)).toBe('#000000');
  expect(okhex(0.8, 0.4, 150)).toMatch(/^#[0-9a-f]{6}$/);
});

test('the stream is spread evenly', () => {
  const rand = stream(hash('seed'));
  const mean = Array.from({ length: 4000 }, rand).reduce((a, b) => a + b, 0) / 4000;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
});

test('odd rows of hexes are shifted by half a field', () => {
  const [a, b] = [hexPlace(0, 0), hexPlace(0, 1)];
  expect(b.x - a.x).toBeCloseTo(40 / 88);
  expect(b.y - a.y).toBeCloseTo(75 / 88);
});
