// Where strength comes from: the tiles that give it, as far as they add up to what the engine says.

import type { PowerFact, SeatView } from '../../wire/new-frontiers.ts';
import { tileFacts } from './facts.ts';

/** A tile and how much it gives. */
export interface Part {
  tile: string;
  amount: number;
}

const tiles = (player: SeatView) => [...player.colonies, ...player.developments];
/** The strength that a power always gives. */
const plain = (power: PowerFact) =>
  power.effect === 'military' && Object.keys(power.fit).length === 0 ? power.amount : 0;

/** What counts against every military world, tile by tile. */
export function always(player: SeatView): Part[] {
  const parts = tiles(player).flatMap(({ tile }) => {
    const amount = tileFacts(tile).powers.reduce((sum, power) => sum + plain(power), 0);
    return amount > 0 ? [{ tile, amount }] : [];
  });
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  return sum === player.strength ? parts : [];
}

/** What a good would buy. */
export function forGoods(player: SeatView): Part[] {
  return tiles(player).flatMap(({ tile }) =>
    tileFacts(tile).powers.flatMap((power) =>
      power.effect === 'temp_military' ? [{ tile, amount: power.amount }] : [],
    ),
  );
}
