// How a game of Roll for the Galaxy is told: which events are beats, banners and cards. It holds no rule.

import type { BoardContext } from '../../boardkit/context.ts';
import { kindOf, type GameStory, type Opening, type Role } from '../../boardkit/story.ts';
import type { Event } from '../../wire/roll-for-the-galaxy.ts';
import { FACE, ROMAN } from './art.ts';
import { lastReveal } from './reveals.ts';

type Kind = Event['event'];

/** What is done in secret, or only says that somebody is ready. */
const QUIET: readonly Kind[] = [
  'ready',
  'replanned',
  'rolled',
  'placed_wild',
  'selected',
  'power_used',
  'dictated',
  'moved',
  'marked',
  'turn_began',
  'finished',
  'will_recruit',
  'will_recall',
  'will_recall_good',
];
/** What follows from something else. */
const DETAIL: readonly Kind[] = [
  'unused',
  'abandoned',
  'drew',
  'drew_tiles',
  'pile_to_bag',
  'builders_to_cup',
  'removed',
  'removed_good',
  'gained_dice',
  'credits',
  'chips',
];
const REVEAL: readonly Kind[] = ['revealed', 'extra_phase', 'phases_played'];
const WEIGHT: Partial<Record<Kind, number>> = {
  completed: 5,
  consumed: 3,
  traded: 3,
  produced: 2,
  placed: 2,
  worked: 1,
  managed: 0,
  revealed: 0,
};

const revealing = (event: unknown) => REVEAL.includes(kindOf(event) as Kind);

function role(event: unknown): Role {
  const kind = kindOf(event) as Kind;
  if (QUIET.includes(kind)) return 'quiet';
  if (DETAIL.includes(kind)) return 'detail';
  if (kind === 'round_began') return 'round';
  return kind === 'phase_began' || kind === 'last_round' || kind === 'over' ? 'phase' : 'beat';
}

function opening(event: unknown, board: BoardContext): Opening | null {
  const it = event as Event;
  switch (it.event) {
    case 'round_began':
      return { title: board.text('board-round', { round: it.round }) ?? '' };
    case 'phase_began': {
      const chosen = lastReveal(board.history).choices.filter(({ phase }) => phase === it.phase);
      const seats = chosen.flatMap(({ seat }) => (seat === null ? [] : [seat]));
      const who = chosen.map(({ seat }) =>
        seat === null ? board.text('board-extra-die') : board.call(seat, 'by'),
      );
      const by = who.length > 0 ? `${board.text('board-selected-by') ?? ''} ${who.join(', ')}` : '';
      return {
        kicker: board.text('board-phase-number', { number: ROMAN[it.phase] }) ?? ROMAN[it.phase],
        title: board.name(it.phase),
        note: by.trim(),
        seats,
        shape: FACE[it.phase],
      };
    }
    case 'last_round':
      return { title: board.text('board-last-round') ?? '' };
    case 'over':
      return { title: board.text('event-over') ?? '' };
    default:
      return null;
  }
}

export const story: GameStory = {
  role,
  opening,
  scene: (event) => (revealing(event) ? 'reveal' : null),
  sceneTitle: (event, board) => (revealing(event) ? (board.text('story-reveal') ?? null) : null),
  weight: (event) => WEIGHT[kindOf(event) as Kind] ?? 1,
};
