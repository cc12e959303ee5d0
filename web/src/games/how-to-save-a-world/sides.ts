// Whose piece it is: a seat, the Consortium, or nobody.

import type { BoardContext } from '../../boardkit/context.ts';
import { SYMBOLS } from '../../boardkit/players.ts';
import type { Side } from '../../wire/how-to-save-a-world.ts';

/** The Consortium has the white star, which no seat of this game has. */
const CONSORTIUM = 4;

/** The class that gives a piece its colour. */
export const sideClass = (side: Side): string =>
  side === 'neutral' ? 'neutral' : `seat-${side === 'consortium' ? CONSORTIUM : side}`;

/** The number of the token, for the Consortium too. */
export const tokenOf = (side: Side): number => (typeof side === 'number' ? side : CONSORTIUM);

/** The symbol on a piece; neutral ones have none. */
export const symbolOf = (side: Side): string => (side === 'neutral' ? '' : (SYMBOLS[tokenOf(side)] ?? ''));

/** The name of a side, "You" for the reader. */
export function callSide(side: Side, board: Pick<BoardContext, 'call' | 'name' | 'text'>): string {
  if (typeof side === 'number') return board.call(side);
  return side === 'consortium' ? board.name('consortium') : (board.text('board-neutral') ?? '');
}
