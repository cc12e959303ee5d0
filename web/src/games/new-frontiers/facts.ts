// What stands on the tiles, the mats and the goals.

import type { ActionTileFact, Facts, GoalFact, StackFact, TileFact } from '../../wire/new-frontiers.ts';
import { byId, factsOf } from '../facts.ts';

/** The facts, each kind by id. */
export class Index {
  readonly all: Facts;
  readonly tiles: ReadonlyMap<string, TileFact>;
  readonly stacks: ReadonlyMap<string, StackFact>;
  readonly actions: ReadonlyMap<string, ActionTileFact>;
  readonly goals: ReadonlyMap<string, GoalFact>;

  constructor(all: Facts) {
    this.all = all;
    this.tiles = byId(all.tiles);
    this.stacks = byId(all.stacks);
    this.actions = byId(all.action_tiles);
    this.goals = byId(all.goals);
  }
}

/** The facts of the game. */
export const facts = factsOf('new-frontiers', (all: Facts) => new Index(all));

/** What stands on a tile of the table. */
export function tileFacts(id: string): TileFact {
  const tile = facts().tiles.get(id);
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}
