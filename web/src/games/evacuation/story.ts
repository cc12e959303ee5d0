// How a game of Evacuation is told: a year is a chapter of seven phases, in each of them a player's part is a beat.

import { ICONS } from '../../boardkit/art/icons.ts';
import type { BoardContext } from '../../boardkit/context.ts';
import { kindOf, type GameStory, type Opening, type Role } from '../../boardkit/story.ts';
import type { Event, Phase } from '../../wire/evacuation.ts';
import { SHAPE } from './art.ts';

type Kind = Event['event'];

const ROLE: Partial<Record<Kind, Role>> = {
  year_began: 'round',
  phase_began: 'phase',
  race_goal_reached: 'phase',
  game_over: 'phase',
  // Setup, plans that only their owner makes, and what follows from something else.
  set_dealt: 'quiet',
  goals_dealt: 'quiet',
  goal_kept: 'quiet',
  goal_returned: 'quiet',
  goal_removed: 'quiet',
  cards_drawn: 'quiet',
  cards_discarded: 'quiet',
  bonus_card_laid: 'quiet',
  contract_laid: 'quiet',
  line_laid: 'quiet',
  deck_shuffled: 'quiet',
  plan_changed: 'quiet',
  plan_confirmed: 'quiet',
  flight_planned: 'quiet',
  site_loaded: 'quiet',
  stadium_loaded: 'quiet',
  factory_loaded: 'quiet',
  resource_loaded: 'quiet',
  parked: 'quiet',
  ship_shown: 'quiet',
  stadium_shown: 'quiet',
  infrastructure_shown: 'quiet',
  solo_cards_shuffled: 'quiet',
  paid: 'detail',
  gained: 'detail',
  exchanged: 'detail',
  production_raised: 'detail',
  factory_placed: 'detail',
  lapsed: 'detail',
  declined: 'detail',
  card_laid_down: 'detail',
  put_under: 'detail',
  fed: 'detail',
  entertained: 'detail',
  penalised: 'detail',
  power_counted: 'detail',
  turning_point_crossed: 'detail',
  marker_placed: 'detail',
  infrastructure_fulfilled: 'detail',
  population_cloned: 'detail',
  population_gained: 'detail',
  goal_revealed: 'detail',
  solo_tile_moved: 'detail',
};
const WEIGHT: Partial<Record<Kind, number>> = {
  settled: 5,
  landed: 4,
  stadium_built: 4,
  ship_built: 4,
  contract_played: 4,
  infrastructure_played: 3,
  researched: 3,
  bonus_taken: 3,
  solo_settled: 3,
  markers_moved: 2,
  acted: 2,
  card_played: 2,
  bonus_declined: 0,
  solo_idle: 0,
};
const SIGN: Record<Phase, string> = {
  income: SHAPE.year,
  actions: SHAPE.settle,
  transport: ICONS.spaceship,
  turn_order: SHAPE.satisfaction,
  progress: ICONS.flag,
  bonus: SHAPE.bonus,
  year_end: SHAPE.renew,
};

function opening(event: unknown, board: BoardContext): Opening | null {
  const it = event as Event;
  switch (it.event) {
    case 'year_began':
      return {
        title: board.text('board-year', { year: it.year }) ?? '',
        note: board.text('story-year') ?? '',
        shape: SHAPE.year,
      };
    case 'phase_began':
      return {
        title: board.name(it.phase),
        note: board.text(`about-${it.phase}`) ?? '',
        shape: SIGN[it.phase],
      };
    case 'race_goal_reached':
      return {
        title: board.text('story-goal') ?? '',
        note: board.text('story-goal-by', { who: board.call(it.seat, 'by') }) ?? '',
        seats: [it.seat],
      };
    case 'game_over':
      return { title: board.text('event-over') ?? '' };
    default:
      return null;
  }
}

export const story: GameStory = {
  role: (event) => ROLE[kindOf(event) as Kind] ?? 'beat',
  opening,
  weight: (event) => WEIGHT[kindOf(event) as Kind] ?? 1,
};
