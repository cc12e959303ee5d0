import { expect, test } from 'vitest';
import type { BoardContext } from '../../boardkit/context.ts';
import type { Event, OutlookView } from '../../wire/new-frontiers.ts';
import { takers } from './history.ts';
import { lacks } from './outlook.ts';
import { componentIn, describePiece, touches } from './pieces.ts';
import { story } from './story.ts';

const names = {
  name: (id: string) => `<${id}>`,
  text: (id: string, args?: Record<string, string | number>) => `${id} ${args?.['count'] ?? ''}`.trim(),
} as unknown as BoardContext;

test('pieces have names', () => {
  expect(componentIn('world-spice_world')).toBe('spice_world');
  expect(describePiece('action-settle', names)).toBe('<settle>');
  expect(describePiece('tile:rebel_base', names)).toBe('<rebel_base>');
  expect(describePiece('elsewhere', names)).toBeUndefined();
});

test('events point at their pieces', () => {
  const settled: Event = {
    event: 'settled',
    seat: 1,
    world: 'rebel_base',
    way: 'conquer',
    price: 0,
    strength: 6,
    colonists: 2,
  };
  expect(touches(settled)).toEqual(['world-rebel_base']);
  expect(touches({ event: 'selected', seat: 0, tile: 'develop' } satisfies Event)).toEqual([
    'action-develop',
  ]);
  expect(touches({ event: 'game_over' } satisfies Event)).toEqual([]);
});

test('what lies out remembers who took it', () => {
  const told: Event[] = [
    { event: 'display_laid', worlds: ['spice_world', 'rebel_base'] },
    { event: 'took', seat: 2, world: 'rebel_base' },
  ];
  const history = told.map((event) => ({ event }));
  expect(takers(history)).toEqual([
    { world: 'spice_world', seat: null },
    { world: 'rebel_base', seat: 2 },
  ]);
  expect(takers([...history, { event: { event: 'selected', seat: 0, tile: 'settle' } }])).toEqual([]);
});

test('what is missing is said', () => {
  const outlook: OutlookView = {
    price: null,
    printed: 8,
    strength: 4,
    reach: 7,
    colonists: 2,
    has_colonists: false,
    ready: false,
  };
  expect(lacks(outlook, { credits: 0, colonists: 1 }, names)).toEqual([
    'lack-strength 1',
    'lack-colonists 1',
  ]);
  expect(lacks({ ...outlook, ready: true }, { credits: 0, colonists: 1 }, names)).toEqual([]);
});

test('a tile opens a phase, each part is a beat', () => {
  expect(story.role({ event: 'selected', seat: 0, tile: 'settle' })).toBe('phase');
  expect(story.role({ event: 'took_colonists', seat: 0, colonists: 2 })).toBe('beat');
  expect(story.role({ event: 'gained', seat: 0 })).toBe('detail');
  expect(story.role({ event: 'round_began', round: 2 })).toBe('round');
});
