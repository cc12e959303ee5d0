// What tiles do, in the engine's sentences, and in which phase.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Kind, Moment } from '../../wire/roll-for-the-galaxy.ts';
import { sentencesOf } from '../components.svelte.ts';
import { FACE } from './art.ts';
import { GAME, type TileFacts } from './facts.ts';

type Names = Pick<BoardContext, 'name' | 'text' | 'say'>;

/** What a tile does, one sentence for each effect. What else is said of it (its cost, its kind) is drawn. */
export function effectLines(id: string, names: Names): string[] {
  return sentencesOf(GAME, id)
    .filter((message) => /^(does|scores)-/.test(message.id))
    .map((message) => names.say(message));
}

/** A tile as it is spoken, its text included. */
export function spoken(tile: { id: string; cost: number; kind?: Kind | null }, names: Names): string {
  const said = [
    names.name(tile.id),
    names.text(tile.kind ? 'board-world' : 'board-development'),
    tile.kind ? names.name(tile.kind) : '',
    names.text('board-cost', { cost: tile.cost }),
  ];
  return [said.filter(Boolean).join(', '), ...effectLines(tile.id, names)].join('. ').replaceAll('..', '.');
}

/** When a development works, for the icon in its middle. */
export function momentOf(tile: TileFacts): Moment {
  return tile.powers[0]?.when ?? (tile.on_place.length > 0 ? 'develop' : 'assign');
}

/** The icon of a moment: of the phase, or the wild face. */
export const momentShape = (when: Moment): string =>
  when === 'assign' || when === 'always' ? FACE.wild : FACE[when];
