import { expect, test } from 'vitest';
import type { BoardContext } from '../../boardkit/context.ts';
import type { Event } from '../../wire/reworld.ts';
import { describePiece, touches } from './pieces.ts';

test('events point at their pieces', () => {
  const bought: Event = {
    event: 'acquired',
    seat: 1,
    slot: 'u03',
    tile: 17,
    module: 'terrabot_a',
    cards: [1, 3],
    bay: 3,
  };
  expect(touches(bought)).toEqual(['slot-u03', 'tile-17']);
  expect(touches({ event: 'ship_taken', seat: 0, ship: 'ship_row_2' } satisfies Event)).toEqual([
    'ship_row_2',
  ]);
  expect(touches({ event: 'marker_taken', seat: 0, card: null } satisfies Event)).toEqual(['marker']);
  expect(touches({ event: 'game_over' } satisfies Event)).toEqual([]);
});

test('pieces have names', () => {
  const names = { name: (id: string) => `<${id}>`, text: (id: string) => id } as unknown as BoardContext;
  expect(describePiece('slot-u03', names)).toBe('<slot_u03>');
  expect(describePiece('card-2', names)).toBe('<officer_2>');
  expect(describePiece('sign-aurora', names)).toBe('<sign_aurora>');
  expect(describePiece('ship_row_1', names)).toBe('<ship_row_1>');
  expect(describePiece('elsewhere', names)).toBeUndefined();
});
