import { expect, test } from 'vitest';
import { soften } from './soften.ts';

const shown = (text: string) => soften(text).replaceAll('\u00AD', '-');

test('long words may part between consonants', () => {
  expect(shown('Improved Reconnaissance')).toBe('Improved Recon-nais-sance');
  expect(shown('Informationsknotenpunkt')).toBe('Infor-mationsknoten-punkt');
  expect(shown('Schwerpunkt Kolonisierung')).toBe('Schwerpunkt Kolonisierung');
});

test('short words stay whole, and nothing is lost', () => {
  expect(shown('Spice World')).toBe('Spice World');
  expect(soften('Überlebenskünstler').replaceAll('\u00AD', '')).toBe('Überlebenskünstler');
});
