// What the pieces of Evacuation say about themselves.

import { ICONS, type IconName } from '../../boardkit/art/icons.ts';
import type { BoardContext, PieceCard } from '../../boardkit/context.ts';
import type { View, Who } from '../../wire/evacuation.ts';
import { ACTION, hue, LANDSCAPE, METRIC, SHAPE } from './art.ts';
import { facts, type Index } from './facts.ts';
import { callWho } from './spoken.ts';
import { techShape } from './technologies.ts';

/** The sign of a piece: what it is drawn with on its card. */
export function signOf(id: string, all: Index): string | undefined {
  const tech = all.techs.get(id);
  if (tech) return techShape(tech);
  const goal = all.goals.get(id);
  if (goal) return METRIC[goal.metric.metric];
  const contract = all.contracts.get(id);
  if (contract) return METRIC[contract.metric.metric];
  if (all.infras.has(id)) return SHAPE.infrastructure;
  if (all.ships.has(id)) return ICONS.spaceship;
  if (all.stadiums.has(id)) return SHAPE.stadium;
  if (all.cards.has(id)) return ICONS.card;
  if (all.bonuses.has(id)) return SHAPE.bonus;
  const action = all.actions.get(id);
  if (action) return ACTION[action.id];
  const [sort = '', , last = ''] = id.split('-');
  return SIGN[id] ?? SIGN[sort] ?? (id in LANDSCAPE ? LANDSCAPE[id as 'sea'] : SIGN[last]);
}

const SIGN: Record<string, string> = {
  factory: SHAPE.factory,
  production: SHAPE.production,
  demand: SHAPE.year,
  years: SHAPE.year,
  power: SHAPE.power,
  satisfaction: SHAPE.satisfaction,
  symbols: SHAPE.goal,
  order: ICONS.people,
  population: ICONS.people,
  penalty: SHAPE.penalty,
  sea_sites: SHAPE.seasite,
  opponent: ICONS.people,
  'race-goal': ICONS.flag,
  'action-track': ICONS.energy,
  score: ICONS.points,
  space: ICONS.flag,
  deck: ICONS.cards,
  world: ICONS.planet,
  display: SHAPE.renew,
};

/** The kind of a tile or card: the word under its name. */
function kindOf(id: string, all: Index): string | undefined {
  if (all.fields.has(id)) return 'field';
  if (all.ships.has(id)) return 'ship';
  if (all.stadiums.has(id)) return 'stadium';
  if (all.infras.has(id)) return 'infrastructure';
  if (all.techs.has(id)) return 'technology';
  if (all.sites.has(id)) return 'site';
  if (all.goals.has(id)) return 'goal';
  if (all.contracts.has(id)) return 'contract';
  if (all.cards.has(id)) return 'card';
  if (all.bonuses.has(id)) return 'bonus';
  if (all.actions.has(id)) return 'action';
  if (all.soloCards.has(id)) return 'solo';
  if (id.startsWith('space_')) return 'space';
  if (id.startsWith('turning_point_')) return 'gate';
  if (id.startsWith('area_')) return 'area';
  return undefined;
}

/** The card of a piece. */
export function card(id: string, view: View, names: BoardContext): PieceCard | undefined {
  const all = facts();
  const [sort = '', a = '', b = ''] = id.split('-');
  if (sort === 'action' && a && a !== 'track') return component(a, 'action', view, names, all, [id]);
  if (sort === 'bonus' && view.year > 0) {
    const bonus = view.bonus_cards[view.year - 1];
    return bonus && component(bonus, 'bonus', view, names, all, [id]);
  }
  if (sort === 'column') {
    const column = view.you === null ? undefined : view.seats[view.you]?.technologies[Number(a) - 1];
    const next = column?.find(({ done, needed }) => done < needed) ?? column?.at(-1);
    return next && component(next.tech, 'technology', view, names, all, [id]);
  }
  if (sort === 'position') {
    const item = view.displays.find(({ display }) => display === a)?.items[Number(b) - 1];
    return item ? component(item, kindOf(item, all) ?? '', view, names, all, [id]) : undefined;
  }
  const kind = kindOf(id, all);
  if (kind) return component(id, kind, view, names, all);
  switch (sort) {
    case 'store':
      return {
        ...place(
          'store',
          names,
          undefined,
          names.text('card-name-store', { resource: names.name(b), world: names.name(a) }),
        ),
        hue: hue(b),
      };
    case 'production':
      return {
        ...place('production', names, undefined, names.text('piece-production', { resource: names.name(a) })),
        hue: hue(a),
      };
    case 'factory':
      return {
        ...place('factory', names, undefined, `${names.name(`factory-${b}`)}, ${names.name(a)}`),
        hue: hue(b),
      };
    case 'score':
      return scoreCard(Number(a), view, names);
    case 'satisfaction':
      return { ...place('satisfaction', names), owner: Number(a) };
    case 'power':
      return a ? undefined : place('power', names);
    case 'display':
      return place(id, names, SHAPE.renew);
  }
  if (names.text(`card-name-${id}`)) return place(id, names);
  const word = names.name(id);
  return word === id ? undefined : { name: word, kind: names.text('card-kind-word') ?? '', component: id };
}

/** A place of the table, told by the texts of the board. */
function place(id: string, names: BoardContext, shape = signOf(id, facts()), name?: string): PieceCard {
  const text = names.text(`card-text-${id}`);
  return {
    name: name ?? names.text(`card-name-${id}`) ?? id,
    kind: names.text(`card-kind-${id}`) ?? '',
    ...(shape ? { shape } : { icon: 'points' as IconName }),
    lines: text ? [{ text }] : [],
  };
}

/** A tile or card: the engine tells what it does. */
function component(
  id: string,
  kind: string,
  view: View,
  names: BoardContext,
  all: Index,
  targets: readonly string[] = [id],
): PieceCard {
  const field = all.fields.get(id);
  const shape = signOf(id, all);
  return {
    name: names.name(id),
    kind: [names.text(`card-kind-${kind}`), field ? names.name(field.terrain) : '']
      .filter(Boolean)
      .join(', '),
    ...(shape ? { shape } : { icon: 'planet' as IconName }),
    ...(field ? { hue: hue(field.terrain) } : {}),
    component: id,
    targets,
    ...whose(id, view, names),
  };
}

/** Whose it is, and where it lies. */
function whose(id: string, view: View, names: BoardContext): Pick<PieceCard, 'owner' | 'place'> {
  const settled = view.fields.find(({ field }) => field === id)?.owner;
  if (settled) return ownedBy(settled, names);
  for (const player of view.seats) {
    const has = (list: readonly string[]) => list.includes(id);
    for (const [i, world] of (['old', 'new'] as const).entries())
      if (has(player.stadiums[i] ?? []) || player.ships[i]?.some(({ ship }) => ship === id))
        return { owner: player.seat, place: names.name(world) };
    if (has(player.infrastructures)) return { owner: player.seat, place: names.text('card-at-hand') };
    if (player.played.some(({ infrastructure }) => infrastructure === id))
      return { owner: player.seat, place: names.text('card-at-played') };
    if (player.contracts.some(({ contract }) => contract === id)) return { owner: player.seat };
  }
  const shown = view.displays.find(({ items }) => items.includes(id));
  return shown ? { place: names.text(`display-${shown.display}`) } : {};
}

function ownedBy(who: Who, names: BoardContext): Pick<PieceCard, 'owner' | 'place'> {
  return typeof who === 'object' ? { owner: who.player } : { place: callWho(who, names) };
}

/** The points line by line. */
function scoreCard(seat: number, view: View, names: BoardContext): PieceCard | undefined {
  const player = view.seats[seat];
  if (!player) return undefined;
  return {
    name: names.text('card-name-score', { points: player.score }) ?? '',
    kind: names.text('card-kind-score') ?? '',
    icon: 'points',
    lines: player.lines.map(({ label, points }) => ({ text: `**${points}** ${names.say(label)}` })),
    owner: seat,
  };
}
