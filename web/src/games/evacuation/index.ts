// Evacuation in the browser: it draws the view and lights up what can be done; it knows no rule.

import type { BoardContext, GameClient, Loudness } from '../../boardkit/context.ts';
import type { Action, View } from '../../wire/evacuation.ts';
import Art from './Art.svelte';
import { SHAPE } from './art.ts';
import Board from './Board.svelte';
import { card } from './cards.ts';
import Mine from './Mine.svelte';
import { describePiece, touches } from './pieces.ts';
import Rival from './Rival.svelte';
import { story } from './story.ts';

/** How loud an action is: what has no piece stands on the primary or beside it. */
const LOUD: Partial<Record<Action['do'], Loudness>> = {
  confirm: 'go',
  pass: 'aside',
  decline: 'aside',
  discount: 'aside',
};
/** The actions of the player board by key: 1 to 9, then 0. */
const ACTIONS = [
  'gain_and_exchange',
  'research_only',
  'prepare_factory',
  'clone',
  'develop_two',
  'settle',
  'build_ship',
  'build_stadium',
  'gain_and_develop_two',
  'gain_and_research',
];

const client: GameClient = {
  id: 'evacuation',
  Board,
  Mine,
  Rival,
  Art,
  card,
  describePiece,
  touches,
  story,
  loudness: (action: Action, view: View) =>
    action.do === 'decline' && view.ask.ask === 'end_turn' ? 'go' : LOUD[action.do],
  missing(view: View, names: BoardContext) {
    const { ask } = view;
    const id = ask.ask === 'effect' ? `effect-${ask.effect.kind}` : ask.ask;
    const label = names.text(`missing-${id}`);
    const note = names.text(`missing-${id}-note`);
    return label && note ? { label, note } : undefined;
  },
  purse(view: View, seat: number, names: BoardContext) {
    const player = view.seats[seat];
    if (!player) return [];
    const word = (id: string) => names.text(id) ?? id;
    const power =
      player.power.length > 1 ? `${player.power[0]}–${player.power.at(-1)}` : (player.power[0] ?? 0);
    return [
      { icon: 'points', value: player.score, label: word('board-points') },
      { shape: SHAPE.power, value: power, label: word('board-power') },
      { icon: 'energy', value: Math.min(...player.next_energy.slice(0, 4)), label: word('purse-energy') },
      { icon: 'people', value: player.population, label: word('rival-people') },
      { shape: SHAPE.stadium, value: `${player.stadiums[1].length}/3`, label: word('board-stadiums') },
      { shape: SHAPE.satisfaction, value: player.satisfaction, label: word('board-satisfaction') },
    ];
  },
  keys: Object.fromEntries(ACTIONS.map((id, i) => [String((i + 1) % 10), [`action-${id}`]])),
  keysText: (names) => [{ keys: '1 – 9, 0', text: names.text('keys-actions') ?? '' }],
  // Goals, hands and plans for flights are secret.
  secret: (view: View) =>
    view.options.mode === 'points' || view.options.actions === 'advanced' || view.phase === 'transport',
  where(view: View, names: BoardContext) {
    if (view.year === 0) return names.text('board-setup') ?? '';
    const year = names.text('board-year-of', { year: view.year }) ?? '';
    return view.phase ? `${year}, ${names.name(view.phase)}` : year;
  },
};

export default client;
