import { expect, test } from 'vitest';
import type { BoardContext } from '../../boardkit/context.ts';
import type { Event } from '../../wire/how-to-save-a-world.ts';
import { describePiece, partsOf, touches } from './pieces.ts';
import { callSide, symbolOf } from './sides.ts';
import { story } from './story.ts';

const names = {
  name: (id: string) => `<${id}>`,
  call: (seat: number) => `seat ${seat}`,
  text: (id: string, args?: Record<string, string | number>) =>
    `${id} ${Object.values(args ?? {}).join(' ')}`.trim(),
} as unknown as BoardContext;

test('pieces have names', () => {
  expect(partsOf('space-base_camp_1')).toEqual(['space', 'base_camp_1']);
  expect(describePiece('card-moon_moth', names)).toBe('<moon_moth>');
  expect(describePiece('zone-moon', names)).toBe('zone-name world-moon');
  expect(describePiece('line-energy', names)).toBe('line-name <energy>');
  expect(describePiece('elsewhere', names)).toBeUndefined();
});

test('events point at their pieces', () => {
  const worked: Event = { event: 'worked', who: 1, project: 'laser', space: 4 };
  expect(touches(worked)).toEqual(['track-laser']);
  expect(touches({ event: 'deployed', who: 'consortium', space: 'base_camp_1' } satisfies Event)).toEqual([
    'space-base_camp_1',
  ]);
  expect(touches({ event: 'orders_shuffled' } satisfies Event)).toEqual([]);
});

test('the Consortium has a name and a symbol, neutral discs have none', () => {
  expect(callSide('consortium', names)).toBe('<consortium>');
  expect(callSide(2, names)).toBe('seat 2');
  expect(symbolOf('neutral')).toBe('');
  expect(symbolOf('consortium')).not.toBe('');
});

test('the end of a round and Day X are scenes, cube by cube', () => {
  expect(story.scene?.({ event: 'cube_drawn', cube: 'laser', space: 3 })).toBe('draw');
  expect(story.role({ event: 'cube_drawn', cube: 'laser', space: 3 })).toBe('beat');
  expect(story.scene?.({ event: 'attempt_drawn', project: 'laser', cube: 'shield', space: null })).toBe(
    'day-x',
  );
  expect(story.role({ event: 'day_x', cause: 'asteroid' })).toBe('chapter');
  expect(story.role({ event: 'gained', seat: 0 })).toBe('detail');
  expect(story.scene?.({ event: 'deployed', who: 0, space: 'base_camp_1' })).toBeNull();
  const opening = story.opening?.({ event: 'round_began', round: 2, danger: 4, first: 1 }, names);
  expect(opening).toMatchObject({ title: 'board-round 2', seats: [1] });
});
