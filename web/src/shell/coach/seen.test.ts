import { expect, it } from 'vitest';
import type { CoachCard } from '../../wire/protocol.ts';
import { due, read } from './seen.ts';

const card = (id: string, after: string[] = []): CoachCard => ({
  id,
  text: { id: `guide-${id}`, args: undefined },
  anchor: [],
  targets: [],
  after,
  rules: [],
});

it('shows each card once, in order, and not more than two before a decision', () => {
  const cards = [card('a'), card('b'), card('c')];
  expect(due(cards, [], [])?.id).toBe('a');
  expect(due(cards, [], ['a'])?.id, 'the one on the screen stays').toBe('a');
  expect(due(cards, ['a'], ['a'])?.id).toBe('b');
  expect(due(cards, ['a', 'b'], ['a', 'b'])).toBe(null);
  expect(due(cards, ['a', 'b'], [])?.id, 'at the next decision').toBe('c');
});

it('waits for the cards that must come before', () => {
  expect(due([card('late', ['first'])], [], [])).toBe(null);
  expect(due([card('late', ['first'])], ['first'], [])?.id).toBe('late');
});

it('reads what was kept, whatever it is', () => {
  expect(read(null)).toEqual({ seen: [], skipped: [], stopped: false });
  expect(read('{"seen":["a"],"stopped":true}')).toEqual({ seen: ['a'], skipped: [], stopped: true });
  expect(read('nonsense')).toEqual({ seen: [], skipped: [], stopped: false });
});
