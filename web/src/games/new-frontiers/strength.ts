// Where strength comes from: the tiles that give it, as far as they add up to what the engine says.

import type { SeatView } from '../../wire/new-frontiers.ts';
import { tileFacts, type Power } from './facts.ts';

/** A tile and how much it gives. */
export interface Part {
  tile: string;
  amount: number;
}

const tiles = (player: SeatView) => [...player.colonies, ...player.developments];
const plain = (power: Power) => power.effect === 'military' && !power.kinds && !power.keyword;

/** What counts against every military world, tile by tile. */
export function always(player: SeatView): Part[] {
  const parts = tiles(player).flatMap(({ tile }) => {
    const amount = tileFacts(tile)
      .powers.filter(plain)
      .reduce((sum, power) => sum + Number(power['amount']), 0);
    return amount > 0 ? [{ tile, amount }] : [];
  });
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  return sum === player.strength ? parts : [];
}

/** What a good would buy. */
export function forGoods(player: SeatView): Part[] {
  return tiles(player).flatMap(({ tile }) =>
    tileFacts(tile)
      .powers.filter(({ effect }) => effect === 'temp_military')
      .map((power) => ({ tile, amount: Number(power['amount']) })),
  );
}
