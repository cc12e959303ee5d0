// The names of pieces by their target ids.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Event } from '../../wire/reworld.ts';

/** What a target is called: "Upper arm 3", "Officer 2", "Module row 4". */
export function describePiece(id: string, names: BoardContext): string | undefined {
  const [kind = '', of = ''] = id.split('-');
  switch (kind) {
    case 'slot':
      return names.name(`slot_${of}`);
    case 'card':
      return names.name(`officer_${of}`);
    case 'row':
      return names.text('board-row-name', { row: Number(of) });
    case 'city':
      return names.text('board-city-of', { terrain: names.name(`terrain_${of}`) });
    case 'sign':
      return names.name(`sign_${of}`);
    case 'marker':
      return names.name('start_player_space');
    case 'defence':
    case 'shuttles':
    case 'satellites':
      return names.text(`board-${kind}`);
    case 'tile':
      return names.text('board-module');
    default:
      return /^(ship|final)_/.test(id) ? names.name(id) : undefined;
  }
}

/** The pieces that an event speaks of. */
export function touches(event: unknown): string[] {
  const it = event as Event;
  const pieces: string[] = [];
  if ('slot' in it) pieces.push(`slot-${it.slot}`);
  if ('tile' in it) pieces.push(`tile-${it.tile}`);
  if ('ship' in it) pieces.push(it.ship);
  if ('category' in it) pieces.push(it.category);
  if (it.event === 'marker_taken') pieces.push('marker');
  return pieces;
}
