// What stands on the modules, ships and cards.

import type { Facts, ModuleFacts, ModuleKind, OfficerFacts, ShipFacts } from '../../wire/reworld.ts';
import { byId, factsOf } from '../facts.ts';

/** The facts, each kind by id. */
export class Index {
  readonly all: Facts;
  readonly modules: ReadonlyMap<string, ModuleFacts>;
  readonly ships: ReadonlyMap<string, ShipFacts>;
  readonly officers: ReadonlyMap<string, OfficerFacts>;

  constructor(all: Facts) {
    this.all = all;
    this.modules = byId(all.modules);
    this.ships = byId(all.ships);
    this.officers = byId(all.officers);
  }
}

/** The facts of the game. */
export const facts = factsOf('reworld', (all: Facts) => new Index(all));

/** What a module of the table is. */
export function moduleOf(id: string): ModuleKind {
  const module = facts().modules.get(id);
  if (!module) throw new Error(`there is no module ${id}`);
  return module.kind;
}
