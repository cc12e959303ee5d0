// The names of pieces by their target ids.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Event } from '../../wire/roll-for-the-galaxy.ts';

/** What a target is called: "Spice World", "Explore", "Citizenry: blue". */
export function describePiece(id: string, names: BoardContext): string | undefined {
  const cut = id.indexOf('-');
  const kind = cut < 0 ? id : id.slice(0, cut);
  const [of = '', more = ''] = cut < 0 ? [] : id.slice(cut + 1).split('-');
  switch (kind) {
    case 'tile':
      return of.startsWith('tile_') ? names.text('board-tile') : names.name(of);
    case 'world':
      return names.name(of);
    case 'good':
      return names.text('board-good-on', { die: names.name(`die-${more}`), world: names.name(of) });
    case 'stack':
      return names.text(`board-stack-${of}`);
    case 'spot':
      return `${names.text(`board-stack-${of}`) ?? ''}: ${names.name(`die-${more}`)}`;
    case 'wild':
      return `${names.name('wild')}: ${names.name(`die-${of}`)}`;
    case 'die':
      return `${names.name(more)}: ${names.name(`die-${of}`)}`;
    case 'virtual':
      return names.text('board-virtual', { die: names.name(`die-${of}`) });
    case 'column':
    case 'strip':
      return names.name(of);
    case 'dictate':
      return names.name('dictate');
    case 'cup':
    case 'citizenry':
    case 'paid': {
      const place = names.text(`board-${kind}`) ?? kind;
      return of ? `${place}: ${names.name(`die-${of}`)}` : place;
    }
    case 'bag':
    case 'credits':
    case 'pool':
      return names.text(`board-${kind}-word`);
    default:
      return undefined;
  }
}

/** The pieces that an event speaks of. */
export function touches(event: unknown): string[] {
  const it = event as Event;
  const pieces: string[] = [];
  if ('world' in it) pieces.push(`world-${it.world}`);
  if ('power' in it) pieces.push(`tile-${it.power}`);
  // A completed tile is a development or a world; only one of the two is on the table.
  if ('tile' in it && it.tile) pieces.push(`tile-${it.tile}`, `world-${it.tile}`);
  if ('phase' in it) pieces.push(`strip-${it.phase}`);
  if ('column' in it) pieces.push(`column-${it.column}`);
  return pieces;
}
