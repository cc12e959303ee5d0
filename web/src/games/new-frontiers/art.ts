// How worlds, goods, actions and powers of New Frontiers look.

import { ICONS, dot, line, ring } from '../../boardkit/art/icons.ts';
import type { Surface } from '../../boardkit/art/marks.ts';
import type { ActionTile, GoalCount, Kind, Phase, TileFact } from '../../wire/new-frontiers.ts';

export type { ActionTile, Kind, Phase };

/** The kinds of goods and colonies, in the order of the supplies on the wire. */
export const KINDS: readonly Kind[] = ['novelty', 'rare', 'genes', 'alien'];
/** The kind of a world: of a good, grey, or the joker's. */
type WorldKind = Kind | 'none' | 'any';

/** What a power belongs to. */
export const PHASES: readonly Phase[] = ['explore', 'develop', 'settle', 'produce', 'trade', 'consume'];

/** The icons of the phases: the same as on the action tiles. */
export const PHASE: Record<Phase, string> = {
  explore:
    line('M2.5 12c2.3-4 5.5-6 9.5-6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6Z') +
    ring(12, 12, 3.2) +
    dot(12, 12, 1.3),
  develop: line('M12 3l9 9-9 9-9-9 9-9Z') + line('M12 7.5l4.5 4.5-4.5 4.5L7.5 12 12 7.5Z'),
  settle:
    ring(12, 12, 8) +
    line('M5.5 16.7C9 15 15 9 16.7 5.5') +
    line('M4 12c2.8-.3 6.5-4 7-7.9M12.3 19.9c.5-3.4 3.8-6.7 7.5-7.6'),
  produce:
    line('M6 5.5c0-1.1 2.7-2 6-2s6 .9 6 2-2.7 2-6 2-6-.9-6-2Z') +
    line('M6 5.5c-1 4-1 9 0 13 0 1.1 2.7 2 6 2s6-.9 6-2c1-4 1-9 0-13') +
    line('M5.4 10c1.5.9 4 1.3 6.6 1.3s5.1-.4 6.6-1.3M5.4 14.7c1.5.9 4 1.3 6.6 1.3s5.1-.4 6.6-1.3'),
  trade: line('M4 8.5h14M14.5 4.5l4 4-4 4') + line('M20 15.5H6M9.5 11.8 5.5 15.5l4 4'),
  consume: line('M5 4h14c0 6-2.5 9.5-7 9.5S5 10 5 4Z') + line('M12 13.5v6M8 20h8M6 8h12'),
};

/** Icons of this game, of the same family. */
export const SHAPE = {
  world: ring(12, 12, 7.5) + line('M4.8 10.2c4 1.6 10.4 1.6 14.4 0M5.4 15.4c3.6 1.3 9.6 1.3 13.2 0'),
  good: line('M5 8.5 12 5l7 3.5v8L12 20l-7-3.5v-8Z') + line('M5 8.5l7 3.5 7-3.5M12 12v8'),
  windfall: ring(12, 12, 8) + ring(12, 12, 4.5),
  production: ring(12, 12, 8) + dot(12, 12, 5.2),
  strength: line('M4.5 9.5 12 4l7.5 5.5M4.5 14.5 12 9l7.5 5.5M4.5 19.5 12 14l7.5 5.5'),
  colonist: ring(12, 7.5, 3.8) + line('M4.5 20.5c0-4.6 3-7.6 7.5-7.6s7.5 3 7.5 7.6Z') + line('M10.2 7.5h3.6'),
  retreat:
    line('M3.5 19a8.5 8.5 0 0 1 17 0') +
    line('M2.5 19h19') +
    line('M9.5 19v-3.2a2.5 2.5 0 0 1 5 0V19') +
    dot(6, 5.5, 0.9) +
    dot(12.5, 4, 1.1) +
    dot(18.5, 6, 0.9),
  envoys: line('M3.5 7h17v11.5h-17z') + line('M3.5 7.5 12 13.5l8.5-6') + line('M9.5 4h5'),
  goals: ring(12, 12, 8) + ring(12, 12, 4.2) + dot(12, 12, 1.5),
} as const;

/** The icon of an action tile. */
export const ACTION: Record<ActionTile, string> = {
  retreat_into_isolation: SHAPE.retreat,
  set_galactic_goals: SHAPE.goals,
  develop: PHASE.develop,
  explore: PHASE.explore,
  settle: PHASE.settle,
  produce: PHASE.produce,
  trade_consume: PHASE.trade,
  send_envoys: SHAPE.envoys,
};

/** The icon of a goal, by what it counts. */
export const GOAL: Record<GoalCount, string> = {
  phases_with_own_power: SHAPE.goals,
  tiles_with_consume_power: PHASE.consume,
  kinds_of_colonies: ICONS.planet,
  keywords: ICONS.tiles,
  unused_colonists: SHAPE.colonist,
  stockpiled_worlds: SHAPE.world,
  stockpiled_goods: SHAPE.good,
  stockpiled_credits: ICONS.credits,
};

/** Surface and colours of each kind of world. */
export const KIND_LOOK: Record<WorldKind, { surface: Surface; hue: string; wash: string }> = {
  novelty: look('bands', 'novelty'),
  rare: look('facets', 'rare'),
  genes: look('continents', 'genes'),
  alien: look('glyphs', 'alien'),
  any: look('glyphs', 'alien'),
  none: look('craters', 'grey'),
};

/** How a world looks. */
export const worldLook = ({ joker, kind }: Pick<TileFact, 'joker' | 'kind'>) =>
  KIND_LOOK[joker ? 'any' : (kind ?? 'none')];

function look(surface: Surface, token: string) {
  return { surface, hue: `var(--${token})`, wash: `var(--${token}-wash)` };
}

/** Body, ink and mark of each good. The mark is the moon of its worlds: no colour stands alone. */
export const GOOD_LOOK: Record<Kind, { body: string; ink: string; mark: string }> = {
  novelty: good(
    'novelty',
    '<path d="M1.5-5A5.2 5.2 0 1 0 1.5 5 6.4 6.4 0 0 1 1.5-5Z" fill="currentColor" stroke-width=".8"/>',
  ),
  rare: good(
    'rare',
    '<circle r="4.6" stroke-width="1.8"/><path d="M0-4.6A4.6 4.6 0 0 0 0 4.6Z" fill="currentColor"/>',
  ),
  genes: good(
    'genes',
    '<circle cx="-2.2" cy="1.8" r="2.9" fill="currentColor"/><circle cx="3.2" cy="-2.6" r="2" fill="currentColor"/>',
  ),
  alien: good(
    'alien',
    '<circle r="2.6" fill="currentColor"/><ellipse rx="6" ry="2.1" transform="rotate(-24)" stroke-width="1.7"/>',
  ),
};

function good(token: string, mark: string) {
  return { body: `var(--die-${token})`, ink: `var(--die-${token}-ink)`, mark };
}
