// What stands on the tiles and dice: developments and worlds in one list, with what is on the other side.

import type {
  BagTile,
  BagTileFacts,
  DieFacts,
  FactionFacts,
  Facts,
  Kind,
  OnPlace,
  PowerFacts,
  Scoring,
  Tile,
} from '../../wire/roll-for-the-galaxy.ts';
import { byId, factsOf } from '../facts.ts';

export const GAME = 'roll-for-the-galaxy';

/** A development or a world. */
export interface TileFacts {
  id: Tile;
  cost: number;
  /** Of worlds. */
  kind: Kind | null;
  on_place: readonly OnPlace[];
  /** Of developments. */
  powers: readonly PowerFacts[];
  scoring: Scoring | null;
  /** The bag tile it belongs to, and what is on its other side. */
  tile: BagTile | null;
  back: Tile | null;
}

/** The facts, by id. */
export class Index {
  readonly all: Facts;
  readonly tiles: ReadonlyMap<string, TileFacts>;
  readonly bag: ReadonlyMap<string, BagTileFacts>;
  readonly dice: ReadonlyMap<string, DieFacts>;
  readonly factions: ReadonlyMap<string, FactionFacts>;

  constructor(all: Facts) {
    this.all = all;
    this.bag = byId(all.tiles);
    this.dice = byId(all.dice);
    this.factions = byId(all.factions);
    const sides = (tile: BagTile | null) => this.bag.get(tile ?? '');
    this.tiles = byId<TileFacts>([
      ...all.developments.map((one) => ({ ...one, kind: null, back: sides(one.tile)?.world ?? null })),
      ...all.worlds.map((one) => ({
        ...one,
        powers: [],
        scoring: null,
        back: sides(one.tile)?.development ?? null,
      })),
    ]);
  }
}

/** The facts of the game. */
export const facts = factsOf(GAME, (all: Facts) => new Index(all));

/** What stands on a tile of the table. */
export function tileFacts(id: string): TileFacts {
  const tile = facts().tiles.get(id);
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}
