// What is drawn for a piece: a tile, a die with a face, a phase, or a place.

import type { View } from '../../wire/roll-for-the-galaxy.ts';
import { DICE, PHASES, type Die, type Phase } from './art.ts';

/** Something with a look. */
export type Pictured =
  | { kind: 'tile'; id: string }
  | { kind: 'die'; id: Die; face?: Phase | 'wild' }
  | { kind: 'phase'; id: Phase }
  | { kind: 'place'; id: string };

/** The look of a piece. */
export function pictured(id: string, view: View): Pictured {
  const [drawn, what = '', more] = id.split(':');
  if (drawn === 'tile') return { kind: 'tile', id: what };
  if (drawn === 'die') return die(what, more);
  const cut = id.indexOf('-');
  const kind = cut < 0 ? id : id.slice(0, cut);
  const [of = '', with_ = ''] = cut < 0 ? [] : id.slice(cut + 1).split('-');
  switch (kind) {
    case 'world':
      return { kind: 'tile', id: of };
    case 'tile':
      return { kind: 'tile', id: of.startsWith('tile_') ? up(of, view) : of };
    case 'good':
      return die(with_);
    case 'spot':
      return die(with_, of === 'development' ? 'develop' : 'settle');
    case 'die':
      return die(of, with_);
    case 'wild':
      return die(of, 'wild');
    case 'virtual':
    case 'cup':
    case 'citizenry':
    case 'paid':
      return of ? die(of) : { kind: 'place', id: kind };
    case 'column':
    case 'strip':
      return { kind: 'phase', id: of as Phase };
    case 'stack': {
      const side = of === 'world' ? 'world' : 'development';
      const top = view.you === null ? undefined : view.players[view.you]?.[side].tiles[0];
      return top ? { kind: 'tile', id: top[side] } : { kind: 'place', id: 'stack' };
    }
    default:
      if (PHASES.includes(id as Phase)) return { kind: 'phase', id: id as Phase };
      return kind === id && ['dictate', 'credits', 'bag', 'pool'].includes(id)
        ? { kind: 'place', id }
        : { kind: 'tile', id };
  }
}

function die(id: string, face?: string): Pictured {
  const known = [...PHASES, 'wild' as const].find((one) => one === face);
  return { kind: 'die', id: DICE.find((one) => one === id) ?? 'home', face: known };
}

/** The side of a bag tile that is up, or its development if it is in hand. */
function up(tile: string, view: View): string {
  for (const player of view.players) {
    const built = player.world.tiles.find((one) => one.tile === tile);
    if (built) return built.world;
    const other = [...player.development.tiles, ...player.hand].find((one) => one.tile === tile);
    if (other) return other.development;
  }
  return tile;
}
