// The names of pieces by their target ids, and the pieces that events speak of.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Event, World } from '../../wire/how-to-save-a-world.ts';
import { facts } from './facts.ts';
import { worldName } from './spoken.ts';

/** What a target is: `space-base_camp_1` is a `space` called `base_camp_1`. */
export function partsOf(id: string): [sort: string, what: string] {
  const cut = id.search(/[-:]/);
  return cut < 0 ? [id, ''] : [id.slice(0, cut), id.slice(cut + 1)];
}

/** What a target is called. */
export function describePiece(id: string, names: BoardContext): string | undefined {
  const [sort, what] = partsOf(id);
  switch (sort) {
    case 'space':
      return names.name(facts().placeOf.get(what)?.place ?? what);
    case 'zone':
      return names.text('zone-name', { world: worldName(what as World, names) });
    case 'line':
      return names.text('line-name', { resource: names.name(what) });
    case 'spent':
      return names.text('badge-spent', { badge: names.name(what) });
    case 'card':
    case 'tile':
    case 'resource':
    case 'track':
    case 'development':
    case 'place':
    case 'reward':
    case 'project':
    case 'order':
      return names.name(what);
    default:
      return undefined;
  }
}

/** The pieces that an event speaks of: those on the common table, since each board has its own markers. */
export function touches(event: unknown): string[] {
  const it = event as Event;
  switch (it.event) {
    case 'deployed':
    case 'lander_recalled':
      return [`space-${it.space}`];
    case 'express_flown':
    case 'lander_moved':
      return ['zone-planet', 'zone-moon'];
    case 'card_played':
    case 'reacted':
    case 'card_discarded':
    case 'card_taken':
    case 'card_removed':
    case 'card_revealed':
    case 'card_left':
    case 'species_scored':
      return [`card-${it.card}`];
    case 'worked':
    case 'lead_bonus':
    case 'placed':
    case 'attempt_began':
    case 'attempt_failed':
    case 'rescued':
      return [`track-${it.project}`];
    default:
      return [];
  }
}
