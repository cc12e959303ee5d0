// The names of pieces by their target ids, and the pieces that events speak of.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Event, Tile } from '../../wire/new-frontiers.ts';
import { facts } from './facts.ts';

/** The id of a component in a target: `world-spice_world` is `spice_world`. */
export function componentIn(id: string): string {
  return id.slice(id.search(/[-:]/) + 1);
}

/** What a target is called. */
export function describePiece(id: string, names: BoardContext): string | undefined {
  const what = componentIn(id);
  switch (id.slice(0, Math.max(0, id.search(/[-:]/)))) {
    case 'action':
    case 'world':
    case 'dev':
    case 'goal':
    case 'tile':
      return names.name(what);
    case 'kind':
      return names.name(`kind-${what}`);
    case 'side':
      return names.text('board-side', { side: what.toUpperCase() });
    case 'stack':
      return names.text('board-stack-word');
    default:
      return undefined;
  }
}

/** Where a development is bought. */
const stackOf = (development: Tile) =>
  facts()
    .all.stacks.filter(({ faces }) => faces.includes(development))
    .map(({ id }) => `stack-${id}`);

/** The pieces that an event speaks of. */
export function touches(event: unknown): string[] {
  const it = event as Event;
  switch (it.event) {
    case 'selected':
      return [`action-${it.tile}`];
    case 'bought':
      return [`dev-${it.development}`, ...stackOf(it.development)];
    case 'took':
    case 'settled':
    case 'kept':
    case 'returned':
    case 'stored_world':
      return it.world ? [`world-${it.world}`] : [];
    case 'settled_instead':
    case 'terraformed':
      return [`world-${it.world}`, `world-${it.colony}`];
    case 'display_laid':
    case 'drew':
      return it.worlds.map((world) => `world-${world}`);
    case 'windfall_good':
    case 'produced':
    case 'sold':
    case 'stored_good':
    case 'gave_up':
      return [`world-${it.colony}`];
    case 'consumed':
      return [`dev-${it.power}`, `world-${it.power}`, ...it.colonies.map((colony) => `world-${colony}`)];
    case 'goal_revealed':
      return [`goal-${it.goal}`];
    case 'home_chosen':
      return [`world-${it.home}`];
    default:
      return [];
  }
}
