// How a game of Reworld is told: which events are beats, banners and cards. It holds no rule.

import type { BoardContext } from '../../boardkit/context.ts';
import { kindOf, type GameStory, type Opening, type Role } from '../../boardkit/story.ts';
import type { Event } from '../../wire/reworld.ts';

type Kind = Event['event'];

const ROLE: Partial<Record<Kind, Role>> = {
  round_began: 'round',
  chapter_two_began: 'chapter',
  game_over: 'phase',
  station_filled: 'quiet',
  dealt: 'quiet',
  round_ended: 'quiet',
  shuttle_landed: 'detail',
  scored: 'detail',
};
const WEIGHT: Partial<Record<Kind, number>> = {
  ship_taken: 5,
  city_founded: 4,
  task_done: 3,
  marker_taken: 2,
  acquired: 2,
  terrabot_settled: 2,
  crew_placed: 2,
  defended: 2,
  decoupled: 0,
};
/** What a chapter card tells: the texts of the game. */
const LINES = ['stays', 'changes', 'scores'] as const;

function opening(event: unknown, board: BoardContext): Opening | null {
  const it = event as Event;
  const begins = (seat: number) => board.say({ id: 'story-begins', args: { who: { seat } } });
  switch (it.event) {
    case 'round_began':
      return {
        kicker: board.text('story-chapter-one') ?? '',
        title: board.text('story-round', { round: it.round }) ?? '',
        note: begins(it.first),
        seats: [it.first],
      };
    case 'chapter_two_began':
      return {
        kicker: 'Reworld',
        title: board.text('story-chapter-two') ?? '',
        note: begins(it.first),
        seats: [it.first],
        lines: LINES.flatMap((line) => {
          const [head, text] = [board.text(`story-two-${line}`), board.text(`story-two-${line}-text`)];
          return head && text ? [{ head, text }] : [];
        }),
      };
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
