// Pieces and players as they are spoken.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Who } from '../../wire/evacuation.ts';
import { sentencesOf } from '../components.svelte.ts';

type Names = Pick<BoardContext, 'name' | 'say'>;

/** A tile or card: its name, and what it does. */
export function spoken(id: string, names: Names): string {
  const said = sentencesOf('evacuation', id).map((message) => names.say(message));
  return [names.name(id), ...said].join('. ').replaceAll('..', '.');
}

/** The colour of somebody who has markers and fields: a seat, or one that no player of this table has. */
export function seatOfWho(who: Who): number {
  if (typeof who === 'object') return who.player;
  return who === 'opponent' ? 3 : 4;
}

/** What somebody is called. */
export function callWho(who: Who, board: Pick<BoardContext, 'call' | 'name'>): string {
  return typeof who === 'object' ? board.call(who.player) : board.name(who);
}
