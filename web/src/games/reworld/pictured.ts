// What is drawn for a piece: the module at an arm, the officer of a hand card, the letter of a city.

import type { View } from '../../wire/reworld.ts';
import { facts } from './facts.ts';

/** Something with a look. */
export interface Pictured {
  kind: 'module' | 'officer' | 'ship' | 'letter' | 'bay' | 'round' | 'other';
  id: string;
}

/** The look of a piece. */
export function pictured(id: string, view: View): Pictured {
  const [drawn = '', what = ''] = id.split(':');
  if (drawn === 'module' || drawn === 'officer' || drawn === 'round') return { kind: drawn, id: what };
  if (id.startsWith('ship_')) return { kind: 'ship', id };
  const letter = /^final_city_(.)$/.exec(id)?.[1];
  if (letter) return { kind: 'letter', id: letter };
  if (facts().modules.has(id)) return { kind: 'module', id };
  const [kind = '', of = ''] = id.split('-');
  const module = moduleAt(id, kind, of, view);
  if (module) return { kind: 'module', id: module };
  if (kind === 'card') return { kind: 'officer', id: of };
  if (kind === 'row') return { kind: 'bay', id: of };
  if (kind === 'city') return { kind: 'letter', id: of };
  if (kind === 'sign') {
    const sign = view.signs.find((one) => one.id === id);
    return { kind: 'letter', id: sign?.letter ?? 'a' };
  }
  return { kind: 'other', id: id === 'final_defence' ? 'defence' : kind };
}

function moduleAt(id: string, kind: string, of: string, view: View): string | undefined {
  if (kind === 'slot') return view.slots.find((slot) => slot.id === id)?.module?.module;
  const own = view.you === null ? undefined : view.seats[view.you];
  if (kind === 'row') return own?.rows.find((row) => row.bay === Number(of))?.modules.at(-1)?.module;
  if (kind !== 'tile') return undefined;
  const { ask } = view;
  const all = [
    ...view.slots.flatMap((slot) => (slot.module ? [slot.module] : [])),
    ...view.seats.flatMap((seat) => [
      ...seat.rows.flatMap((row) => row.modules),
      ...seat.cities.flatMap((city) => city.modules),
      ...seat.defence,
      ...seat.shuttles,
      ...seat.satellites,
    ]),
    ...('module' in ask && ask.module ? [ask.module] : []),
    ...('crews' in ask ? ask.crews : []),
  ];
  return all.find((module) => module.id === id)?.module;
}
