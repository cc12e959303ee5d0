// What stands on the tiles and cards.

import type {
  ActionFact,
  BonusFact,
  CardFact,
  ContractFact,
  CornerFact,
  Facts,
  FieldFact,
  GoalFact,
  InfraFact,
  ShipFact,
  SiteFact,
  SoloFact,
  StadiumFact,
  TechFact,
} from '../../wire/evacuation.ts';
import { byId, factsOf } from '../facts.ts';

/** The facts, each kind by id. */
export class Index {
  readonly all: Facts;
  readonly actions: ReadonlyMap<string, ActionFact>;
  readonly sites: ReadonlyMap<string, SiteFact>;
  readonly fields: ReadonlyMap<string, FieldFact>;
  readonly corners: ReadonlyMap<string, CornerFact>;
  readonly techs: ReadonlyMap<string, TechFact>;
  readonly infras: ReadonlyMap<string, InfraFact>;
  readonly ships: ReadonlyMap<string, ShipFact>;
  readonly stadiums: ReadonlyMap<string, StadiumFact>;
  readonly bonuses: ReadonlyMap<string, BonusFact>;
  readonly cards: ReadonlyMap<string, CardFact>;
  readonly goals: ReadonlyMap<string, GoalFact>;
  readonly contracts: ReadonlyMap<string, ContractFact>;
  readonly soloCards: ReadonlyMap<string, SoloFact>;

  constructor(all: Facts) {
    this.all = all;
    this.actions = byId(all.actions);
    this.sites = byId(all.sites);
    this.fields = byId(all.fields);
    this.corners = byId(all.corners);
    this.techs = byId(all.technologies);
    this.infras = byId(all.infrastructures);
    this.ships = byId(all.ships);
    this.stadiums = byId(all.stadiums);
    this.bonuses = byId(all.bonus_cards);
    this.cards = byId(all.cards);
    this.goals = byId(all.goals);
    this.contracts = byId(all.contracts);
    this.soloCards = byId(all.solo_cards);
  }
}

/** The facts of the game. */
export const facts = factsOf('evacuation', (all: Facts) => new Index(all));
