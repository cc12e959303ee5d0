import { expect, test } from 'vitest';
import type { BoardContext } from '../../boardkit/context.ts';
import type { Event } from '../../wire/evacuation.ts';
import { describePiece, touches } from './pieces.ts';
import { seatOfWho } from './spoken.ts';
import { story } from './story.ts';

const names = {
  name: (id: string) => (id === 'elsewhere' ? id : `<${id}>`),
  text: (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(' '),
} as unknown as BoardContext;

test('pieces have names', () => {
  expect(describePiece('ship_07', names)).toBe('<ship_07>');
  expect(describePiece('action-settle', names)).toBe('<settle>');
  expect(describePiece('store-old-food', names)).toBe('<food>, <old>');
  expect(describePiece('factory-new-steel', names)).toBe('<factory-steel>, <new>');
  expect(describePiece('space-9-main', names)).toBe('board-space 9');
  expect(describePiece('power-7', names)).toBe('power-of 7');
  expect(describePiece('elsewhere', names)).toBeUndefined();
});

test('events point at their pieces', () => {
  expect(touches({ event: 'settled', seat: 1, field: 'f_q0_r0', steel: 2 } satisfies Event)).toEqual([
    'f_q0_r0',
  ]);
  expect(
    touches({
      event: 'site_loaded',
      seat: 0,
      ship: 'ship_07',
      site: 'food_pop_a',
      bay: 'site',
    } satisfies Event),
  ).toEqual(['food_pop_a', 'ship_07']);
  expect(
    touches({
      event: 'item_removed',
      display: 'stadium',
      ship: null,
      stadium: 'stadium_01',
      infrastructure: null,
    } as Event),
  ).toEqual(['stadium_01']);
  expect(touches({ event: 'game_over' } satisfies Event)).toEqual([]);
});

test('a year opens a round, a phase a part, and plans are not told', () => {
  expect(story.role({ event: 'year_began', year: 2 })).toBe('round');
  expect(story.role({ event: 'phase_began', phase: 'transport' })).toBe('phase');
  expect(story.role({ event: 'site_loaded' })).toBe('quiet');
  expect(story.role({ event: 'settled', seat: 0 })).toBe('beat');
  expect(story.role({ event: 'production_raised', seat: 0 })).toBe('detail');
});

test('the opponent and the neutral colour have places of their own', () => {
  expect([seatOfWho({ player: 1 }), seatOfWho('opponent'), seatOfWho('neutral')]).toEqual([1, 3, 4]);
});
