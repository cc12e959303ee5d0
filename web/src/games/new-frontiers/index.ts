// New Frontiers in the browser: it draws the view and lights up what can be done; it knows no rule.

import type { BoardContext, GameClient, Loudness } from '../../boardkit/context.ts';
import type { Action, View } from '../../wire/new-frontiers.ts';
import Art from './Art.svelte';
import { PHASE, SHAPE } from './art.ts';
import Board from './Board.svelte';
import { card } from './cards.ts';
import Mine from './Mine.svelte';
import { describePiece, touches } from './pieces.ts';
import Rival from './Rival.svelte';
import { story } from './story.ts';

/** How loud an action is: what has no piece stands on the primary or beside it. */
const LOUD: Partial<Record<Action['do'], Loudness>> = {
  go_on: 'go',
  conquer: 'go',
  pass: 'aside',
  take_colonists: 'aside',
  reveal: 'aside',
};
const TILES = [
  ['retreat_into_isolation', 'set_galactic_goals'],
  ['develop'],
  ['explore'],
  ['settle'],
  ['produce'],
  ['trade_consume'],
  ['send_envoys'],
];

const client: GameClient = {
  id: 'new-frontiers',
  Board,
  Mine,
  Rival,
  Art,
  card,
  describePiece,
  touches,
  story,
  loudness: (action: Action) => LOUD[action.do],
  missing(view: View, names: BoardContext) {
    const label = names.text(`missing-${view.step.step}`);
    const note = names.text(`missing-${view.step.step}-note`);
    return label && note ? { label, note } : undefined;
  },
  purse(view: View, seat: number, names: BoardContext) {
    const player = view.seats[seat];
    if (!player) return [];
    const word = (id: string) => names.text(`board-${id}`) ?? id;
    return [
      { icon: 'points', value: player.score, label: word('points') },
      { icon: 'credits', value: player.credits, label: word('credits') },
      { shape: SHAPE.colonist, value: player.colonists, label: word('colonists') },
      { shape: SHAPE.strength, value: player.strength, label: word('strength') },
      { shape: SHAPE.world, value: `${player.colonies.length}/8`, label: word('colonies') },
      { shape: PHASE.develop, value: `${player.spaces}/11`, label: word('spaces-word') },
    ];
  },
  // 1 to 7: the action tiles.
  keys: Object.fromEntries(TILES.map((ids, i) => [String(i + 1), ids.map((id) => `action-${id}`)])),
  keysText: (names) => [{ keys: '1 – 7', text: names.text('keys-tiles') ?? '' }],
  // Only goals are secret.
  secret: (view: View) => view.goals !== null && view.goals.own !== null,
  where(view: View, names: BoardContext) {
    if (view.round === 0) return names.text('board-setup') ?? '';
    const round = names.text('board-round', { round: view.round }) ?? '';
    return view.ends.length > 0 ? `${round}, ${names.text('board-last-round') ?? ''}` : round;
  },
};

export default client;
