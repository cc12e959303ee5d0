// What the pieces of New Frontiers say about themselves.

import type { BoardContext, CardLine, PieceCard } from '../../boardkit/context.ts';
import type { IconName } from '../../boardkit/art/icons.ts';
import type { SeatView, StackView, View } from '../../wire/new-frontiers.ts';
import { ACTION, GOAL, KIND_LOOK, SHAPE, worldLook, type ActionTile, type Kind } from './art.ts';
import { facts, tileFacts } from './facts.ts';
import { spokenOutlook } from './outlook.ts';
import { componentIn } from './pieces.ts';
import { signOf } from './powers.ts';
import { whoIs } from './spoken.ts';
import { always, forGoods } from './strength.ts';

/** The card of a piece: of a target, or of a drawing (`tile:spice_world`). */
export function card(id: string, view: View, names: BoardContext): PieceCard | undefined {
  const cut = id.search(/[-:]/);
  const what = componentIn(id);
  switch (cut < 0 ? id : id.slice(0, cut)) {
    case 'tile':
      if (facts().goals.has(what)) return goalCard(what, names);
      return facts().tiles.has(what) ? tileCard(what, view, names) : undefined;
    case 'world':
    case 'dev':
      return facts().tiles.has(what) ? tileCard(what, view, names) : undefined;
    case 'stack': {
      const stack = view.stacks.find((one) => one.stack === what);
      return stack && tileCard(stack.development, view, names);
    }
    case 'side': {
      const home = view.you === null ? undefined : view.seats[view.you]?.sides[what === 'a' ? 0 : 1];
      return home ? tileCard(home, view, names) : undefined;
    }
    case 'action':
      return actionCard(what as ActionTile, view, names);
    case 'goal':
      return goalCard(what, names);
    case 'kind':
      return {
        name: names.name(`kind-${what}`),
        kind: names.text('card-kind-kind') ?? '',
        hue: KIND_LOOK[what as Kind].hue,
      };
    case 'strength':
      return strengthCard(view.seats[Number(what)], names);
    case 'score':
      return scoreCard(view.seats[Number(what)], names);
    case 'end':
      return place(`end-${what}`, names, what === 'points' ? 'points' : undefined, endShape(what));
    case 'credits':
      return place('credits', names, 'credits');
    case 'colonists':
      return place('colonists', names, undefined, SHAPE.colonist);
    case 'chips':
      return place('chips', names, 'points');
    case 'order':
      return place('order', names, 'people');
    case 'bag':
      return { ...place('bag', names, 'bag'), you: names.text('board-bag', { count: view.bag }) };
    case 'goals':
    case 'stored':
      return place(id, names, undefined, SHAPE.goals);
    default:
      return undefined;
  }
}

const endShape = (what: string) =>
  what === 'colonists' ? SHAPE.colonist : what === 'colonies' ? SHAPE.world : ACTION.develop;

function place(id: string, names: BoardContext, icon?: IconName, shape?: string): PieceCard {
  const text = names.text(`card-${id}`);
  return {
    name: names.text(`card-name-${id}`) ?? id,
    kind: names.text(`card-kind-${id}`) ?? '',
    ...(icon ? { icon } : {}),
    ...(shape && !icon ? { shape } : {}),
    lines: text ? [{ text }] : [],
  };
}

/** Where a tile lies: whose, and as what. */
function find(id: string, view: View, names: BoardContext): Pick<PieceCard, 'owner' | 'place' | 'you'> {
  for (const player of view.seats) {
    if (player.colonies.some(({ tile }) => tile === id))
      return { owner: player.seat, place: names.text('card-at-colony') };
    const seen = player.explored.find(({ tile }) => tile === id);
    if (seen)
      return {
        owner: player.seat,
        place: names.text('card-at-explored'),
        you:
          seen.outlook && player.seat === view.you ? spokenOutlook(seen.outlook, player, names) : undefined,
      };
  }
  const laid = [...view.display, ...view.drawn].find(({ tile }) => tile === id);
  const me = view.you === null ? undefined : view.seats[view.you];
  if (laid)
    return {
      place: names.text('card-at-display'),
      you: laid.outlook && me ? spokenOutlook(laid.outlook, me, names) : undefined,
    };
  return {};
}

function forSale(stack: StackView, names: BoardContext): Pick<PieceCard, 'place' | 'you'> {
  const owners = stack.owners.map((seat) => whoIs(seat, names)).join(', ');
  return {
    place: [
      names.text('stack-left', { left: stack.left }),
      owners ? names.text('stack-owners', { who: owners }) : '',
    ]
      .filter(Boolean)
      .join('. '),
    you:
      stack.price === null ? undefined : names.text('stack-price', { price: stack.price, left: stack.left }),
  };
}

function tileCard(id: string, view: View, names: BoardContext): PieceCard {
  const tile = tileFacts(id);
  const development = tile.sort === 'development';
  const stack = view.stacks.find((one) => one.development === id);
  const kind = development
    ? names.text(tile.size === 'large' ? 'card-kind-large' : 'card-kind-small')
    : names.text(tile.sort === 'home' ? 'card-kind-home' : 'card-kind-world');
  const of = tile.kind ? names.name(`kind-${tile.kind}`) : '';
  return {
    name: names.name(id),
    kind: [kind, of].filter(Boolean).join(', '),
    ...(development ? { shape: signOf(tile) } : { icon: 'planet' as const }),
    hue: development ? 'var(--line-3)' : worldLook(tile).hue,
    cost: { value: tile.cost, badge: development ? 'diamond' : 'circle' },
    component: id,
    ...(stack ? forSale(stack, names) : find(id, view, names)),
    targets: [`world-${id}`, `dev-${id}`, ...(stack ? [stack.id] : [])],
  };
}

function actionCard(tile: ActionTile, view: View, names: BoardContext): PieceCard {
  const shown = view.action_tiles.find((one) => one.tile === tile);
  const by = shown?.selected_by ?? null;
  return {
    name: names.name(tile),
    kind: names.text('card-kind-action') ?? '',
    shape: ACTION[tile],
    component: tile,
    lines: shown && shown.credits > 0 ? lines(names.text('tile-credits', { credits: shown.credits })) : [],
    owner: by,
    place: by === null ? undefined : names.text('card-at-tile'),
  };
}

function goalCard(goal: string, names: BoardContext): PieceCard {
  const counts = facts().goals.get(goal)?.counts;
  return {
    name: names.name(goal),
    kind: names.text('card-kind-goal') ?? '',
    shape: counts && GOAL[counts],
    component: goal,
  };
}

const lines = (text: string | undefined): CardLine[] => (text ? [{ text }] : []);

/** Strength opened into its parts. */
function strengthCard(player: SeatView | undefined, names: BoardContext): PieceCard | undefined {
  if (!player) return undefined;
  const part = (tile: string, amount: number, note: string | undefined) => ({
    text: `**${amount}** ${names.name(tile)}${note ? `, ${note}` : ''}`,
    shape: SHAPE.strength,
  });
  return {
    name: names.text('strength-is', { count: player.strength }) ?? '',
    kind: names.text('card-kind-strength') ?? '',
    shape: SHAPE.strength,
    cost: { value: player.strength, badge: 'circle' },
    lines: [
      ...always(player).map(({ tile, amount }) => part(tile, amount, '')),
      ...player.conditional.map(({ tile, amount, against }) => part(tile, amount, names.say(against))),
      ...forGoods(player).map(({ tile, amount }) => part(tile, amount, names.text('strength-goods'))),
      ...lines(names.text('card-strength')),
    ],
    owner: player.seat,
  };
}

/** The points line by line. */
function scoreCard(player: SeatView | undefined, names: BoardContext): PieceCard | undefined {
  if (!player) return undefined;
  return {
    name: names.text('card-name-score', { points: player.score }) ?? '',
    kind: names.text('card-kind-score') ?? '',
    icon: 'points',
    lines: player.lines.map(({ label, points }) => ({ text: `**${points}** ${names.say(label)}` })),
    owner: player.seat,
  };
}
