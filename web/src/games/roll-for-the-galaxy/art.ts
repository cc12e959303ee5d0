// How the worlds, dice and phases of Roll for the Galaxy look.

import { dot, line, ring } from '../../boardkit/art/icons.ts';
import type { Surface } from '../../boardkit/art/marks.ts';

/** The phases, which are also the columns of the strip. */
export const PHASES = ['explore', 'develop', 'settle', 'produce', 'ship'] as const;
/** A phase. */
export type Phase = (typeof PHASES)[number];

/** The colours of dice, in the order of the counts on the wire. */
export const DICE = [
  'home',
  'military',
  'consumption',
  'novelty',
  'rare_elements',
  'genes',
  'alien_technology',
] as const;
/** The colour of a die. */
export type Die = (typeof DICE)[number];

/** The kind of a world. */
export type Kind = 'novelty' | 'rare_elements' | 'genes' | 'alien_technology' | 'grey';

/** The icons of phases and of the wild face. */
export const FACE: Record<Phase | 'wild', string> = {
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
  ship:
    line('M14 4.5c2.5-1.3 4.8-1.5 6-1 .5 1.2.3 3.5-1 6L13 17l-6-6 7-6.5Z') +
    line('M8.5 9.6 4.5 10 3 13l4-.5M14.4 15.5 14 19.5 11 21l.5-4') +
    ring(15.5, 8.5, 1.5) +
    line('M6.5 15.5 3.5 20.5l5-3'),
  wild: line('M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8 4.6 16.2'),
};

/** The Roman numbers of the phases. */
export const ROMAN: Record<Phase, string> = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  produce: 'IV',
  ship: 'V',
};

/**
 * Body, ink and corner mark of each die. The four goods share their mark with the moons of the worlds; military
 * has a chevron, consumption a lozenge, home nothing. So no colour stands alone (RFG-FAQ-10).
 */
export const DIE_LOOK: Record<Die, { body: string; ink: string; mark: string }> = {
  home: look('home', ''),
  military: look('military', '<path d="M-5 3 0-2l5 5" stroke-width="2.6"/>'),
  consumption: look('consumption', '<path d="M0-5 5 0 0 5-5 0z" stroke-width="2.2"/>'),
  novelty: look(
    'novelty',
    '<path d="M1.5-5A5.2 5.2 0 1 0 1.5 5 6.4 6.4 0 0 1 1.5-5Z" fill="currentColor" stroke-width=".8"/>',
  ),
  rare_elements: look(
    'rare',
    '<circle r="4.6" stroke-width="1.8"/><path d="M0-4.6A4.6 4.6 0 0 0 0 4.6Z" fill="currentColor"/>',
  ),
  genes: look(
    'genes',
    '<circle cx="-2.2" cy="1.8" r="2.9" fill="currentColor"/><circle cx="3.2" cy="-2.6" r="2" fill="currentColor"/>',
  ),
  alien_technology: look(
    'alien',
    '<circle r="2.6" fill="currentColor"/><ellipse rx="6" ry="2.1" transform="rotate(-24)" stroke-width="1.7"/>',
  ),
};

function look(token: string, mark: string) {
  return { body: `var(--die-${token})`, ink: `var(--die-${token}-ink)`, mark };
}

/** Surface and colours of each kind of world. */
export const KIND_LOOK: Record<Kind, { surface: Surface; hue: string; wash: string }> = {
  novelty: world('bands', 'novelty'),
  rare_elements: world('facets', 'rare'),
  genes: world('continents', 'genes'),
  alien_technology: world('glyphs', 'alien'),
  grey: world('craters', 'grey'),
};

function world(surface: Surface, token: string) {
  return { surface, hue: `var(--${token})`, wash: `var(--${token}-wash)` };
}

/** The single dice of a list of counts by colour, in the order of the colours. */
export function single(counts: readonly number[]): Die[] {
  return DICE.flatMap((die, i) => Array.from({ length: counts[i] ?? 0 }, () => die));
}
