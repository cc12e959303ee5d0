// How resources, terrains, sub-actions and symbols of Evacuation look.

import { ICONS, line, ring } from '../../boardkit/art/icons.ts';
import { hash, stream } from '../../boardkit/art/random.ts';
import type {
  BoardAction,
  Effect,
  Landscape,
  Metric,
  Resource,
  Symbol,
  Terrain,
} from '../../wire/evacuation.ts';

/** The resources, in the order of amounts on the wire. */
export const RESOURCES: readonly Resource[] = ['food', 'steel', 'energy'];
/** The worlds, in the order of stores on the wire. */
export const WORLDS = ['old', 'new'] as const;
export const TERRAINS: readonly Terrain[] = ['steppe', 'desert', 'forest', 'ocean'];

/** Solid glyphs round 0 0, about 12 across: told by shape and by hue. */
export const GLYPH: Record<Resource | 'any', string> = {
  food: 'M-4.8 4.8C-6-2-1.5-6 5.3-5.3 6 1.5 1.5 6-3 5.2L-4.8 6.6-6.4 6.4-4.8 4.8Z',
  steel: 'M-5.5-5.5H5.5V-2.3H2V2.3H5.5V5.5H-5.5V2.3H-2V-2.3H-5.5Z',
  energy: 'M1.8-7-4.8 1.2H-.6L-1.8 7 4.8-1.6H.5Z',
  any: 'M0-6 1.7-1.7 6 0 1.7 1.7 0 6-1.7 1.7-6 0-1.7-1.7Z',
};
/** The saw-tooth roof of a factory, and a person. */
export const SAW = 'M-10 10V-4l5 3.4V-4L0-.6V-4l4 2.7V-10h5l1 20Z';
export const PERSON = 'M0-6.5A3.1 3.1 0 1 1-.01-6.5ZM-5.6 6.5C-5.6 2.6-3.4.7 0 .7S5.6 2.6 5.6 6.5Z';
/** A settlement symbol, round 0 0. */
export const SYMBOL: Record<Symbol, string> = {
  ring: '<circle r="4.3"/>',
  diamond: '<path d="M0-5.6 5.6 0 0 5.6-5.6 0Z"/>',
};

/** The colour of a resource or terrain, as a CSS value. */
export const hue = (id: string): string => (id === 'any' ? 'currentColor' : `var(--${id})`);

/** Icons of this game, of the common family. */
export const SHAPE = {
  factory: line('M3.5 20.5V11l5 3.5V11l5 3.5V4h4l1 16.5H3.5Z') + line('M7 17.5h1.5M11 17.5h1.5'),
  stadium:
    line('M3 9.5c0-2 4-3.5 9-3.5s9 1.5 9 3.5-4 3.5-9 3.5-9-1.5-9-3.5Z') +
    line('M3 9.5V15c0 2 4 3.5 9 3.5s9-1.5 9-3.5V9.5') +
    line('M8 12.7v5.4M16 12.7v5.4M9.5 9.5h5'),
  infrastructure:
    line('M3 18h18M3 13c4 0 7-2.5 9-7 2 4.5 5 7 9 7') +
    line('M12 6v12M7.5 11.3V18M16.5 11.3V18M3 13v5M21 13v5'),
  settle:
    ring(12, 12, 8) +
    line('M5.5 16.7C9 15 15 9 16.7 5.5M4 12c2.8-.3 6.5-4 7-7.9M12.3 19.9c.5-3.4 3.8-6.7 7.5-7.6'),
  satisfaction: ring(12, 12, 8.5) + line('M8 13.5c1 2 2.3 3 4 3s3-1 4-3M9 9.2v.6M15 9.2v.6'),
  research:
    line('M9.5 3.5h5M10.5 3.5v6L5 19c-.5 1 0 1.8 1.2 1.8h11.6c1.2 0 1.7-.8 1.2-1.8L13.5 9.5v-6') +
    line('M7.8 15h8.4'),
  clone: ring(9, 9, 5.5) + ring(15, 15, 5.5),
  exchange: line('M4 9h14l-3.5-4M20 15H6l3.5 4'),
  savanna:
    line('M12 20.5v-9M12 13.5 8.5 11M12 15.5l3.5-3') +
    line('M4 9.5c2-4 5-5 8-5s6 1 8 5c-2 .8-3.5-.2-4.5.4-1.5.9-5.5.9-7 0-1-.6-2.5.4-4.5-.4Z') +
    line('M5 20.5h14'),
  mountain: line('M2.5 19.5 9 7l4 7 2.5-4 6 9.5h-19Z') + line('M7 11l2 1.7L11 10.5'),
  sea: line(
    'M3 9c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 14.5c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 20c2-2 4-2 6 0s4 2 6 0 4-2 6 0',
  ),
  seasite:
    line('M4 17c2-1.8 3.5-1.8 5.3 0s3.6 1.8 5.4 0 3.4-1.8 5.3 0') +
    line('M7 13.5V8h10v5.5M10 8V4.5h4V8M12 8v4.5'),
  production: line('M4 20V9M10 20V4M16 20v-8M21 20H3'),
  renew: line('M5 8.5A8 8 0 0 1 19.5 10M19 15.5A8 8 0 0 1 4.5 14') + line('M19.8 5v5h-5M4.2 19v-5h5'),
  goal: ring(12, 12, 8) + ring(12, 12, 4.2) + ring(12, 12, 0.8),
  contract: line('M6 3.5h9l3.5 3.5v13.5H6z') + line('M9 11l2 2 4-4M9 17h6'),
  bonus: line('M4 10h16v10.5H4zM12 10v10.5M4 14h16') + line('M12 10C7 10 6 4 9 4s3 6 3 6 0-6 3-6 2 6-3 6Z'),
  power: line('M12 3v8') + line('M7 6.2a8 8 0 1 0 10 0'),
  year: ring(12, 12, 4) + line('M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7'),
  penalty: line('M12 3.5 21.5 20h-19L12 3.5Z') + line('M12 9.5v5M12 17.2v.3'),
} as const;

/** The icon of a landscape of the Old World. */
export const LANDSCAPE: Record<Landscape, string> = {
  savanna: SHAPE.savanna,
  mountain: SHAPE.mountain,
  sea: SHAPE.sea,
};

/** The icon of a sub-action or gain. */
export const EFFECT: Record<Effect['kind'], string> = {
  gain_resource: ICONS.plus,
  exchange: SHAPE.exchange,
  research: SHAPE.research,
  develop: SHAPE.infrastructure,
  build_ship: ICONS.spaceship,
  gain_ship: ICONS.spaceship,
  build_stadium: SHAPE.stadium,
  gain_stadium: SHAPE.stadium,
  settle: SHAPE.settle,
  prepare_factory: SHAPE.factory,
  gain_factory: SHAPE.factory,
  clone: SHAPE.clone,
  gain_population: ICONS.people,
  gain_production: SHAPE.production,
  refresh: SHAPE.renew,
  draw_card: ICONS.cards,
};

/** The icon of an action of the player board. */
export const ACTION: Record<BoardAction, string> = {
  gain_and_exchange: SHAPE.exchange,
  research_only: SHAPE.research,
  prepare_factory: SHAPE.factory,
  clone: SHAPE.clone,
  develop_two: SHAPE.infrastructure,
  settle: SHAPE.settle,
  build_ship: ICONS.spaceship,
  build_stadium: SHAPE.stadium,
  gain_and_develop_two: SHAPE.infrastructure,
  gain_and_research: SHAPE.research,
};

/** The icon of what a goal or contract counts. */
export const METRIC: Record<Metric['metric'], string> = {
  settled_population: ICONS.people,
  upper_bonuses: SHAPE.bonus,
  lower_bonuses: SHAPE.bonus,
  infrastructures_played: SHAPE.infrastructure,
  infrastructures_fulfilled: SHAPE.infrastructure,
  ships_owned: ICONS.spaceship,
  fields_of: SHAPE.settle,
  fields_not_of: SHAPE.settle,
  technologies: SHAPE.research,
  both_markers_past: ICONS.flag,
  factory_sets: SHAPE.factory,
  production: SHAPE.production,
  highest_production: SHAPE.production,
  factories_of: SHAPE.factory,
  factories: SHAPE.factory,
  stadiums_new_world: SHAPE.stadium,
};

/** The strokes of a terrain on a small hex of 34 by 38. */
export const SMALL_GROUND: Record<Terrain, string> = {
  steppe: 'M-6 1l-3-7m3 7v-8.5m0 8.5 3-7M6 10l-3-7m3 7V1.5m0 8.5 3-7',
  desert: 'M-12 0q6-7 12 0M0 0q6-7 12 0M-6 9q6-7 12 0',
  forest: 'M-5 6v4m-6-4 6-12 6 12ZM6 3v4M0 3l6-12 6 12Z',
  ocean: 'M-12-4q4-4 8 0t8 0 8 0M-12 5q4-4 8 0t8 0 8 0',
};

const STROKE: Record<Terrain, (x: number, y: number) => string> = {
  steppe: (x, y) => `M${x.toFixed(1)} ${y.toFixed(1)}l-1.5-4m1.5 4v-5m0 5 1.5-4`,
  desert: (x, y) => `M${(x - 5).toFixed(1)} ${y.toFixed(1)}q5-4.5 10 0`,
  forest: (x, y) => `M${x.toFixed(1)} ${y.toFixed(1)}v2.5m-3.5-2.5 3.5-7 3.5 7Z`,
  ocean: (x, y) => `M${(x - 6).toFixed(1)} ${y.toFixed(1)}q3-3 6 0t6 0`,
};

/** The strokes of a terrain on a field of 66 by 76 round 0 0; each field scatters them in its own way. */
export function ground(terrain: Terrain, id: string): string {
  const rand = stream(hash(`evacuation/${id}`));
  const rows = terrain === 'forest' ? 6 : 7;
  const wide = terrain === 'ocean' || terrain === 'desert' ? 5 : 3;
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < 5; i++) {
      const x = -30 + i * 15 + (row % 2) * 7 + rand() * 3;
      const y = -32 + row * (68 / rows) + rand() * 2;
      const top = y - (terrain === 'forest' ? 8 : 5);
      const half = Math.min(31, (33 * (36 - Math.max(-top, y + 3))) / 19);
      if (Math.abs(x) + wide <= half) path += STROKE[terrain](x, y);
    }
  return path;
}
