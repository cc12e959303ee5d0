// What stands on the pieces, read from the component file. Nothing here decides anything: it is only shown.

import type {
  Ability,
  Badge,
  CardType,
  Category,
  EffectEntry,
  Project,
  ProjectPick,
  Resource,
  ScoreEntry,
  SpaceKind,
  Symbol,
  TriggerEntry,
  World,
} from '../../wire/how-to-save-a-world.ts';
import type { Component } from '../../wire/protocol.ts';
import { componentsOf } from '../components.svelte.ts';

/** An action space. */
export interface SpaceFacts {
  id: string;
  place: string;
  kind: SpaceKind;
  unlimited: boolean;
  /** Science badges count as knowledge here. */
  science: boolean;
  effects: readonly EffectEntry[];
}

/** A place of a world, or a building. */
export interface PlaceFacts {
  id: string;
  world: World;
  building: 'A' | 'B' | null;
  spaces: readonly SpaceFacts[];
}

/** A card. */
export interface CardFacts {
  id: string;
  type: CardType;
  start: boolean;
  badges: readonly Badge[];
  effects: readonly EffectEntry[];
  trigger: TriggerEntry | null;
  score: ScoreEntry | null;
}

/** A field of the laboratory. */
export interface DevelopmentFacts {
  id: string;
  category: Category;
  cost: number;
  effects: readonly EffectEntry[];
  ability: Ability | null;
  scores: { trigger: TriggerEntry; points: number } | null;
}

/** A project with its progress track. */
export interface ProjectFacts {
  id: Project;
  resource: Resource;
  /** Pairs of a fracture space and the shield space below it. */
  fractures: readonly (readonly [number, number])[];
}

/** An order card of the Consortium. */
export interface OrderFacts {
  id: string;
  world: World;
  /** Where it lands first on each world: a place, `newest_building` or `oldest_building`. */
  planet: string;
  moon: string;
  does: { kind: 'work'; project: ProjectPick } | { kind: 'points' | 'refresh'; n: number };
}

/** Everything by id. */
export interface Facts {
  places: ReadonlyMap<string, PlaceFacts>;
  spaces: ReadonlyMap<string, SpaceFacts>;
  cards: ReadonlyMap<string, CardFacts>;
  developments: ReadonlyMap<string, DevelopmentFacts>;
  rewards: ReadonlyMap<string, readonly EffectEntry[]>;
  projects: ReadonlyMap<string, ProjectFacts>;
  orders: ReadonlyMap<string, OrderFacts>;
  /** The cost of each space of a project track, from space 1 on. */
  costs: readonly number[];
  bonuses: readonly (readonly [number, number])[];
  removals: readonly number[];
  /** The symbols of the asteroid track, from the start on. */
  approach: readonly (readonly Symbol[])[];
  limits: Readonly<Record<string, number>>;
}

type Fields = Record<string, unknown>;

function readPlace(id: string, fields: Fields): PlaceFacts {
  const spaces = (fields['space'] ?? []) as Fields[];
  return {
    id,
    world: (fields['world'] ?? 'moon') as World,
    building: (fields['type'] ?? null) as PlaceFacts['building'],
    spaces: spaces.map((space) => ({
      id: String(space['id']),
      place: id,
      kind: space['kind'] as SpaceKind,
      unlimited: space['unlimited'] === true,
      science: ((space['rules'] ?? []) as string[]).includes('science_as_knowledge'),
      effects: (space['effects'] ?? []) as EffectEntry[],
    })),
  };
}

function readCard(id: string, type: CardType, fields: Fields): CardFacts {
  const all: Badge[] = ['planet', 'moon', 'science'];
  return {
    id,
    type,
    start: fields['start'] === true,
    badges: type === 'species' ? all : ((fields['badges'] ?? []) as Badge[]),
    effects: (fields['effects'] ?? []) as EffectEntry[],
    trigger: (fields['trigger'] ?? null) as TriggerEntry | null,
    score: (fields['score'] ?? null) as ScoreEntry | null,
  };
}

function readDevelopment(id: string, fields: Fields): DevelopmentFacts {
  return {
    id,
    category: fields['category'] as Category,
    cost: Number(fields['cost'] ?? 0),
    effects: (fields['effects'] ?? []) as EffectEntry[],
    ability: (fields['ability'] ?? null) as Ability | null,
    scores: (fields['scores'] ?? null) as DevelopmentFacts['scores'],
  };
}

function readOrder(fields: Fields): OrderFacts {
  return {
    id: String(fields['id']),
    world: fields['world'] as World,
    planet: String(fields['planet_target']),
    moon: String(fields['moon_target']),
    does: fields['order'] as OrderFacts['does'],
  };
}

/** Reads the list of components. */
export function readFacts(components: readonly Component[]): Facts {
  const places = new Map<string, PlaceFacts>();
  const cards = new Map<string, CardFacts>();
  const developments = new Map<string, DevelopmentFacts>();
  const rewards = new Map<string, readonly EffectEntry[]>();
  const projects = new Map<string, ProjectFacts>();
  const one = (table: string): Fields => components.find((row) => row.table === table)?.fields ?? {};
  for (const { id, table, fields } of components) {
    if (table === 'place' || table === 'building') places.set(id, readPlace(id, fields));
    else if (table.endsWith('_card'))
      cards.set(id, readCard(id, table.replace('_card', '') as CardType, fields));
    else if (table === 'development') developments.set(id, readDevelopment(id, fields));
    else if (table === 'reward_tile') rewards.set(id, (fields['effects'] ?? []) as EffectEntry[]);
    else if (table === 'project') {
      const track = components.find((row) => row.table === 'progress_track' && row.fields['project'] === id);
      projects.set(id, {
        id: id as Project,
        resource: fields['resource'] as Resource,
        fractures: (track?.fields['fractures'] ?? []) as [number, number][],
      });
    }
  }
  const track = one('project_track');
  const approach = (one('asteroid_track')['spaces'] ?? []) as { symbols: Symbol[] }[];
  const orders = ((one('solo')['order'] ?? []) as Fields[]).map(readOrder);
  return {
    places,
    spaces: new Map([...places.values()].flatMap(({ spaces }) => spaces.map((space) => [space.id, space]))),
    cards,
    developments,
    rewards,
    projects,
    orders: new Map(orders.map((order) => [order.id, order])),
    costs: (track['cost'] ?? []) as number[],
    bonuses: (track['lead_bonus'] ?? []) as [number, number][],
    removals: (track['reward_removal'] ?? []) as number[],
    approach: approach.map(({ symbols }) => symbols),
    limits: one('limits') as Record<string, number>,
  };
}

export const GAME = 'how-to-save-a-world';
let cached: { from: readonly Component[]; facts: Facts } | undefined;

/** The facts of this game; empty until they have been fetched. */
export function facts(): Facts {
  const from = componentsOf(GAME);
  if (cached?.from !== from || cached.facts.cards.size === 0) cached = { from, facts: readFacts(from) };
  return cached.facts;
}

/** What stands on a card; a blank one until the facts have come. */
export const cardFacts = (id: string): CardFacts => facts().cards.get(id) ?? readCard(id, 'action', {});

/** What a field of the laboratory does. */
export const developmentFacts = (id: string): DevelopmentFacts =>
  facts().developments.get(id) ?? readDevelopment(id, { category: 'basic' });
