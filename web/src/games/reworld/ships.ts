// The picture of each population ship's condition.

import { ICONS } from '../../boardkit/art/icons.ts';
import type { ShipGoal } from '../../wire/reworld.ts';
import { ICON } from './art.ts';
import { facts } from './facts.ts';

const PICTURE: Record<Exclude<ShipGoal['kind'], 'row'>, string> = {
  all_rows: ICON.rows,
  agrarian: ICONS.leaf,
  city: ICONS.city,
  shields: ICONS.shield,
  satellites: ICON.satellite,
  shuttles: ICON.shuttle,
  score: ICONS.points,
  companies: ICON.crew,
  rows_started: ICONS.flag,
};

/** A docking bay by its number, or an icon. */
export function shipPicture(ship: string): { bay: number } | { shape: string } {
  const goal = facts().ships.get(ship)?.goal;
  if (goal?.kind === 'row') return { bay: goal.row };
  return { shape: goal ? PICTURE[goal.kind] : ICONS.spaceship };
}
