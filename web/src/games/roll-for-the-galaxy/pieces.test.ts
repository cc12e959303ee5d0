import { expect, test } from 'vitest';
import type { BoardContext } from '../../boardkit/context.ts';
import type { Event } from '../../wire/roll-for-the-galaxy.ts';
import { describePiece, touches } from './pieces.ts';

test('events point at their pieces', () => {
  const made: Event = { event: 'produced', seat: 0, die: 'genes', world: 'spice_world' };
  expect(touches(made)).toEqual(['world-spice_world']);
  const done: Event = {
    event: 'completed',
    seat: 0,
    tile: 'mad_scientists',
    cost: 3,
    paid: [3, 0, 0, 0, 0, 0, 0],
  };
  expect(touches(done)).toContain('tile-mad_scientists');
  expect(touches({ event: 'ready', seat: 1 } satisfies Event)).toEqual([]);
});

test('pieces have names', () => {
  const names = { name: (id: string) => `<${id}>`, text: (id: string) => id } as unknown as BoardContext;
  expect(describePiece('world-spice_world', names)).toBe('<spice_world>');
  expect(describePiece('die-home-explore', names)).toBe('<explore>: <die-home>');
  expect(describePiece('citizenry-genes', names)).toBe('board-citizenry: <die-genes>');
  expect(describePiece('cup', names)).toBe('board-cup');
  expect(describePiece('elsewhere', names)).toBeUndefined();
});
