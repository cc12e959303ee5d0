// Reworld in the browser: it draws the view and lights up what can be done; it knows no rule.

import type { BoardContext, GameClient } from '../../boardkit/context.ts';
import type { Action, View } from '../../wire/reworld.ts';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { card } from './cards.ts';
import Mine from './Mine.svelte';
import { missing } from './missing.ts';
import Rival from './Rival.svelte';
import { story } from './story.ts';
import { describePiece, touches } from './pieces.ts';

const client: GameClient = {
  id: 'reworld',
  Board,
  Mine,
  Rival,
  Art,
  card,
  describePiece,
  touches,
  story,
  missing,
  loudness(action: Action) {
    if (action.do === 'leave') return 'aside';
    return action.do === 'no_more' ? 'go' : undefined;
  },
  purse(view: View, seat: number, names: BoardContext) {
    const area = view.seats[seat];
    if (!area) return [];
    const word = (id: string) => names.text(`purse-${id}`) ?? id;
    const modules = area.rows.reduce((sum, row) => sum + row.modules.length, 0);
    return [
      { icon: 'points', value: area.score, label: word('points') },
      ...(view.chapter === 1
        ? [
            { icon: 'cards' as const, value: area.hand_count, label: word('cards') },
            { icon: 'stack' as const, value: modules, label: word('modules') },
          ]
        : [
            { icon: 'spaceship' as const, value: area.ships.length, label: word('ships') },
            { icon: 'shield' as const, value: area.shields, label: word('shields') },
            { icon: 'stack' as const, value: modules, label: word('modules') },
          ]),
    ];
  },
  secret: (view: View) => view.chapter === 1,
  where(view: View, names: BoardContext) {
    if (view.chapter === 1) return names.text('board-where-one', { round: view.round }) ?? '';
    return names.text('board-where-two') ?? '';
  },
};

export default client;
