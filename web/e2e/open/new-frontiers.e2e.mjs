// Whole games of New Frontiers, which do not pass yet: autoplay of the replay, and the keyboard in the last round.
import { byKeyboard, replayOf, wholeGame } from '../games.e2e.mjs';

export default {
  'a guest plays New Frontiers to the end by clicking, and replays it': async (world) => {
    const one = await wholeGame('New Frontiers')(world);
    await replayOf(one, 'new-frontiers');
  },

  'a whole game of New Frontiers by keyboard alone': byKeyboard('New Frontiers'),
};
