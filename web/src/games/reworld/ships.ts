// The picture of each population ship's condition.

import { ICONS } from '../../boardkit/art/icons.ts';
import { ICON } from './art.ts';

const PICTURE: Record<string, string> = {
  ship_all_rows: ICON.rows,
  ship_agrarian: ICONS.leaf,
  ship_city: ICONS.city,
  ship_shields: ICONS.shield,
  ship_satellites: ICON.satellite,
  ship_shuttles: ICON.shuttle,
  ship_score: ICONS.points,
  ship_companies: ICON.crew,
  ship_rows_started: ICONS.flag,
};

/** A docking bay by its number, or an icon. */
export function shipPicture(ship: string): { bay: string } | { shape: string } {
  const bay = /^ship_row_(\d)$/.exec(ship)?.[1];
  return bay ? { bay } : { shape: PICTURE[ship] ?? ICONS.spaceship };
}
