// The drawings of Reworld: landscapes, machines, marks of companies, faces of officers. Strings of SVG in a box
// of 64 by 64 unless said otherwise; colours come from the style sheet.

import { dot, line, ring } from '../../boardkit/art/icons.ts';
import type { Company, Letter } from '../../wire/reworld.ts';

/** All terrains. */
export const LETTERS: readonly Letter[] = ['a', 'b', 'c', 'd', 'e'];

/** The landscape of each terrain; `--hi` and `--lo` are its light and its dark tone. */
export const LANDSCAPE: Record<Letter, string> = {
  a: '<path d="M0 64V38l10-9 9 7 12-15 13 15 8-6 12 9v25Z" fill="var(--lo)"/><path d="M31 21l-7 9 4 3 3-3 4 4 4-4Z M10 29l-5 4.5 5 2 4-3Z M52 30l-4 3 4 3 5-2Z" fill="var(--hi)"/><path d="M0 54c12-5 20 2 32-1s20-4 32 0v11H0Z" fill="var(--hi)" opacity=".85"/>',
  b: '<path d="M0 64V42h8V32h9v8h10V24h12v14h9v-7h8v9h8v24Z" fill="var(--lo)"/><path d="M0 48h64M0 54h64M27 30h12M27 36h12M48 37h8M8 38h9" stroke="var(--hi)" stroke-width="1.6" opacity=".6"/><path d="M0 58h64v6H0Z" fill="var(--hi)" opacity=".35"/>',
  c: '<path d="M0 64V26h17l4 12 6 5 3 21ZM64 64V22H48l-5 13-6 9-2 20Z" fill="var(--lo)"/><path d="M0 34h19M0 42h24M0 50h27M64 31H45M64 40H40M64 49H36" stroke="var(--hi)" stroke-width="1.7" opacity=".65"/><path d="M30 64c0-8 2-14 1-22 4 6 5 14 5 22Z" fill="var(--hi)" opacity=".8"/>',
  d: '<path d="M0 38h64v26H0Z" fill="var(--lo)"/><path d="M32 34c-2 8-16 10-22 30M32 34c0 9-6 14-7 30M32 34c2 9 8 13 10 30M32 34c3 8 16 10 24 30" stroke="var(--hi)" stroke-width="3" fill="none" opacity=".85"/><path d="M0 38h64" stroke="var(--hi)" stroke-width="1.6"/>',
  e: '<path d="M0 64V40c14-6 26-4 38 0s18 3 26-1v25Z" fill="var(--lo)"/><path d="M0 47c14-6 26-4 38 0s18 3 26-1M0 54c14-6 26-4 38 0s18 3 26-1M0 61c14-6 26-4 38 0s18 3 26-1" stroke="var(--hi)" stroke-width="1.7" fill="none" opacity=".7"/><circle cx="50" cy="24" r="5" fill="var(--hi)"/>',
};

/** The machine that makes land habitable. */
export const BOT =
  '<path d="M25 40v-5a7 7 0 0 1 14 0v5Z"/><path d="M32 28v-4M22 40h20l4 4-3 6H21l-3-6Z"/><circle cx="32" cy="35" r="2.4" class="eye"/><path d="M24 45.5h0M29.3 45.5h0M34.7 45.5h0M40 45.5h0" stroke-width="3"/>';

/** Houses on the back of a tile that has settled. */
export const HOUSES =
  '<path d="M12 58V40h9v18M21 58V30l11-5v33M32 58V36h10v22M42 58V44a6 6 0 0 1 12 0v14M8 58h48"/><path d="M16.5 45v0M16.5 51v0M26.5 35v0M26.5 42v0M26.5 49v0M37 42v0M37 49v0M48 48v0" class="lit"/>';

/** The shuttle. */
export const SHUTTLE =
  '<path d="M9 39c0-3 2-5 5-5.6L30 31l11-8c5-3.6 10-4.6 13-3.4 0 8-4 15-11 20-5 3.6-10 5-17 5H13c-2.5 0-4-2-4-5.6Z"/><path d="M30 31 20 19h-5l6 13M24 44.5 17 54h8l11-11.5"/><path d="M42 27.5l4.5 4.5M14 39h14"/>';

/** The satellite; it fills the upper half. */
export const SATELLITE =
  '<path d="M10 14h14v9H10zM40 14h14v9H40zM24 18.5h5M35 18.5h5M14.7 14v9M19.3 14v9M44.7 14v9M49.3 14v9"/><path d="M29 13h6v11h-6zM32 24v3.5M27.5 28a5 5 0 0 0 9 0"/>';

/** Three workers in helmets. */
export const WORKERS =
  '<path d="M12 46a6 6 0 0 1 12 0ZM10.5 46h15M26 43a6 6 0 0 1 12 0ZM24.5 43h15M40 46a6 6 0 0 1 12 0ZM38.5 46h15"/><path class="chins" d="M13 49c.5 3 2 4.5 5 4.5s4.5-1.5 5-4.5M27 46c.5 3 2 4.5 5 4.5s4.5-1.5 5-4.5M41 49c.5 3 2 4.5 5 4.5s4.5-1.5 5-4.5"/>';

/** The hazard stripes of a special crew. */
export const STRIPES =
  '<path class="tape" d="M0 57h64v7H0z"/><path class="bars" d="M3 64l7-7h6l-7 7ZM17 64l7-7h6l-7 7ZM31 64l7-7h6l-7 7ZM45 64l7-7h6l-7 7Z"/>';

/** A shield round (0, 0), 11 wide. */
export const SHIELD =
  'M0-6c1.9 1.3 3.4 1.7 5.4 1.7C5.4.9 3.7 4.6 0 6.8-3.7 4.6-5.4.9-5.4-4.3-3.4-4.3-1.9-4.7 0-6Z';

/** The colour of each company, and its mark round (0, 0). */
export const COMPANY: Record<Company, { hue: string; mark: string }> = {
  company_hephaistos: { hue: 'var(--co-hephaistos)', mark: '<path d="M0-7 7 5.5H-7z"/>' },
  company_ikaros: { hue: 'var(--co-ikaros)', mark: '<circle r="6.2"/>' },
  company_kyklop: { hue: 'var(--co-kyklop)', mark: '<path d="M-5.6-5.6H5.6V5.6H-5.6z"/>' },
  company_prometheus: { hue: 'var(--co-prometheus)', mark: '<path d="M0-8 7 0 0 8-7 0z"/>' },
  company_talos: { hue: 'var(--co-talos)', mark: '<path d="M0-7 6.2-3.5v7L0 7-6.2 3.5v-7z"/>' },
  company_gaia: { hue: 'var(--co-gaia)', mark: '<path d="M-6 6C-7-3-1-8 7-7 8 2 2 8-6 6ZM-6 6 2-2"/>' },
};

/** The officers, by number. */
export const FACE: Record<number, string> = {
  1: '<path d="M21 44c0-8 4-12 11-12s11 4 11 12"/><circle cx="32" cy="21" r="8.5"/><path d="M23 20c6 1 13-1 15-6"/>',
  2: '<path d="M19 44c0-9 5-12 13-12s13 3 13 12"/><circle cx="32" cy="22" r="8"/><path d="M22 18.5h20M25 18.5c0-6 3-8.5 7-8.5s7 2.5 7 8.5"/>',
  3: '<path d="M18 44c0-9 5-13 14-13s14 4 14 13"/><path d="M24 22c0-7 3-11 8-11s8 4 8 11c0 5-3 8-8 8s-8-3-8-8Z"/><path d="M25.5 21h13v3.5c-2 1.5-11 1.5-13 0Z"/>',
  4: '<path d="M17 44c0-8 4-13 8-14M47 44c0-8-4-13-8-14"/><circle cx="32" cy="21" r="11"/><path d="M25 21c0-3.5 3-5.5 7-5.5s7 2 7 5.5-3 5-7 5-7-1.5-7-5Z"/><path d="M32 34v10M28 37h8"/>',
  5: '<path d="M16 44c0-9 6-13 16-13s16 4 16 13"/><circle cx="32" cy="23" r="8"/><path d="M21 18c4-7 18-7 22 0-4 2.5-18 2.5-22 0Z"/><path d="M32 10.5v3M16.5 39h7M40.5 39h7"/><path d="M29.5 27.5c1.5 1 3.5 1 5 0"/>',
};

/** Icons of this game, of the same family as the shared ones. */
export const ICON = {
  shuttle:
    line(
      'M3 15.5c0-1.5 1-2.5 2.5-2.8L12 11.5 17 8c1.8-1.2 3.3-1.5 4-1-.1 3-1.6 5.8-4.5 8-1.8 1.3-4 2-6.5 2H4.5C3.6 17 3 16.4 3 15.5Z',
    ) +
    line('M12 11.5 8 7H6l2 5.2M9 17l-2.5 3.5h3L14 16.5') +
    line('M16.3 10.3l1.7 1.5'),
  satellite:
    line('M9.5 12 12 9.5l3 3-2.5 2.5-3-3Z') +
    line('M10.7 10.7 6.5 6.5M4 7.5 7.5 4l3 3L7 10.5 4 7.5ZM13.7 13.7l3.8 3.8M14 17l3.5-3.5 3 3L17 20l-3-3Z') +
    line('M6 15a4 4 0 0 0 3 3M3.5 15.5A7 7 0 0 0 8.5 20.5'),
  terrabot:
    line('M6 9.5a6 6 0 0 1 12 0v3.5H6V9.5Z') +
    ring(12, 9, 1.8) +
    line('M12 3.5V2M6 13l-1.5 3M18 13l1.5 3M9.5 13v3.5h5V13') +
    line('M5.5 16.5h13l2 2-2 2.5h-13l-2-2.5 2-2Z') +
    dot(8.3, 18.7) +
    dot(12, 18.7) +
    dot(15.7, 18.7),
  crew:
    line('M4 15.5a8 8 0 0 1 16 0') +
    line('M2.5 15.5h19v2.5h-19z') +
    line('M9.5 8V5.5h5V8M9.5 5.5V12M14.5 5.5V12'),
  rows: line('M3 6h11M3 12h7M3 18h9') + line('M21 4h-3.5v16H21'),
  box: line('M4 8.5 12 4.5l8 4v7.5l-8 4-8-4V8.5Z') + line('M4 8.5l8 4 8-4M12 12.5V20'),
} as const;
