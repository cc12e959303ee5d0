// Pieces as they are spoken.

import type { BoardContext } from '../../boardkit/context.ts';
import { sentencesOf } from '../components.svelte.ts';

type Names = Pick<BoardContext, 'name' | 'say'>;

/** A tile: its name, and what its card says. */
export function spokenTile(id: string, names: Names): string {
  const said = sentencesOf('new-frontiers', id).map((message) => names.say(message));
  return [names.name(id), ...said].join('. ').replaceAll('..', '.');
}

/** The name of a player, "you" for the reader. */
export function whoIs(seat: number, board: Pick<BoardContext, 'players' | 'text'>): string {
  const player = board.players.find((one) => one.seat === seat);
  return (player?.me ? board.text('board-you') : undefined) ?? player?.name ?? '';
}
