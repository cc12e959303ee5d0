// How a game of How to Save a World is told: who lands where, then the end of the round and Day X, cube by cube.

import type { BoardContext } from '../../boardkit/context.ts';
import { kindOf, type GameStory, type Opening, type Role } from '../../boardkit/story.ts';
import type { Event, Side } from '../../wire/how-to-save-a-world.ts';
import { PROJECT, SHAPE } from './art.ts';
import { callSide, tokenOf } from './sides.ts';

type Kind = Event['event'];

const ROLE: Partial<Record<Kind, Role>> = {
  round_began: 'round',
  round_ended: 'phase',
  day_x: 'chapter',
  rescued: 'phase',
  overtime_began: 'phase',
  // What is secret, or says nothing that is not seen.
  began: 'quiet',
  dealt: 'quiet',
  kept: 'quiet',
  compensated: 'quiet',
  deck_shuffled: 'quiet',
  orders_shuffled: 'quiet',
  cubes_returned: 'quiet',
  card_revealed: 'quiet',
  consortium_began: 'quiet',
  // What follows from something else.
  paid: 'detail',
  tile_spent: 'detail',
  card_discarded: 'detail',
  gained: 'detail',
  raised: 'detail',
  badge_gained: 'detail',
  points_gained: 'detail',
  technology_scored: 'detail',
  medal_taken: 'detail',
  tile_reactivated: 'detail',
  rewarded: 'detail',
  lead_bonus: 'detail',
  reward_removed: 'detail',
  card_left: 'detail',
  cubes_added: 'detail',
  income_paid: 'detail',
};
const WEIGHT: Partial<Record<Kind, number>> = {
  deployed: 4,
  worked: 4,
  developed: 4,
  card_taken: 3,
  card_played: 3,
  reacted: 2,
  asteroid_moved: 3,
  building_laid: 3,
  express_flown: 1,
  passed: 0,
  landers_returned: 0,
  cube_drawn: 1,
};
/** The cubes of a round end are drawn before all eyes, and so is Day X. */
const SCENE: Partial<Record<Kind, string>> = {
  asteroid_moved: 'draw',
  building_laid: 'draw',
  draw_began: 'draw',
  cube_drawn: 'draw',
  attempt_began: 'day-x',
  attempt_drawn: 'day-x',
  fractured: 'day-x',
  attempt_failed: 'day-x',
  rescued: 'day-x',
};

const seatsOf = (side: Side) => ({ seats: typeof side === 'number' ? [side] : [tokenOf(side)] });

function opening(event: unknown, board: BoardContext): Opening | null {
  const it = event as Event;
  switch (it.event) {
    case 'round_began':
      return {
        kicker: board.text('story-danger', { danger: it.danger }) ?? '',
        title: board.text('board-round', { round: it.round }) ?? '',
        note: board.text('story-first', { who: callSide(it.first, board) }) ?? '',
        ...seatsOf(it.first),
      };
    case 'round_ended':
      return {
        title: board.text('story-round-end', { round: it.round }) ?? '',
        note: board.text('story-round-end-note') ?? '',
        shape: SHAPE.asteroid,
      };
    case 'overtime_began':
      return {
        title: board.text('story-overtime') ?? '',
        note: callSide(it.who, board),
        ...seatsOf(it.who),
        shape: SHAPE.wait,
      };
    case 'day_x':
      return {
        kicker: board.text(`cause-${it.cause}`) ?? '',
        title: board.text('board-day-x') ?? '',
        shape: SHAPE.asteroid,
        lines: [
          { head: board.text('story-dayx-draw') ?? '', text: board.text('story-dayx-draw-text') ?? '' },
          { head: board.text('story-dayx-order') ?? '', text: board.text('story-dayx-order-text') ?? '' },
        ],
      };
    case 'rescued':
      return {
        title: board.text(`rescue-${it.project}`) ?? '',
        note: board.text('story-rescue-note') ?? '',
        shape: PROJECT[it.project],
      };
    default:
      return null;
  }
}

export const story: GameStory = {
  role: (event) => ROLE[kindOf(event) as Kind] ?? 'beat',
  opening,
  scene: (event) => SCENE[kindOf(event) as Kind] ?? null,
  sceneTitle: (event, board) => {
    const scene = SCENE[kindOf(event) as Kind];
    return scene ? (board.text(`story-scene-${scene}`) ?? null) : null;
  },
  weight: (event) => WEIGHT[kindOf(event) as Kind] ?? 1,
};
