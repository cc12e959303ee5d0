// What the pieces of Reworld say about themselves: what each one is, where it lies, and what it means to the reader.

import type { BoardContext, CardLine, PieceCard } from '../../boardkit/context.ts';
import type { CategoryView, SeatView, ShipView, SlotView, View } from '../../wire/reworld.ts';
import { COMPANY, ICON } from './art.ts';
import { facts, moduleOf } from './facts.ts';
import { describePiece } from './pieces.ts';
import { shipPicture } from './ships.ts';

/** The card of a piece: of a target, or of a drawing (`module:terrabot_a`, `officer:3`). */
export function card(id: string, view: View, names: BoardContext): PieceCard | undefined {
  const [drawn, what = ''] = id.split(':');
  if (drawn === 'module') return moduleCard(what, names);
  if (drawn === 'officer') return officerCard(Number(what), names);
  if (drawn === 'round') return roundCard(Number(what), view, names);
  const ship = view.ships.find((one) => one.ship === id);
  if (ship) return shipCard(ship, view, names);
  const category = view.categories.find((one) => one.category === id);
  if (category) return categoryCard(category, names);
  const [kind = '', of = ''] = id.split('-');
  switch (kind) {
    case 'slot': {
      const slot = view.slots.find((one) => one.id === id);
      return slot && slotCard(slot, view, names);
    }
    case 'card':
      return officerCard(Number(of), names);
    case 'tile':
      return tileCard(id, view, names);
    case 'row':
      return rowCard(Number(of), view, names);
    case 'marker':
      return markerCard(view, names);
    case 'sign':
      return simple(`sign_${of}`, names, names.text('card-sign-kind') ?? '');
    case 'city':
      return cityCard(of, view, names);
    case 'defence':
    case 'shuttles':
    case 'satellites':
      return lineCard(kind, view, names);
    default:
      // A component named in a sentence.
      return facts().modules.has(id) ? moduleCard(id, names) : undefined;
  }
}

const say = (names: BoardContext, id: string, args?: Record<string, string | number>): CardLine[] => {
  const text = names.text(id, args);
  return text ? [{ text }] : [];
};

function moduleCard(module: string, names: BoardContext): PieceCard {
  const it = moduleOf(module);
  const hue =
    it.type === 'terrabot'
      ? `var(--t-${it.letter})`
      : it.type === 'crew'
        ? COMPANY[it.company].hue
        : undefined;
  return {
    name: names.name(module),
    kind: names.text(`card-kind-${it.type}`) ?? '',
    shape: ICON[it.type],
    hue,
    component: module,
  };
}

/** A module that lies somewhere, by its number. */
function tileCard(id: string, view: View, names: BoardContext): PieceCard | undefined {
  for (const seat of view.seats) {
    for (const row of seat.rows) {
      const at = row.modules.findIndex((module) => module.id === id);
      if (at < 0) continue;
      const before = row.modules.length - 1 - at;
      const place = names.text('card-in-row', { row: row.bay, before });
      return { ...moduleCard(row.modules[at]!.module, names), owner: seat.seat, place };
    }
    const settled = [
      ...seat.cities.flatMap((city) => city.modules),
      ...seat.defence,
      ...seat.shuttles,
      ...seat.satellites,
    ].find((module) => module.id === id);
    if (settled) return { ...moduleCard(settled.module, names), owner: seat.seat };
  }
  const use = view.ask;
  const inUse = [
    ...('module' in use && use.module ? [use.module] : []),
    ...('crews' in use ? use.crews : []),
  ].find((module) => module.id === id);
  const offered = view.slots.find((slot) => slot.module?.id === id);
  if (offered) return slotCard(offered, view, names);
  return inUse ? { ...moduleCard(inUse.module, names), place: names.text('board-in-use') } : undefined;
}

function slotCard(slot: SlotView, view: View, names: BoardContext): PieceCard {
  const arm = names.name(slot.slot);
  const lines =
    slot.top === null ? [] : say(names, 'board-paid', { cards: slot.cards.join(', '), top: slot.top });
  if (!slot.module)
    return {
      name: arm,
      kind: names.text('card-kind-slot') ?? '',
      icon: 'tiles',
      component: slot.slot,
      lines,
    };
  const cannot = slot.fewest_cards === null && view.you !== null;
  return {
    ...moduleCard(slot.module.module, names),
    lines,
    you: cannot
      ? names.text('card-slot-cannot')
      : slot.fewest_cards === null
        ? undefined
        : names.text('board-price', { count: slot.fewest_cards }),
    place: arm,
  };
}

function officerCard(number: number, names: BoardContext): PieceCard {
  return {
    name: names.name(`officer_${number}`),
    kind: names.text('card-kind-officer') ?? '',
    icon: 'card',
    hue: 'var(--card)',
    component: `officer_${number}`,
  };
}

function roundCard(round: number, view: View, names: BoardContext): PieceCard {
  return {
    name: names.text('board-round-name', { round }) ?? String(round),
    kind: names.text('card-kind-round') ?? '',
    icon: 'clock',
    component: `round_${round}`,
    you: round === view.round && view.chapter === 1 ? names.text('card-round-now') : undefined,
  };
}

function mine(view: View): SeatView | undefined {
  return view.you === null ? undefined : view.seats[view.you];
}

function rowCard(row: number, view: View, names: BoardContext): PieceCard {
  const own = mine(view)?.rows.find((one) => one.bay === row);
  const open = own?.modules.at(-1);
  if (open)
    return {
      ...moduleCard(open.module, names),
      owner: view.you,
      place: names.text('card-in-row', { row, before: 0 }),
    };
  return {
    name: names.text('board-row-name', { row }) ?? String(row),
    kind: names.text('card-kind-row') ?? '',
    icon: 'stack',
    lines: say(names, 'card-row', { row }),
    owner: view.you,
  };
}

function markerCard(view: View, names: BoardContext): PieceCard {
  const { start_space: space } = view;
  return {
    name: names.name('start_player_space'),
    kind: names.text('card-kind-marker') ?? '',
    icon: 'flag',
    component: 'start_player_space',
    owner: space?.by ?? view.marker,
    place: names.text(space ? 'card-marker-taken' : 'card-marker-held'),
  };
}

function shipCard(ship: ShipView, view: View, names: BoardContext): PieceCard {
  const picture = shipPicture(ship.ship);
  const progress = ship.progress
    .map((have, seat) => `${names.call(seat)} ${Math.min(have, ship.threshold)}`)
    .filter((_, seat) => seat !== view.you);
  const have = view.you === null ? null : Math.min(ship.progress[view.you] ?? 0, ship.threshold);
  return {
    name: names.name(ship.ship),
    kind: names.text('card-kind-ship', { points: ship.points }) ?? '',
    icon: 'spaceship',
    shape: 'shape' in picture ? picture.shape : undefined,
    cost: { value: ship.points, badge: 'circle' },
    component: ship.ship,
    lines: ship.taken_by === null ? [{ text: progress.join(', '), icon: 'people' }] : [],
    you:
      ship.taken_by === null && have !== null
        ? names.text('board-progress', { have, need: ship.threshold })
        : undefined,
    owner: ship.taken_by,
    place: ship.taken_by === null ? names.text('card-ship-free') : names.text('card-ship-won'),
  };
}

function categoryCard({ category, sizes, points }: CategoryView, names: BoardContext): PieceCard {
  const standing = sizes
    .map((size, seat) => ({ seat, size, points: points[seat] ?? 0 }))
    .sort((a, b) => b.size - a.size)
    .map(({ seat, size, points: won }) => `${names.call(seat)} ${size} (${won})`);
  return {
    name: names.name(category),
    kind: names.name('final_population_ship'),
    icon: 'spaceship',
    component: category,
    lines: [{ text: standing.join(', '), icon: 'people' }],
  };
}

function cityCard(letter: string, view: View, names: BoardContext): PieceCard {
  const city = mine(view)?.cities.find((one) => one.letter === letter);
  return {
    name: city ? names.name(city.sign) : (describePiece(`city-${letter}`, names) ?? letter),
    kind: `${names.text('board-city') ?? ''}, ${names.name(`terrain_${letter}`)}`,
    icon: 'city',
    hue: `var(--t-${letter})`,
    component: `terrain_${letter}`,
    you: city ? names.text('board-size', { size: city.size }) : names.text('board-not-founded'),
    owner: view.you,
  };
}

function lineCard(kind: 'defence' | 'shuttles' | 'satellites', view: View, names: BoardContext): PieceCard {
  const own = mine(view);
  const count = { defence: own?.shields, shuttles: own?.shuttles.length, satellites: own?.satellites.length }[
    kind
  ];
  return {
    name: names.text(`board-${kind}`) ?? kind,
    kind: names.text('board-settled') ?? '',
    icon: kind === 'defence' ? 'shield' : undefined,
    shape: kind === 'defence' ? undefined : kind === 'shuttles' ? ICON.shuttle : ICON.satellite,
    lines: say(names, `card-line-${kind}`),
    you: count === undefined ? undefined : names.text(`card-have-${kind}`, { count }),
    owner: view.you,
  };
}

function simple(component: string, names: BoardContext, kind: string): PieceCard {
  return { name: names.name(component), kind, icon: 'city', component };
}
