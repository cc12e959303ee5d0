/**
 * What a click on a piece means. The client holds no rules: it filters the legal choices it was sent by the
 * pieces that were clicked.
 */
import type { Choice } from '../wire/protocol.ts';

/** More lit pieces than this glow quietly. */
export const FEW = 12;

/** What follows from a click. */
export type Step =
  /** These pieces are chosen now. */
  | { do: 'select'; clicked: string[] }
  /** The one choice left is confirmed. */
  | { do: 'confirm'; choice: Choice }
  /** The piece takes part in no choice: ask why. */
  | { do: 'ask' };

/** The choices that name all clicked pieces; every choice if nothing is clicked. */
export function remaining(choices: readonly Choice[], clicked: readonly string[]): Choice[] {
  return choices.filter((choice) => clicked.every((piece) => choice.targets.includes(piece)));
}

/** The one choice that is left after at least one click. */
export function pending(choices: readonly Choice[], clicked: readonly string[]): Choice | null {
  if (clicked.length === 0) return null;
  const left = remaining(choices, clicked);
  return left.length === 1 ? left[0]! : null;
}

/** What a click on a piece does. */
export function click(choices: readonly Choice[], clicked: readonly string[], piece: string): Step {
  const only = pending(choices, clicked);
  if (only?.targets.includes(piece)) return { do: 'confirm', choice: only };
  if (clicked.includes(piece)) return { do: 'select', clicked: clicked.filter((p) => p !== piece) };
  for (const next of [[...clicked, piece], [piece]]) {
    if (remaining(choices, next).length > 0) return { do: 'select', clicked: next };
  }
  return { do: 'ask' };
}

/** The pieces that glow, with the choices behind each. */
export function lit(choices: readonly Choice[], clicked: readonly string[]): Map<string, Choice[]> {
  // With one choice left, any other piece may be clicked instead.
  const open = pending(choices, clicked) ? choices : remaining(choices, clicked);
  const pieces = new Map<string, Choice[]>();
  for (const choice of open) {
    for (const piece of choice.targets) {
      const behind = pieces.get(piece);
      if (behind) behind.push(choice);
      else pieces.set(piece, [choice]);
    }
  }
  return pieces;
}
