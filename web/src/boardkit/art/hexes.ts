// Fields of a hex map: the ground is told by its pattern first, by its hue second.

import { hash, stream } from './random.ts';

/** The patterns a field can have. */
export type Ground = 'tufts' | 'dunes' | 'trees' | 'waves';

/** The outline of a field with a corner on top, in a box of 88 by 100. */
export const HEX_OUTLINE = 'M44 2 84 25v50L44 98 4 75V25Z';

const STROKES: Record<Ground, { rows: number; draw: (x: string, y: string, left: string) => string }> = {
  tufts: { rows: 6, draw: (x, y) => `M${x} ${y}l-2-5m2 5v-6.5m0 6.5 2-5` },
  dunes: { rows: 6, draw: (_, y, left) => `M${left} ${y}q7-6 14 0` },
  trees: { rows: 5, draw: (x, y) => `M${x} ${y}v4m-5-4 5-10 5 10Z` },
  waves: { rows: 7, draw: (_, y, left) => `M${left} ${y}q4-3.5 8 0t8 0` },
};

/** The strokes of a pattern; each field scatters them in its own way. */
export function groundPattern(ground: Ground, id: string): string {
  const rand = stream(hash(`hex/${ground}/${id}`));
  const { rows, draw } = STROKES[ground];
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < 5; i++) {
      const x = 4 + i * 20 + (row % 2) * 10 + rand() * 5;
      const y = 14 + row * (84 / rows) + rand() * 5;
      path += draw(x.toFixed(1), y.toFixed(1), (x - 7).toFixed(1));
    }
  return path;
}

/** Where the field in a column and row begins, as multiples of the width of a field; odd rows are shifted. */
export function hexPlace(column: number, row: number): { x: number; y: number } {
  return { x: (column + (row % 2) / 2) * (80 / 88), y: row * (75 / 88) };
}
