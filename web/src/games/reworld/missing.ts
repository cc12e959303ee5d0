// What the primary button will do, and what has to be chosen first.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Ask, View } from '../../wire/reworld.ts';

const WORD: Partial<Record<Ask['step'], string>> = {
  turn: 'turn',
  pay: 'pay',
  top: 'row',
  lay_card: 'card',
  decouple: 'decouple',
  sign: 'sign',
  place: 'place',
};

/** The words for the button; none where it has something to do already. */
export function missing(view: View, names: BoardContext): { label: string; note: string } | undefined {
  const word = WORD[view.ask.step];
  const label = word && names.text(`missing-${word}`);
  const note = word && names.text(`missing-${word}-note`);
  return label && note ? { label, note } : undefined;
}
