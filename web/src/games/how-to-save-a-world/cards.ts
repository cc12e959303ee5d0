// What the pieces of How to Save a World say about themselves.

import type { IconName } from '../../boardkit/art/icons.ts';
import type { BoardContext, CardLine, PieceCard } from '../../boardkit/context.ts';
import type {
  Badge,
  Project,
  Resource,
  SpaceView,
  Symbol,
  View,
  World,
} from '../../wire/how-to-save-a-world.ts';
import { CARD, CUBES, PROJECT, PROJECT_HUE, PROJECTS, RESOURCE, RESOURCES, SHAPE } from './art.ts';
import { cardFacts, developmentFacts, facts } from './facts.ts';
import { partsOf } from './pieces.ts';
import { callSide } from './sides.ts';
import { orderSentences, spaceSentences, spokenCounts, worldName } from './spoken.ts';

type Names = BoardContext;
const lines = (...texts: (string | undefined)[]): CardLine[] =>
  texts.filter((text) => text !== undefined && text !== '').map((text) => ({ text: text as string }));

/** The card of a piece: of a target, or of a drawing (`card:moon_moth`). */
export function card(id: string, view: View, names: Names): PieceCard | undefined {
  const [sort, what] = partsOf(id);
  switch (sort) {
    case 'card':
      return cardCard(what, view, names);
    case 'space':
      return spaceCard(what, view, names);
    case 'place':
      return placeCard(what, names);
    case 'zone':
    case 'next':
      return zoneCard(what as World, view, names);
    case 'resource':
    case 'line':
      return resourceCard(what as Resource, view, names);
    case 'tile':
    case 'spent':
      return badgeCard(what as Badge, view, names);
    case 'track':
    case 'project':
    case 'progress':
      return projectCard(what as Project, view, names);
    case 'reward':
      return named(what, 'reward', names, SHAPE.medal);
    case 'development':
      return developmentCard(what, view, names);
    case 'order':
      return {
        name: names.name(what),
        kind: names.text('card-kind-order') ?? '',
        shape: SHAPE.order,
        lines: lines(...orderSentences(what, names)),
      };
    case 'component':
      return named(what, 'consortium', names, SHAPE.order);
    case 'bag':
      return bagCard(view, names);
    case 'approach':
      return approachCard(Number(what), names);
    case 'score':
      return scoreCard(Number(what), view, names);
    case 'danger':
      return plain('danger', names, undefined, SHAPE.danger);
    case 'asteroid':
      return plain('asteroid', names, undefined, SHAPE.asteroid);
    case 'medal':
      return plain('medal', names, undefined, SHAPE.medal);
    case 'price':
      return plain('price', names, 'cards');
    default:
      return undefined;
  }
}

/** A component whose sentences tell all. */
function named(id: string, kind: string, names: Names, shape: string): PieceCard {
  return { name: names.name(id), kind: names.text(`card-kind-${kind}`) ?? '', shape, component: id };
}

/** Something that is no component: its texts stand with the board. */
function plain(id: string, names: Names, icon?: IconName, shape?: string): PieceCard {
  return {
    name: names.text(`card-name-${id}`) ?? id,
    kind: names.text(`card-kind-${id}`) ?? '',
    ...(icon ? { icon } : {}),
    ...(shape && !icon ? { shape } : {}),
    lines: lines(names.text(`card-${id}`)),
  };
}

function cardCard(id: string, view: View, names: Names): PieceCard {
  const { card_type: type, start } = cardFacts(id);
  const owner = view.seats.find(({ hand, pile }) => hand.includes(id) || pile.includes(id));
  const points = owner?.species.find((one) => one.card === id)?.points;
  const row = view.display.find(({ cards }) => (cards as (string | null)[]).includes(id));
  const place = row
    ? names.text('card-at-display')
    : owner
      ? names.text(owner.pile.includes(id) ? 'card-at-pile' : 'card-at-hand')
      : undefined;
  return {
    name: names.name(id),
    kind: [names.text(`card-kind-${type}`), start ? names.text('card-kind-start') : '']
      .filter(Boolean)
      .join(', '),
    shape: CARD[type].shape,
    hue: CARD[type].hue,
    component: id,
    ...(place ? { place } : {}),
    ...(owner ? { owner: owner.seat } : {}),
    ...(points === undefined ? {} : { you: names.text('card-species-now', { points }) ?? '' }),
    ...(row?.price != null
      ? {
          you: names.text('card-price-now', { price: row.price, resource: names.name(row.resource) }) ?? '',
        }
      : {}),
    targets: [`card-${id}`],
  };
}

const spaceIn = (id: string, view: View): SpaceView | undefined =>
  view.worlds
    .flatMap(({ places }) => places)
    .flatMap(({ spaces }) => spaces)
    .find(({ space }) => space === id);

function spaceCard(id: string, view: View, names: Names): PieceCard {
  const fact = facts().spaces.get(id);
  const place = facts().placeOf.get(id);
  const space = spaceIn(id, view);
  const who = (space?.landers ?? []).map((side) => callSide(side, names));
  return {
    name: names.name(place?.place ?? id),
    kind: names.text(`card-kind-space-${fact?.unlimited ? 'unlimited' : (fact?.kind ?? 'stay')}`) ?? '',
    icon: place?.world === 'planet' ? 'planet' : 'moon',
    lines: lines(...spaceSentences(id).map((message) => names.say(message))),
    ...(who.length > 0 ? { place: names.text('space-taken', { who: who.join(', ') }) ?? '' } : {}),
  };
}

function placeCard(id: string, names: Names): PieceCard {
  const place = facts().places.get(id);
  return {
    name: names.name(id),
    kind: names.text(place?.building ? 'card-kind-building' : 'card-kind-place') ?? '',
    ...(place?.building
      ? { shape: SHAPE.building }
      : { icon: place?.world === 'planet' ? ('planet' as const) : ('moon' as const) }),
    component: id,
  };
}

function zoneCard(world: World, view: View, names: Names): PieceCard {
  const it = view.worlds.find((one) => one.world === world);
  return {
    name: names.text('zone-name', { world: worldName(world, names) }) ?? '',
    kind: names.text('card-kind-zone') ?? '',
    shape: SHAPE.shuttle,
    lines: lines(
      names.text('card-zone-now', { who: spokenCounts(it?.zone ?? [], names) || '–' }),
      names.text('card-zone-next', { who: spokenCounts(it?.next_round ?? [], names) || '–' }),
      names.text('card-zone'),
    ),
    targets: [`zone-${world}`],
  };
}

function resourceCard(id: Resource, view: View, names: Names): PieceCard {
  const i = RESOURCES.indexOf(id);
  const me = view.you === null ? undefined : view.seats[view.you];
  return {
    name: names.name(id),
    kind: names.text('card-kind-resource') ?? '',
    shape: RESOURCE[id],
    hue: `var(--${id})`,
    component: id,
    lines: lines(names.text('card-line')),
    ...(me
      ? {
          you:
            names.text('track-spoken', {
              resource: names.name(id),
              count: me.resources[i] ?? 0,
              income: me.incomes[i] ?? 0,
            }) ?? '',
        }
      : {}),
    targets: [`resource-${id}`, `line-${id}`],
  };
}

function badgeCard(id: Badge, view: View, names: Names): PieceCard {
  const i = ['planet', 'moon', 'science'].indexOf(id);
  const me = view.you === null ? undefined : view.seats[view.you];
  return {
    name: names.name(id),
    kind: names.text('card-kind-badge') ?? '',
    shape: SHAPE.medal,
    component: id,
    lines: lines(names.text('card-badge')),
    ...(me
      ? {
          you:
            names.text('tiles-spoken', {
              badge: names.name(id),
              active: me.active_tiles[i] ?? 0,
              spent: me.spent_tiles[i] ?? 0,
            }) ?? '',
        }
      : {}),
    targets: [`tile-${id}`, `spent-${id}`],
  };
}

function projectCard(id: Project, view: View, names: Names): PieceCard {
  const track = view.projects.find(({ project }) => project === id);
  const index = PROJECTS.indexOf(id);
  const places = view.prospects
    .flatMap(({ side, places: at }) => (at[index] == null ? [] : [{ side, place: at[index] }]))
    .toSorted((a, b) => a.place - b.place)
    .map(({ side, place }) => `${place}. ${callSide(side, names)}`);
  const filled = track?.progress.filter((cube) => cube !== null).length ?? 0;
  return {
    name: names.name(id),
    kind: names.text('card-kind-project') ?? '',
    shape: PROJECT[id],
    hue: PROJECT_HUE[id],
    component: id,
    lines: lines(
      places.join(', '),
      names.text('progress-spoken', {
        project: names.text('board-progress') ?? '',
        count: filled,
        last: track?.progress.length ?? 0,
      }),
      names.text(`card-project-${id}`),
    ),
    targets: [`track-${id}`],
  };
}

function developmentCard(id: string, view: View, names: Names): PieceCard {
  const { category, cost } = developmentFacts(id);
  const owners = view.seats
    .filter(({ technologies }) => (technologies as string[]).includes(id))
    .map(({ seat }) => names.call(seat));
  return {
    name: names.name(id),
    kind: names.text(`card-kind-${category}`) ?? '',
    shape: category === 'basic' ? SHAPE.research : SHAPE.technology,
    hue: 'var(--knowledge)',
    cost: { value: cost, badge: 'circle' },
    component: id,
    ...(owners.length > 0 ? { place: names.text('card-developed', { who: owners.join(', ') }) ?? '' } : {}),
    targets: [`development-${id}`],
  };
}

function bagCard(view: View, names: Names): PieceCard {
  return {
    ...plain('bag', names, 'bag'),
    lines: lines(
      CUBES.map((kind, i) => `${view.bag[i] ?? 0} ${names.text(`cube-${kind}`) ?? kind}`).join(', '),
      names.text('card-bag'),
    ),
  };
}

function approachCard(space: number, names: Names): PieceCard {
  const symbols: readonly Symbol[] = facts().all.asteroid_track[space] ?? [];
  return {
    ...plain('approach', names, undefined, SHAPE.asteroid),
    name: names.text('card-name-approach', { space }) ?? '',
    lines: lines(
      ...(symbols.length > 0
        ? symbols.map((symbol) => names.text(`symbol-${symbol}`))
        : [names.text('symbol-none')]),
    ),
  };
}

function scoreCard(seat: number, view: View, names: Names): PieceCard | undefined {
  const player = view.seats[seat];
  const prospect = view.prospects.find(({ side }) => side === seat);
  if (!player) return undefined;
  return {
    name: names.text('card-name-score', { points: player.points }) ?? '',
    kind: names.text('card-kind-score') ?? '',
    icon: 'points',
    lines: lines(
      ...PROJECTS.map((project, i) =>
        names.text('card-score-if', {
          project: names.name(project),
          points: prospect?.points_if[i] ?? 0,
        }),
      ),
      ...player.species.map(({ card: id, points }) => `**${points}** ${names.name(id)}`),
    ),
    owner: seat,
  };
}
