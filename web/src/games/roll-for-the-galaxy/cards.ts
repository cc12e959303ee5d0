// What the pieces of Roll for the Galaxy say about themselves.

import type { BoardContext, CardLine, PieceCard } from '../../boardkit/context.ts';
import { sentencesOf } from '../components.svelte.ts';
import type { PlayerView, View } from '../../wire/roll-for-the-galaxy.ts';
import { DICE, FACE, KIND_LOOK, PHASES, ROMAN, type Die, type Phase } from './art.ts';
import { facts as all, GAME, tileFacts } from './facts.ts';
import { findTile } from './find.ts';
import { total } from './plan.ts';

/** The card of a piece: of a target, or of a drawing (`tile:spice_world`, `die:novelty:explore`). */
export function card(id: string, view: View, names: BoardContext): PieceCard | undefined {
  const [drawn, what = '', more = ''] = id.split(':');
  if (drawn === 'tile') return tileCard(what, view, names);
  if (drawn === 'die') return dieCard(what as Die, more, view, names);
  const cut = id.indexOf('-');
  const kind = cut < 0 ? id : id.slice(0, cut);
  const [of = '', with_ = ''] = cut < 0 ? [] : id.slice(cut + 1).split('-');
  switch (kind) {
    case 'tile':
    case 'world':
      return of.startsWith('tile_') ? bagTileCard(of, view, names) : tileCard(of, view, names);
    case 'good':
      return dieCard(
        with_ as Die,
        'good',
        view,
        names,
        names.text('board-good-on', {
          die: names.name(`die-${with_}`),
          world: names.name(of),
        }),
      );
    case 'spot':
      return dieCard(
        with_ as Die,
        of === 'development' ? 'develop' : 'settle',
        view,
        names,
        names.text(`board-stack-${of}`),
      );
    case 'wild':
    case 'virtual':
      return dieCard(of as Die, kind, view, names);
    case 'die':
      return dieCard(
        of as Die,
        with_,
        view,
        names,
        names.text('card-in-column', { phase: names.name(with_) }),
      );
    case 'cup':
    case 'citizenry':
    case 'paid':
      if (of) return dieCard(of as Die, kind, view, names, names.text(`board-${kind}`));
      return place(kind, names, 'cup');
    case 'column':
    case 'strip':
      return phaseCard(of as Phase, view, names);
    case 'stack':
      return stackCard(of as 'development' | 'world', view, names);
    case 'dictate':
      return place('dictate', names, 'dice');
    case 'credits':
      return {
        ...place('credits', names, 'credits'),
        you: own(view) && names.text('board-credits-of', { n: own(view)!.credits }),
      };
    case 'bag':
      return { ...place('bag', names, 'bag'), you: names.text('board-bag', { count: view.bag }) };
    case 'pool':
      return { ...place('pool', names, 'points'), you: names.text('card-pool-left', { left: view.pool }) };
    default:
      return PHASES.includes(id as Phase)
        ? phaseCard(id as Phase, view, names)
        : all().tiles.has(id)
          ? tileCard(id, view, names)
          : undefined;
  }
}

const own = (view: View): PlayerView | undefined => (view.you === null ? undefined : view.players[view.you]);
const lines = (text: string | undefined): CardLine[] => (text ? [{ text }] : []);

/** A place on the table that is no tile and no die. */
function place(
  id: string,
  names: BoardContext,
  icon: 'cup' | 'dice' | 'credits' | 'bag' | 'points',
): PieceCard {
  return {
    name: names.text(`card-name-${id}`) ?? id,
    kind: names.text(`card-kind-${id}`) ?? '',
    icon,
    lines: lines(names.text(`card-${id}`)),
  };
}

function tileCard(id: string, view: View, names: BoardContext): PieceCard {
  const facts = tileFacts(id);
  const world = facts.kind;
  const found = findTile(id, view);
  const points = names.text('card-points', { points: facts.cost });
  const kind = world
    ? [names.text('board-world'), names.name(world), points]
    : [names.text('board-development'), points];
  const flip = facts.back ? names.text('board-flips-to', { name: names.name(facts.back) }) : undefined;
  return {
    name: names.name(id),
    kind: kind.filter(Boolean).join(', '),
    shape: world ? FACE.settle : FACE.develop,
    hue: world ? KIND_LOOK[world].hue : undefined,
    cost: { value: facts.cost, badge: world ? 'circle' : 'diamond' },
    component: id,
    lines: flip ? [{ text: flip, icon: 'restart' }] : [],
    owner: found?.seat,
    place: found ? names.text(`card-at-${found.place}`) : undefined,
    targets: [`tile-${id}`, `world-${id}`, ...(facts.tile ? [`tile-${facts.tile}`] : [])],
  };
}

/** A bag tile: as the side that is up, or both sides of one in hand. */
function bagTileCard(tile: string, view: View, names: BoardContext): PieceCard | undefined {
  for (const player of view.players) {
    const side = (['development', 'world'] as const).find((one) =>
      player[one].tiles.some((found) => found.tile === tile),
    );
    const built = side && player[side].tiles.find((found) => found.tile === tile);
    if (built) return tileCard(built[side], view, names);
    const held = player.hand.find((found) => found.tile === tile);
    if (held) return tileCard(held.development, view, names);
  }
  return undefined;
}

function dieCard(
  die: Die,
  as: string,
  view: View,
  names: BoardContext,
  where?: string,
): PieceCard | undefined {
  if (!DICE.includes(die)) return undefined;
  const phase = PHASES.find((one) => one === as);
  const owns = own(view) !== undefined && where !== undefined;
  return {
    name: [names.text('card-die', { die: names.name(`die-${die}`) }), phase && names.name(phase)]
      .filter(Boolean)
      .join(', '),
    kind:
      where ??
      names.text(`card-kind-die-${phase ? 'worker' : as || 'die'}`) ??
      names.text('card-kind-die-die') ??
      '',
    icon: 'dice',
    hue: `var(--die-${die.split('_')[0]})`,
    component: die,
    lines: phase ? [{ text: names.text(`card-works-${phase}`) ?? '', shape: FACE[phase] }] : [],
    owner: owns ? view.you : undefined,
  };
}

function phaseCard(phase: Phase, view: View, names: BoardContext): PieceCard {
  const player = own(view);
  const index = PHASES.indexOf(phase);
  const count = total(player?.strip?.columns[index] ?? []);
  return {
    name: names.name(phase),
    kind: names.text('card-phase', { number: ROMAN[phase] }) ?? '',
    shape: FACE[phase],
    component: phase,
    lines: [
      ...(sentencesOf(GAME, phase).length > 0 ? [] : lines(names.text(`card-works-${phase}`))),
      { text: names.text('card-phase-played') ?? '', icon: 'eye' },
    ],
    you: player?.strip ? names.text('board-column', { phase: names.name(phase), count }) : undefined,
  };
}

function stackCard(side: 'development' | 'world', view: View, names: BoardContext): PieceCard {
  const player = own(view);
  const stack = player?.[side];
  const top = stack?.tiles[0];
  if (top) return tileCard(top[side], view, names);
  return {
    name: names.text(`board-stack-${side}`) ?? side,
    kind: names.text('board-construction') ?? '',
    icon: 'stack',
    lines: lines(names.text(`card-stack-${side}`)),
    owner: view.you,
  };
}
