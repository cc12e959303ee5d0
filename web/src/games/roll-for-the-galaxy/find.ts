// Where a development or world lies.

import type { View } from '../../wire/roll-for-the-galaxy.ts';

/** Whose it is, and where: in the tableau, on top of a stack, below, or in hand. */
export interface Found {
  seat: number;
  place: 'tableau' | 'top' | 'below' | 'hand';
}

/** Looks for a tile; undefined if nobody has it, as far as one may know. */
export function findTile(id: string, view: View): Found | undefined {
  for (const { seat, tableau, development, world, hand } of view.players) {
    if (tableau.some((tile) => tile.id === id)) return { seat, place: 'tableau' };
    for (const [stack, side] of [
      [development, 'development'],
      [world, 'world'],
    ] as const) {
      const at = stack.tiles.findIndex((tile) => tile[side] === id);
      if (at >= 0) return { seat, place: at === 0 ? 'top' : 'below' };
    }
    if (hand.some((tile) => tile.development === id || tile.world === id)) return { seat, place: 'hand' };
  }
  return undefined;
}
