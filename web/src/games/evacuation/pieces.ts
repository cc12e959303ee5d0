// The names of pieces by their target ids, and the pieces that events speak of.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Event } from '../../wire/evacuation.ts';

/** What a target is called. Tiles and cards are their own ids; everything else has a word before it. */
export function describePiece(id: string, names: BoardContext): string | undefined {
  const [sort = '', a = '', b = ''] = id.split('-');
  const word = (resource: string) => names.name(resource);
  switch (sort) {
    case 'store':
      return `${word(b)}, ${word(a)}`;
    case 'production':
      return names.text('piece-production', { resource: word(a) });
    case 'factory':
      return `${names.name(`factory-${b}`)}, ${word(a)}`;
    case 'action':
    case 'world':
      return word(a);
    case 'column':
      return names.text('column-of', { column: a });
    case 'space':
      return names.text('board-space', { space: a });
    case 'position':
      return names.text('piece-position', { position: b });
    case 'bonus':
      return names.name(`half-${a}`);
    case 'power':
      return a ? names.text('power-of', { points: a }) : undefined;
    case 'effect':
      return names.text('piece-effect', { number: a });
    default: {
      const name = names.name(id);
      return name === id ? undefined : name;
    }
  }
}

const item = (it: { ship: string | null; stadium: string | null; infrastructure: string | null }) =>
  [it.ship, it.stadium, it.infrastructure].filter((id) => id !== null);

/** The pieces that an event speaks of. */
export function touches(event: unknown): string[] {
  const it = event as Event;
  switch (it.event) {
    case 'settled':
    case 'solo_settled':
    case 'solo_blocked':
      return [it.field];
    case 'factory_placed':
      return [it.field];
    case 'ship_built':
    case 'ship_shown':
    case 'flight_planned':
    case 'flown_back':
    case 'landed':
      return [it.ship];
    case 'stadium_built':
    case 'stadium_shown':
    case 'solo_took_stadium':
      return [it.stadium];
    case 'infrastructure_taken':
    case 'infrastructure_played':
    case 'infrastructure_fulfilled':
    case 'infrastructure_shown':
      return [it.infrastructure];
    case 'put_under':
    case 'item_removed':
      return item(it);
    case 'site_loaded':
      return [it.site, it.ship];
    case 'stadium_loaded':
      return [it.stadium, it.ship];
    case 'factory_loaded':
    case 'resource_loaded':
      return [it.ship];
    case 'marker_placed':
      return [`space-${it.space}-${it.lane}`];
    case 'markers_moved':
    case 'solo_markers_moved':
      return it.to.map((space) => `space-${space}`);
    case 'contract_taken':
    case 'contract_played':
      return [it.contract];
    case 'goal_revealed':
      return [it.goal];
    case 'bonus_taken':
      return [`bonus-${it.half}`];
    default:
      return [];
  }
}
