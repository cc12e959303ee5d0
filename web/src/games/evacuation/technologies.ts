// The sign of a technology, by what it does.

import { ICONS } from '../../boardkit/art/icons.ts';
import type { Passive, TechFact } from '../../wire/evacuation.ts';
import { EFFECT, SHAPE } from './art.ts';

const PASSIVE: Record<Passive['kind'], string> = {
  reduce_action_energy: ICONS.energy,
  action_energy_substitute: ICONS.energy,
  bonus_extra: SHAPE.bonus,
  parked_gain: ICONS.flag,
  pass_gain: SHAPE.power,
  infrastructure_discount: SHAPE.infrastructure,
  stadium_discount: SHAPE.stadium,
  ship_discount: ICONS.spaceship,
  flight_discount: ICONS.spaceship,
  free_return: ICONS.spaceship,
  immediate_return: ICONS.spaceship,
  ignore_symbols: SHAPE.settle,
  symbols: SHAPE.goal,
  extra_prepare: SHAPE.factory,
  free_prepare: SHAPE.factory,
  factory_boost: SHAPE.factory,
  clone_extra: SHAPE.clone,
  settle_discount: SHAPE.settle,
  food_discount: ICONS.leaf,
  income_exchange: SHAPE.exchange,
  extra_building_slot: ICONS.spaceship,
  any_landscape: SHAPE.savanna,
};

/** What lasts tells more than what happens once. */
export function techShape(tech: Pick<TechFact, 'instant' | 'passives'>): string {
  const [lasting] = tech.passives;
  const [once] = tech.instant;
  return lasting ? PASSIVE[lasting.kind] : once ? EFFECT[once.effect.kind] : ICONS.points;
}
