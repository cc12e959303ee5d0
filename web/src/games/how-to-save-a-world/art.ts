// How the pieces of How to Save a World look: icons of the shared family, and the drawings that only this game has.

import { dot, ICONS, line, ring } from '../../boardkit/art/icons.ts';
import type { Surface } from '../../boardkit/art/marks.ts';
import type { Badge, CardType, Cube, Project, Resource, World } from '../../wire/how-to-save-a-world.ts';

/** The resources, in the order of the wire. */
export const RESOURCES: readonly Resource[] = ['energy', 'knowledge', 'minerals', 'biomass', 'ingenuity'];
/** The badges, in the order of the wire. */
export const BADGES: readonly Badge[] = ['planet', 'moon', 'science'];
/** The projects, in the order in which they try to save the planet. */
export const PROJECTS: readonly Project[] = ['laser', 'shield', 'evacuation'];
/** The cubes of the bag, in the order of the wire. */
export const CUBES: readonly Cube[] = ['laser', 'shield', 'evacuation', 'asteroid'];

/** Icons of this game. */
export const SHAPE = {
  research:
    line('M9.5 3.5h5M10.5 3.5V10L5 18.5a1.5 1.5 0 0 0 1.3 2.2h11.4a1.5 1.5 0 0 0 1.3-2.2L13.5 10V3.5') +
    line('M7.5 15.5h9'),
  medal:
    line('M8 3.5 11 10M16 3.5 13 10') +
    ring(12, 15, 5.5) +
    line('M12 12.3l.9 1.8 2 .3-1.4 1.4.3 2-1.8-.9-1.8.9.3-2-1.4-1.4 2-.3Z'),
  refresh:
    line('M19.5 12a7.5 7.5 0 0 1-13 5M4.5 12a7.5 7.5 0 0 1 13-5') + line('M17.8 3.5V7.3H14M6.2 20.5v-3.8H10'),
  wait: line(
    'M6.5 3.5h11M6.5 20.5h11M8 3.5c0 4.5 3 6 4 8.5 1-2.5 4-4 4-8.5M8 20.5c0-4.5 3-6 4-8.5 1 2.5 4 4 4 8.5',
  ),
  unlimited: line(
    'M12 12c-2-3-3.6-4.2-5.5-4.2a4.2 4.2 0 0 0 0 8.4c1.9 0 3.5-1.2 5.5-4.2s3.6-4.2 5.5-4.2a4.2 4.2 0 0 1 0 8.4c-1.9 0-3.5-1.2-5.5-4.2Z',
  ),
  stay: line('M6 9.5v5a5 5 0 0 0 10 0V8') + line('M12.5 11 16 7.5l3.5 3.5'),
  fly: line('M4 12h15M13.5 6.5 19 12l-5.5 5.5'),
  flyBack: line('M20 12H5M10.5 6.5 5 12l5.5 5.5'),
  reaction: line('M4 8h9a4.5 4.5 0 0 1 0 9H8') + line('M11 13.5 7.5 17l3.5 3.5'),
  species:
    line('M8 16.5c0-2.5 2-4.5 4-4.5s4 2 4 4.5c0 2-1.7 3-4 3s-4-1-4-3Z') +
    ring(6, 11, 1.7) +
    ring(9.7, 6.8, 1.8) +
    ring(14.3, 6.8, 1.8) +
    ring(18, 11, 1.7),
  building: line('M4 19.5h16M5.5 19.5V14a6.5 6.5 0 0 1 13 0v5.5M12 7.5v12M5.5 14h13'),
  technology:
    ring(12, 12, 2.2) +
    line('M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18') +
    ring(12, 12, 5.5),
  shuttle:
    line(
      'M3 15.5c0-1.5 1-2.5 2.5-2.8L12 11.5 17 8c1.8-1.2 3.3-1.5 4-1-.1 3-1.6 5.8-4.5 8-1.8 1.3-4 2-6.5 2H4.5C3.6 17 3 16.4 3 15.5Z',
    ) +
    line('M12 11.5 8 7H6l2 5.2M9 17l-2.5 3.5h3L14 16.5') +
    line('M16.3 10.3l1.7 1.5'),
  any: line('M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8 4.6 16.2'),
  worst: line('M12 4v14M6.5 13 12 18.5l5.5-5.5') + line('M5 21h14'),
  best: line('M12 20V6M6.5 11 12 5.5l5.5 5.5') + line('M5 3h14'),
  asteroid:
    line('M9 5.5 14.5 4l4 3.5 2 5-2.5 5-5.5 3-5-1.5-3.5-4L5 9.5l4-4Z') +
    ring(10, 11, 1.8) +
    ring(15.5, 10, 1.1) +
    ring(13.5, 15.5, 1.4),
  danger: line('M12 4 21 20H3L12 4Z') + line('M12 10v4.5') + dot(12, 17.2),
  order: line('M6.5 3.5h11v17h-11z') + line('M9.5 8h5M9.5 12h5M9.5 16h3'),
  reactivate: line('M5 12a7 7 0 0 1 12-5M19 12a7 7 0 0 1-12 5') + ring(12, 12, 2.4),
} as const;

/** The icon of each resource. */
export const RESOURCE: Record<Resource, string> = {
  energy: ICONS.energy,
  knowledge:
    line('M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5Z') +
    line('M12 6.5v13'),
  minerals: line('M8 4h8l4.5 6L12 20.5 3.5 10 8 4Z') + line('M3.5 10h17M8 4l1.5 6L12 20.5 14.5 10 16 4'),
  biomass: ICONS.leaf,
  ingenuity:
    line('M9 17.5h6M10 20.5h4') +
    line('M9 17.5c0-2.5-3-3.8-3-8a6 6 0 0 1 12 0c0 4.2-3 5.5-3 8') +
    line('M10 10.5l2 2 2-2M12 12.5v5'),
};

/** The icon of each project. */
export const PROJECT: Record<Project, string> = {
  laser:
    line('M4 20.5h9M8.5 20.5V17M5 17h7l1.5-4-4-3L5 13v4Z') +
    line('M11.7 11.7 14 8.5') +
    line('M15.5 6.5 20 3M17.5 9.5l3.5-.5M14.5 4.5 15.5 3'),
  shield:
    line('M3 16a9 9 0 0 1 18 0') +
    line('M6.5 16a5.5 5.5 0 0 1 11 0') +
    ring(12, 17.5, 2.2) +
    line('M2.5 20.5h19') +
    line('M12 7V3.5M5.6 9.6 3.3 7.3M18.4 9.6l2.3-2.3'),
  evacuation:
    line('M4 20.5a8.5 8.5 0 0 1 10-8') +
    line('M8 8.5 19.5 4l-3.5 12-3.3-4.2L8 8.5Z') +
    line('M12.7 11.8 19.5 4') +
    line('M4 15.5v5h5'),
};

/** Colour and icon of each type of card: the hue of the resource that pays for it. */
export const CARD: Record<CardType, { shape: string; hue: string }> = {
  action: { shape: ICONS.play, hue: 'var(--knowledge)' },
  reaction: { shape: SHAPE.reaction, hue: 'var(--minerals)' },
  species: { shape: SHAPE.species, hue: 'var(--biomass)' },
};

/** The colour of each project: its cubes, its icon. */
export const PROJECT_HUE: Record<Project, string> = {
  laser: 'light-dark(oklch(0.58 0.17 28), oklch(0.74 0.15 28))',
  shield: 'light-dark(oklch(0.56 0.12 240), oklch(0.74 0.1 235))',
  evacuation: 'light-dark(oklch(0.6 0.13 145), oklch(0.82 0.12 140))',
};

/** The colour of each cube. */
export const CUBE_HUE: Record<Cube, string> = {
  ...PROJECT_HUE,
  asteroid: 'light-dark(oklch(0.3 0.02 265), oklch(0.34 0.02 265))',
};

/** The mark on each cube. */
export const CUBE_MARK: Record<Cube, string> = {
  laser: '<path d="M-3.5 3.5 3.5-3.5M0-4.5l3.9.6.6 3.9"/>',
  shield: '<path d="M-4.2 2.5a4.2 4.2 0 0 1 8.4 0M-1.5 2.5a1.5 1.5 0 0 1 3 0"/>',
  evacuation: '<path d="M0 4V-3.5M-3.2-.5 0-3.7 3.2-.5"/>',
  asteroid: '<circle r="3.2"/><circle r=".6" cx="1"/>',
};

/** The drawing of each badge: shape and mark differ, not only the hue. */
export const BADGE: Record<Badge, string> = {
  planet:
    '<circle class="bg" cx="12" cy="12" r="10.5"/><g class="bm"><circle cx="12" cy="12" r="4.6"/><path d="M4.6 14.8c1.3 1.5 6 .6 10-1.3s6-4.3 5-5.4"/></g>',
  moon: '<path class="bg" d="M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z"/><path class="bm" d="M14 5.8A6.5 6.5 0 1 0 18.3 15 7.6 7.6 0 0 1 14 5.8Z"/>',
  science:
    '<path class="bg" d="M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4Z"/><g class="bm"><ellipse cx="12" cy="12" rx="7" ry="2.6" transform="rotate(30 12 12)"/><ellipse cx="12" cy="12" rx="7" ry="2.6" transform="rotate(-30 12 12)"/><circle cx="12" cy="12" r="1.2"/></g>',
};

/** The face of each world. */
export const WORLD: Record<World, { id: string; surface: Surface }> = {
  planet: { id: 'planet_alarria', surface: 'continents' },
  moon: { id: 'moon_fortuna', surface: 'craters' },
};
