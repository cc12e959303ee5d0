import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromHex, sha256 } from './sha256.ts';

it('agrees with the known answer and with another implementation', () => {
  expect(sha256(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  for (const length of [0, 1, 32, 55, 56, 63, 64, 65, 200]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

it('reads hexadecimal digits', () => {
  expect(fromHex('00ff1a')).toEqual(Uint8Array.from([0, 255, 26]));
  expect(fromHex('0')).toBeNull();
  expect(fromHex('zz')).toBeNull();
});
