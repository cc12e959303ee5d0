// What comes of the chosen action and of the ships that are loaded, for ghosts. Sums of what the engine has said.

import type { Action, Resource, SeatView } from '../../wire/evacuation.ts';
import { RESOURCES } from './art.ts';
import type { Index } from './facts.ts';

type Three = [number, number, number];

/** What will change. */
export interface Change {
  /** In the stores of both worlds. */
  stores: [Three, Three];
  /** Of the production of the New World. */
  production: Three;
  population: number;
  factories: Three;
  stadiums: string[];
}

const none = (): Three => [0, 0, 0];
const at = (resource: Resource) => RESOURCES.indexOf(resource);

/** What the ships that fly will bring, and what the action shown would do at once. */
export function outlook(player: SeatView, wish: Action | null, facts: Index): Change {
  const change: Change = {
    stores: [none(), none()],
    production: none(),
    population: 0,
    factories: none(),
    stadiums: [],
  };
  for (const ship of player.ships[0]) {
    if (!ship.flying) continue;
    ship.resources.forEach((n, i) => (change.stores[1][i]! += n));
    change.stadiums.push(...ship.stadiums);
    for (const factory of ship.factories) change.factories[at(factory)]! += 1;
    for (const site of [...ship.sites, ...ship.factory_sites]) {
      const fact = facts.sites.get(site);
      if (!fact) continue;
      if (typeof fact.content === 'object') change.factories[at(fact.content.factory)]! += 1;
      else change.population += fact.population;
    }
  }
  if (wish) act(change, wish, facts);
  return change;
}

function act(change: Change, wish: Action, facts: Index): void {
  const world = 'world' in wish ? (wish.world === 'old' ? 0 : 1) : 0;
  switch (wish.do) {
    case 'pay':
    case 'refresh':
      change.stores[world][at(wish.resource)]! -= 1;
      break;
    case 'gain':
      change.stores[world][at(wish.resource)]! += 1;
      break;
    case 'exchange':
      change.stores[world][at(wish.give)]! -= 1;
      change.stores[world][at(wish.take)]! += 1;
      break;
    case 'load_resource':
      change.stores[0][at(wish.resource)]! -= 1;
      change.stores[1][at(wish.resource)]! += 1;
      break;
    case 'settle':
      facts.fields.get(wish.field)?.produces.forEach((n, i) => (change.production[i]! += n));
      break;
    case 'raise':
      change.production[at(wish.resource)]! += 1;
      break;
    case 'load_stadium':
      change.stadiums.push(wish.stadium);
      break;
    case 'load_factory':
      change.factories[at(wish.factory)]! += 1;
      break;
    case 'load_site': {
      const fact = facts.sites.get(wish.site);
      if (fact && typeof fact.content === 'object') change.factories[at(fact.content.factory)]! += 1;
      else change.population += fact?.population ?? 0;
      break;
    }
  }
}
