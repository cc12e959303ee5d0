// How to Save a World in the browser: it draws the view and lights up what can be done; it knows no rule.

import type { BoardContext, GameClient, Loudness } from '../../boardkit/context.ts';
import type { Action, View } from '../../wire/how-to-save-a-world.ts';
import Art from './Art.svelte';
import { RESOURCE, RESOURCES } from './art.ts';
import Board from './Board.svelte';
import { card } from './cards.ts';
import Consortium from './Consortium.svelte';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import { describePiece, touches } from './pieces.ts';
import Rival from './Rival.svelte';
import Scene from './Scene.svelte';
import { story } from './story.ts';

/** How loud an action is: the first of a kind stands on the primary, the others beside it. */
const LOUD: Partial<Record<Action['do'], Loudness>> = {
  pay: 'go',
  pay_cost: 'go',
  stop: 'go',
  pass: 'aside',
  choose: 'aside',
};

const client: GameClient = {
  id: 'how-to-save-a-world',
  Board,
  Mine,
  Rival,
  Side: Market,
  Automa: Consortium,
  Art,
  Scene,
  card,
  describePiece,
  touches,
  story,
  loudness: (action: Action) => LOUD[action.do],
  missing(view: View, names: BoardContext) {
    const label = names.text(`missing-${view.ask.ask}`);
    const note = names.text(`missing-${view.ask.ask}-note`);
    return label && note ? { label, note } : undefined;
  },
  purse(view: View, seat: number, names: BoardContext) {
    const player = view.seats[seat];
    if (!player) return [];
    return [
      { icon: 'points', value: player.points, label: names.text('board-points') ?? '' },
      ...RESOURCES.map((id, i) => ({
        shape: RESOURCE[id],
        value: player.resources[i] ?? 0,
        label: names.name(id),
      })),
    ];
  },
  // 1 and 2: the express shuttle from the planet, from the moon.
  keys: { '1': ['zone-planet'], '2': ['zone-moon'] },
  keysText: (names) => [{ keys: '1 – 2', text: names.text('keys-zones') ?? '' }],
  where(view: View, names: BoardContext) {
    if (view.cause !== null) return names.text('board-day-x') ?? '';
    if (view.phase === 'keep') return names.text('board-setup') ?? '';
    return names.text('board-where', { round: view.round, danger: view.danger[0] ?? 0 }) ?? '';
  },
};

export default client;
