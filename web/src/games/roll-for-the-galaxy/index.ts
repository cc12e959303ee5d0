// Roll for the Galaxy in the browser: it draws the view and lights up what can be done; it knows no rule.

import type { BoardContext, GameClient, Loudness } from '../../boardkit/context.ts';
import type { Action, View } from '../../wire/roll-for-the-galaxy.ts';
import Amount from './Amount.svelte';
import { amounts } from './amounts.ts';
import Art from './Art.svelte';
import { PHASES } from './art.ts';
import Board from './Board.svelte';
import { card } from './cards.ts';
import Mine from './Mine.svelte';
import { describePiece, touches } from './pieces.ts';
import { total } from './plan.ts';
import Rival from './Rival.svelte';
import Scene from './Scene.svelte';
import { story } from './story.ts';

/** How loud an action is: the way on is the primary, what has a piece stays with its piece. */
const LOUD: Partial<Record<Action['do'], Loudness>> = {
  ready: 'go',
  draw: 'go',
  finish: 'go',
  rearrange: 'aside',
};

const client: GameClient = {
  id: 'roll-for-the-galaxy',
  Board,
  Mine,
  Rival,
  Art,
  Amount,
  card,
  amounts,
  describePiece,
  touches,
  story,
  Scene,
  loudness: (action: Action) => LOUD[action.do],
  missing(view: View, names: BoardContext) {
    const task = view.you === null ? undefined : view.players[view.you]?.task.task;
    const label = names.text(`missing-${task}`);
    const note = names.text(`missing-${task}-note`);
    return label && note ? { label, note } : undefined;
  },
  purse(view: View, seat: number, names: BoardContext) {
    const player = view.players[seat];
    if (!player) return [];
    const goods = player.tableau.reduce((sum, tile) => sum + tile.goods.length, 0);
    return [
      { icon: 'points', value: player.score, label: names.text('board-score') ?? '' },
      { icon: 'credits', value: player.credits, label: names.text('board-credits') ?? '' },
      { icon: 'cup', value: total(player.cup), label: names.text('board-cup') ?? '' },
      { icon: 'people', value: total(player.citizenry), label: names.text('board-citizenry') ?? '' },
      { icon: 'tiles', value: `${player.tiles}/12`, label: names.text('board-tiles') ?? '' },
      { icon: 'planet', value: goods, label: names.text('purse-goods') ?? '' },
    ];
  },
  // 1 to 5: the plates of the phases, and their columns.
  keys: Object.fromEntries(PHASES.map((phase, i) => [String(i + 1), [`strip-${phase}`, `column-${phase}`]])),
  keysText: (names) => [{ keys: '1 – 5', text: names.text('keys-phases') ?? '' }],
  where(view: View, names: BoardContext) {
    if (view.step === 'setup') return names.text('board-step-setup') ?? '';
    const step = names.text(`board-step-${view.step}`) ?? names.name(view.step);
    return `${names.text('board-round', { round: view.round }) ?? ''}, ${step}`;
  },
};

export default client;
