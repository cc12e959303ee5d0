// Reworld in the browser: it draws the view and lights up what can be done; it knows no rule.

import type { BoardContext, GameClient } from '../../boardkit/context.ts';
import type { View } from '../../wire/reworld.ts';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import Mine from './Mine.svelte';
import Picture from './Picture.svelte';
import Rival from './Rival.svelte';
import { story } from './story.ts';
import { describePiece, touches } from './pieces.ts';

const client: GameClient = {
  id: 'reworld',
  Board,
  Mine,
  Rival,
  Gallery,
  Picture,
  describePiece,
  touches,
  story,
  where(view: View, names: BoardContext) {
    if (view.chapter === 1) return names.text('board-where-one', { round: view.round }) ?? '';
    return names.text('board-where-two') ?? '';
  },
};

export default client;
