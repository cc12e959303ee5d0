// The bonus of an action tile as marks.

import { SHAPE } from './art.ts';
import type { Mark } from './powers.ts';

const text = (value: string): Mark => ({ text: value });

/** What the chooser gets. */
export function bonusOf(bonus: Readonly<Record<string, unknown>>): Mark[] {
  const marks: Mark[] = [];
  const has = (key: string) => Number(bonus[key] ?? 0);
  if (has('credits')) marks.push(text(`+$${has('credits')}`));
  if (has('discount')) marks.push(text(`−$${has('discount')}`));
  if (has('colonists')) marks.push(text(`+${has('colonists')}`), { shape: SHAPE.colonist });
  if (has('vp')) marks.push(text(`+${has('vp')}`), { points: true });
  if (has('take_worlds')) marks.push(text(`+${has('take_worlds')}`), { shape: SHAPE.world });
  if (has('produce_windfall')) marks.push(text(`+${has('produce_windfall')}`), { shape: SHAPE.good });
  if (bonus['priority_to_first']) marks.push({ name: 'bonus-first' });
  if (has('priority_forward')) marks.push({ name: 'bonus-forward' });
  if (has('goals_draw')) marks.push(text(' '), { shape: SHAPE.goals });
  return marks;
}
