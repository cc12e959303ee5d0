// How a game of New Frontiers is told: a tile opens a phase, then each player's part is a beat, in ring order.

import type { BoardContext } from '../../boardkit/context.ts';
import { kindOf, type GameStory, type Opening, type Role } from '../../boardkit/story.ts';
import type { Event } from '../../wire/new-frontiers.ts';
import { ACTION } from './art.ts';
import { whoIs } from './spoken.ts';

type Kind = Event['event'];

const ROLE: Partial<Record<Kind, Role>> = {
  round_began: 'round',
  selected: 'phase',
  end_triggered: 'phase',
  game_over: 'phase',
  // What follows from something else, or is part of it.
  developments_laid: 'quiet',
  mat_dealt: 'quiet',
  goals_seen: 'quiet',
  went_on: 'quiet',
  round_ended: 'quiet',
  gained: 'detail',
  gave_up: 'detail',
  windfall_good: 'detail',
  into_bag: 'detail',
  took_tile_credits: 'detail',
  stored_credits: 'detail',
  goal_put_under: 'detail',
  kind_named: 'detail',
};
const WEIGHT: Partial<Record<Kind, number>> = {
  settled: 5,
  bought: 5,
  settled_instead: 4,
  terraformed: 4,
  goal_revealed: 4,
  consumed: 3,
  sold: 2,
  took: 2,
  kept: 2,
  took_colonists: 1,
  produced: 1,
  bought_nothing: 0,
  sold_nothing: 0,
  order: 0,
};

function opening(event: unknown, board: BoardContext): Opening | null {
  const it = event as Event;
  switch (it.event) {
    case 'round_began': {
      const order = board.history.findLast(({ event: told }) => kindOf(told) === 'order')?.event as
        Extract<Event, { event: 'order' }> | undefined;
      const first = order?.discs[0];
      return {
        title: board.text('board-round', { round: it.round }) ?? '',
        note: first === undefined ? '' : (board.text('story-first', { who: whoIs(first, board) }) ?? ''),
        seats: first === undefined ? [] : [first],
      };
    }
    case 'selected':
      return {
        kicker: whoIs(it.seat, board),
        title: board.name(it.tile),
        note: board.text(`tile-does-${it.tile}`) ?? '',
        seats: [it.seat],
        shape: ACTION[it.tile],
      };
    case 'end_triggered':
      return { title: board.text('story-last') ?? '', note: board.text(`end-${it.end}`) ?? '' };
    case 'game_over':
      return { title: board.text('event-game-over') ?? '' };
    default:
      return null;
  }
}

export const story: GameStory = {
  role: (event) => ROLE[kindOf(event) as Kind] ?? 'beat',
  opening,
  weight: (event) => WEIGHT[kindOf(event) as Kind] ?? 1,
};
