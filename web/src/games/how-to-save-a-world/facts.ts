// What stands on the places, cards, tiles and tracks.

import type {
  CardFacts,
  DevelopmentFacts,
  Facts,
  OrderFacts,
  PlaceFacts,
  ProjectFacts,
  RewardFacts,
  SpaceFacts,
} from '../../wire/how-to-save-a-world.ts';
import { factsOf } from '../facts.ts';

export const GAME = 'how-to-save-a-world';

const by = <T, K extends keyof T>(key: K, list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [String(one[key]), one]));

/** The facts, each kind by id. */
export class Index {
  readonly all: Facts;
  readonly places: ReadonlyMap<string, PlaceFacts>;
  readonly spaces: ReadonlyMap<string, SpaceFacts>;
  /** The place of each space. */
  readonly placeOf: ReadonlyMap<string, PlaceFacts>;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly developments: ReadonlyMap<string, DevelopmentFacts>;
  readonly rewards: ReadonlyMap<string, RewardFacts>;
  readonly projects: ReadonlyMap<string, ProjectFacts>;
  readonly orders: ReadonlyMap<string, OrderFacts>;

  constructor(all: Facts) {
    this.all = all;
    this.places = by('place', all.places);
    this.spaces = by(
      'space',
      all.places.flatMap(({ spaces }) => spaces),
    );
    this.placeOf = new Map(all.places.flatMap((place) => place.spaces.map(({ space }) => [space, place])));
    this.cards = by('card', all.cards);
    this.developments = by('development', all.developments);
    this.rewards = by('reward', all.rewards);
    this.projects = by('project', all.projects);
    this.orders = by('order', all.orders);
  }
}

/** The facts of the game. */
export const facts = factsOf(GAME, (all: Facts) => new Index(all));

/** What stands on a card of the table. */
export function cardFacts(id: string): CardFacts {
  const card = facts().cards.get(id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** What a field of the laboratory does. */
export function developmentFacts(id: string): DevelopmentFacts {
  const development = facts().developments.get(id);
  if (!development) throw new Error(`there is no development ${id}`);
  return development;
}
