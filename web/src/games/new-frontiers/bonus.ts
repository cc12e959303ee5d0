// The bonus of an action tile as marks.

import type { Bonus } from '../../wire/new-frontiers.ts';
import { SHAPE } from './art.ts';
import type { Mark } from './powers.ts';

const text = (value: string): Mark => ({ text: value });

/** What the chooser gets. */
export function bonusOf(bonus: Bonus): Mark[] {
  const marks: Mark[] = [];
  if (bonus.credits) marks.push(text(`+$${bonus.credits}`));
  if (bonus.discount) marks.push(text(`−$${bonus.discount}`));
  if (bonus.colonists) marks.push(text(`+${bonus.colonists}`), { shape: SHAPE.colonist });
  if (bonus.vp) marks.push(text(`+${bonus.vp}`), { points: true });
  if (bonus.take_worlds) marks.push(text(`+${bonus.take_worlds}`), { shape: SHAPE.world });
  if (bonus.produce_windfall) marks.push(text(`+${bonus.produce_windfall}`), { shape: SHAPE.good });
  if (bonus.priority_to_first) marks.push({ name: 'bonus-first' });
  if (bonus.priority_forward) marks.push({ name: 'bonus-forward' });
  if (bonus.goals_draw) marks.push(text(' '), { shape: SHAPE.goals });
  return marks;
}
