import { expect, it } from 'vitest';
import { concerns } from './own.ts';

it('keeps what is about the reader or about nobody', () => {
  expect(concerns({ id: 'round' }, 0)).toBe(true);
  expect(concerns({ id: 'gains', args: { who: { seat: 0 } } }, 0)).toBe(true);
  expect(concerns({ id: 'gains', args: { who: { seat: 1 } } }, 0)).toBe(false);
  expect(concerns({ id: 'all', args: { who: { list: [{ seat: 1 }, { seat: 0 }] } } }, 0)).toBe(true);
  expect(concerns({ id: 'gains', args: { who: { seat: 1 } } }, null)).toBe(false);
});
