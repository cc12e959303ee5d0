// The names of pieces by their target ids.

import type { BoardContext } from '../../boardkit/context.ts';

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
