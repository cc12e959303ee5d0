// What stands on the tiles, read from the component file. Nothing here decides anything: costs and powers are
// only shown.

import type { Component } from '../../wire/protocol.ts';
import { componentsOf } from '../components.svelte.ts';
import type { Die, Kind, Phase } from './art.ts';

/** An effect of a tile: its kind, and what belongs to that kind. */
export interface Effect {
  kind: string;
  phase?: Phase | 'assign' | 'always';
  [key: string]: unknown;
}

/** A development or a world. */
export interface TileFacts {
  id: string;
  side: 'development' | 'world';
  cost: number;
  /** Of worlds. */
  kind?: Kind;
  onPlace: readonly Effect[];
  powers: readonly Effect[];
  /** Of developments that cost 6. */
  scoring?: Effect;
  /** The bag tile it belongs to, and what is on the other side. */
  tile?: string;
  back?: string;
}

/** A colour of dice. */
export interface DieFacts {
  id: Die;
  count: number;
  faces: readonly (Phase | 'wild')[];
}

/** All tiles by id, the bag tiles by id, and the dice. */
export interface Facts {
  tiles: ReadonlyMap<string, TileFacts>;
  bag: ReadonlyMap<string, { development: string; world: string }>;
  dice: readonly DieFacts[];
}

interface RawSide {
  id: string;
  type?: 'development' | 'world';
  cost: number;
  world_kind?: Kind;
  on_place?: Effect[];
  powers?: Effect[];
  scoring?: Effect;
}

/** Reads the list of components. */
export function readFacts(components: readonly Component[]): Facts {
  const tiles = new Map<string, TileFacts>();
  const bag = new Map<string, { development: string; world: string }>();
  const dice: DieFacts[] = [];
  const add = (raw: RawSide, more: Partial<TileFacts> = {}) =>
    tiles.set(raw.id, {
      id: raw.id,
      side: raw.world_kind ? 'world' : 'development',
      cost: raw.cost,
      kind: raw.world_kind,
      onPlace: raw.on_place ?? [],
      powers: raw.powers ?? [],
      scoring: raw.scoring,
      ...more,
    });
  for (const { id, table, fields } of components) {
    if (table === 'tile') {
      const development = fields['development'] as RawSide;
      const world = fields['world'] as RawSide;
      bag.set(id, { development: development.id, world: world.id });
      add(development, { tile: id, back: world.id });
      add(world, { tile: id, back: development.id });
    } else if (table === 'faction') {
      add(fields['left'] as RawSide);
      add(fields['right'] as RawSide);
    } else if (table === 'home_world') {
      add({ ...(fields as unknown as RawSide), id });
    } else if (table === 'die') {
      dice.push({
        id: id as Die,
        count: Number(fields['count']),
        faces: fields['faces'] as DieFacts['faces'],
      });
    }
  }
  return { tiles, bag, dice };
}

let cached: { from: readonly Component[]; facts: Facts } | undefined;

/** The facts of this game; empty until they have been fetched. */
export function facts(): Facts {
  const from = componentsOf('roll-for-the-galaxy');
  if (cached?.from !== from || cached.facts.tiles.size === 0) cached = { from, facts: readFacts(from) };
  return cached.facts;
}

/** What stands on a tile; a blank one until the facts have come. */
export function tileFacts(id: string): TileFacts {
  return facts().tiles.get(id) ?? { id, side: 'development', cost: 0, onPlace: [], powers: [] };
}
