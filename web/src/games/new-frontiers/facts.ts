// What stands on the tiles, read from the component file. Nothing here decides anything: it is only shown.

import type { Component } from '../../wire/protocol.ts';
import { componentsOf } from '../components.svelte.ts';
import type { Kind, Phase, WorldKind } from './art.ts';

/** What is counted or what a power is restricted to. */
export interface Selector {
  of?: string;
  kinds?: readonly Kind[];
  keyword?: string;
  exclude_keyword?: string;
  military?: boolean;
  goods?: string | number;
  size?: string;
  power_phase?: Phase;
}

/** A power: its effect, and what belongs to it. */
export interface Power extends Selector {
  phase: Phase;
  effect: string;
  [key: string]: unknown;
}

/** A condition of the "?". */
export interface VpRule extends Selector {
  vp: number;
}

/** A world, a home colony or a development. */
export interface TileFacts {
  id: string;
  sort: 'world' | 'home' | 'development';
  /** The printed cost, or the defence if it is military. */
  cost: number;
  military: boolean;
  colonists: number;
  kind: WorldKind;
  goods: 'windfall' | 'production' | 'none';
  keywords: readonly string[];
  vp: number;
  large: boolean;
  stack: string;
  powers: readonly Power[];
  vpRules: readonly VpRule[];
}

/** An action tile. */
export interface ActionFacts {
  id: string;
  everyone: boolean;
  bonus: Readonly<Record<string, number>>;
}

/** A goal. */
export interface GoalFacts {
  id: string;
  counts: string;
}

/** Everything by id. */
export interface Facts {
  tiles: ReadonlyMap<string, TileFacts>;
  actions: ReadonlyMap<string, ActionFacts>;
  goals: ReadonlyMap<string, GoalFacts>;
  stacks: ReadonlyMap<string, { large: boolean; column: number; row: number }>;
  limits: Readonly<Record<string, number>>;
}

const SORT: Record<string, TileFacts['sort']> = {
  world: 'world',
  home_colony: 'home',
  development: 'development',
};

function readTile(id: string, sort: TileFacts['sort'], fields: Record<string, unknown>): TileFacts {
  const military = fields['military'] === true;
  return {
    id,
    sort,
    cost: Number(fields[military ? 'defense' : 'cost'] ?? 0),
    military,
    colonists: Number(fields['colonists'] ?? 0),
    kind: (fields['kind'] ?? 'none') as WorldKind,
    goods: (fields['goods'] ?? 'none') as TileFacts['goods'],
    keywords: (fields['keywords'] ?? []) as string[],
    vp: Number(fields['vp'] ?? 0),
    large: fields['size'] === 'large',
    stack: String(fields['stack'] ?? ''),
    powers: (fields['powers'] ?? []) as Power[],
    vpRules: (fields['vp_rules'] ?? []) as VpRule[],
  };
}

/** Reads the list of components. */
export function readFacts(components: readonly Component[]): Facts {
  const tiles = new Map<string, TileFacts>();
  const actions = new Map<string, ActionFacts>();
  const goals = new Map<string, GoalFacts>();
  const stacks = new Map<string, { large: boolean; column: number; row: number }>();
  let limits: Record<string, number> = {};
  for (const { id, table, fields } of components) {
    const sort = SORT[table];
    if (sort) tiles.set(id, readTile(id, sort, fields));
    else if (table === 'action_tile')
      actions.set(id, {
        id,
        everyone: fields['everyone_acts'] === true,
        bonus: (fields['bonus'] ?? {}) as Record<string, number>,
      });
    else if (table === 'goal') goals.set(id, { id, counts: String(fields['counts']) });
    else if (table === 'development_stack')
      stacks.set(id, {
        large: fields['size'] === 'large',
        column: Number(fields['column']),
        row: Number(fields['row']),
      });
    else if (table === 'limits') limits = fields as Record<string, number>;
  }
  return { tiles, actions, goals, stacks, limits };
}

const GAME = 'new-frontiers';
let cached: { from: readonly Component[]; facts: Facts } | undefined;

/** The facts of this game; empty until they have been fetched. */
export function facts(): Facts {
  const from = componentsOf(GAME);
  if (cached?.from !== from || cached.facts.tiles.size === 0) cached = { from, facts: readFacts(from) };
  return cached.facts;
}

/** What stands on a tile; a blank one until the facts have come. */
export function tileFacts(id: string): TileFacts {
  return facts().tiles.get(id) ?? readTile(id, 'development', {});
}
