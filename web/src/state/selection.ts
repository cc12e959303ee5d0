/**
 * What a click on a piece means. The client holds no rules: it filters the legal choices it was sent by the
 * pieces that were clicked.
 */
import type { Choice } from '../wire/protocol.ts';

/** More lit pieces than this glow quietly. */
export const FEW = 12;

/** What follows from a click. */
export type Step =
  /** These pieces are chosen now, and several choices are left. */
  | { do: 'select'; clicked: string[] }
  /** One choice is left. */
  | { do: 'choose'; clicked: string[]; choice: Choice }
  /** The piece takes part in no choice: ask why. */
  | { do: 'ask' };

/** Choices that look the same are one: the first of them stands for all. */
export function different(choices: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  return choices.filter((choice) => {
    const look = JSON.stringify([choice.label, choice.targets]);
    return !seen.has(look) && seen.add(look);
  });
}

/** The choices that name all these pieces; every choice if there are none. */
export function remaining(choices: readonly Choice[], pieces: readonly string[]): Choice[] {
  return choices.filter((choice) => pieces.every((piece) => choice.targets.includes(piece)));
}

/** What a click on a piece does; on several that are clicked as one. */
export function click(
  choices: readonly Choice[],
  clicked: readonly string[],
  pieces: readonly string[],
): Step {
  if (pieces.every((piece) => clicked.includes(piece)))
    return { do: 'select', clicked: clicked.filter((piece) => !pieces.includes(piece)) };
  // What was clicked before may be dropped for the new piece.
  for (const next of [[...new Set([...clicked, ...pieces])], [...pieces]]) {
    const left = remaining(choices, next);
    if (left.length === 1) return { do: 'choose', clicked: next, choice: left[0]! };
    if (left.length > 1) return { do: 'select', clicked: next };
  }
  return { do: 'ask' };
}

/** The choices behind a target: those that go on from what is clicked, else those that begin anew. */
export function behind(
  choices: readonly Choice[],
  clicked: readonly string[],
  pieces: readonly string[],
): { choices: Choice[]; further: boolean } {
  const further = remaining(choices, [...clicked, ...pieces]);
  if (further.length > 0) return { choices: further, further: clicked.length > 0 };
  return { choices: remaining(choices, pieces), further: false };
}

/** The pieces that can be clicked. */
export function lit(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => choice.targets));
}

/**
 * Whether the choices left cannot be told apart by clicking further pieces: then a list must tell them. The choice that
 * names nothing else than what is clicked can only be picked from a list too.
 */
export function needsList(left: readonly Choice[], clicked: readonly string[]): boolean {
  if (left.length < 2) return false;
  const rest = left.map((choice) => choice.targets.filter((piece) => !clicked.includes(piece)));
  const looks = rest.map((pieces) => pieces.toSorted().join(' '));
  return looks.some((look, i) => look === '' || looks.indexOf(look) !== i);
}

/** Where a piece can be put: the last pieces of the choices that begin with it. */
export function places(choices: readonly Choice[], piece: string): string[] {
  const onto = choices.flatMap(({ targets }) =>
    targets.length >= 2 && targets[0] === piece ? targets.slice(1) : [],
  );
  return [...new Set(onto)];
}
