// Roll for the Galaxy in the browser: it draws the view and lights up what can be done; it knows no rule.

import type { BoardContext, GameClient } from '../../boardkit/context.ts';
import type { View } from '../../wire/roll-for-the-galaxy.ts';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import Mine from './Mine.svelte';
import { describePiece, touches } from './pieces.ts';
import Picture from './Picture.svelte';
import Rival from './Rival.svelte';
import Scene from './Scene.svelte';
import { story } from './story.ts';

const client: GameClient = {
  id: 'roll-for-the-galaxy',
  Board,
  Mine,
  Rival,
  Gallery,
  Picture,
  describePiece,
  touches,
  story,
  Scene,
  where(view: View, names: BoardContext) {
    if (view.step === 'setup') return names.text('board-step-setup') ?? '';
    const step = names.text(`board-step-${view.step}`) ?? names.name(view.step);
    return `${names.text('board-round', { round: view.round }) ?? ''}, ${step}`;
  },
};

export default client;
