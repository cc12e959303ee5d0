import { expect, it } from 'vitest';
import { withChanges } from './changes.ts';

const old = { a: [1, 2, { b: 'x' }], c: { d: null as unknown, e: '"}' }, f: { g: 1 } };

it('sets values, adds to lists and cuts them', () => {
  const changes = [
    ['a', 2, 'b', 'y'],
    ['a', 3, 4],
    ['c', 'd', [true]],
  ];
  expect(withChanges(old, changes)).toEqual({ ...old, a: [1, 2, { b: 'y' }, 4], c: { d: [true], e: '"}' } });
  expect(withChanges(old, [['a', 'length', 1]]).a).toEqual([1]);
  expect(withChanges(old, [])).toEqual(old);
});

it('leaves the old message as it was and shares what has not changed', () => {
  const before = structuredClone(old);
  const after = withChanges(old, [
    ['c', 'd', 1],
    ['a', 0, 7],
    ['a', 1, 8],
  ]);
  expect(old).toEqual(before);
  expect(after.f).toBe(old.f);
  expect(after.a[2]).toBe(old.a[2]);
});

it('refuses what does not fit', () => {
  expect(() => withChanges(old, [['f', 'g', 'h', 1]])).toThrow();
});
