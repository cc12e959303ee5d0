// Recruiting as steppers: how many dice of each colour. Which amounts are possible comes from the view.

import type { Amounts, BoardContext, Choice, Shortcut } from '../../boardkit/context.ts';
import type { Action, View } from '../../wire/roll-for-the-galaxy.ts';
import { DICE } from './art.ts';

/** The amounts, while dice are recruited; filled in as the engine would do it. */
export function amounts(
  view: View,
  choices: readonly Choice[],
  shortcuts: readonly Shortcut[],
  names: BoardContext,
): Amounts | null {
  const player = view.you === null ? undefined : view.players[view.you];
  if (!player || player.task.task !== 'recruit') return null;
  const { left } = player.task;
  const recruit = choices.filter((choice) => (choice.action as Action).do === 'recruit');
  if (recruit.length === 0) return null;
  const wanted = shortcuts[0]?.actions as readonly Action[] | undefined;
  let open = left;
  const kinds = recruit.map((choice) => {
    const { die } = choice.action as Extract<Action, { do: 'recruit' }>;
    const index = DICE.indexOf(die);
    const most = (player.citizenry[index] ?? 0) - (player.manage?.recruited[index] ?? 0);
    const planned = wanted?.filter((action) => action.do === 'recruit' && action.die === die).length;
    const first = Math.min(planned ?? open, most, open);
    open -= first;
    return { id: die, label: names.name(`die-${die}`), choice, most, first };
  });
  const ready = shortcuts
    .flatMap(({ actions }) => actions as Action[])
    .find(({ do: what }) => what === 'ready');
  const lying = [...player.development.dice, ...player.world.dice];
  const goods = player.tableau.some((tile) => tile.goods.length > 0);
  return {
    kinds,
    // The round ends with the same click. The next one begins with rolling, once all others are ready.
    end: ready && {
      action: ready,
      label: (count) => names.text('board-recruit-end', { count }) ?? String(count),
      firm: view.players.every((one) => one.ready || one.seat === view.you),
      early: goods || lying.some((count) => count > 0),
    },
    least: left,
    most: left,
    label: (count) => names.text('board-recruit', { count }) ?? String(count),
  };
}
