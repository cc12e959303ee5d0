/** What stands in the slots of the status line. Pure: it sorts what can be done, it decides nothing. */
import type { Loudness } from '../../boardkit/context.ts';
import type { Choice, Shortcut } from '../../wire/protocol.ts';
import { actionKey } from '../../state/action.ts';

/** At most so many buttons stand beside the primary. */
export const MOST = 3;

/** The choices by the slot they belong to. */
export interface Slots {
  /** On the primary button. */
  go: Choice | null;
  /** Beside it, at most three. */
  aside: Choice[];
  /** Behind the dots at the far left: what takes back or gives up. */
  apart: Choice[];
}

/**
 * Sorts the choices. Those that pieces stand for stay with the pieces; a few (`named`, as far as there is room for
 * them) also get a button, so that nobody has to guess which piece stands for which.
 */
export function sortChoices(
  choices: readonly Choice[],
  loudness: (choice: Choice) => Loudness | undefined,
  named: (few: readonly Choice[]) => boolean,
): Slots {
  const slots: Slots = { go: null, aside: [], apart: [] };
  const open = choices.filter((choice) => !choice.rewind);
  const plain = open.filter((choice) => choice.targets.length === 0);
  for (const choice of choices) {
    const wish = choice.rewind ? 'apart' : loudness(choice);
    if (wish === 'apart') slots.apart.push(choice);
    else if (wish === 'go' && !slots.go) slots.go = choice;
    else if (wish !== undefined || choice.targets.length === 0) slots.aside.push(choice);
  }
  // What is the only thing to do needs no hint.
  if (!slots.go && open.length === 1 && plain.length === 1) {
    slots.go = plain[0]!;
    slots.aside = slots.aside.filter((choice) => choice !== slots.go);
  }
  const rest = open.filter((choice) => choice !== slots.go && !slots.apart.includes(choice));
  if (rest.length <= MOST && named(rest)) slots.aside = rest;
  slots.aside = slots.aside.slice(0, MOST);
  return slots;
}

/** A label of so many letters fits the primary in one line. */
export const FITS = 20;

/** With more choices than this, one piece is one of many. */
const MANY = 8;

/**
 * The shortcuts worth showing. If all of them begin with the same piece of many, they belong to that piece: a click on
 * it asks the same.
 */
export function waysOf(shortcuts: readonly Shortcut[], choices: readonly Choice[]): readonly Shortcut[] {
  const first = new Set(shortcuts.map((shortcut) => actionKey(shortcut.actions[0])));
  const open = choices.filter((choice) => !choice.rewind);
  return first.size === 1 && open.length > MANY ? [] : shortcuts;
}

/** So many choices are listed at most; more only if few pieces make them all. */
const LISTED = 12;
const LISTED_OF_FEW = 60;
const FEW_PIECES = 6;

/**
 * Choices that clicking pieces does not tell apart at once, because the pieces of one are also those of another ("pay a
 * 1", "pay a 1 and a 2"): a few of them are better listed, those with the fewest pieces first. Where few pieces make
 * many choices, as cards that pay, clicking them one by one would take an input for each.
 */
export function listedAtOnce(choices: readonly Choice[]): readonly Choice[] {
  const open = choices.filter((choice) => !choice.rewind && choice.targets.length > 0);
  const pieces = new Set(open.flatMap((choice) => choice.targets));
  const within = (a: Choice, b: Choice) => a !== b && a.targets.every((piece) => b.targets.includes(piece));
  const unclear = open.some((one) => open.some((other) => within(one, other)));
  if (!unclear || open.length > (pieces.size <= FEW_PIECES ? LISTED_OF_FEW : LISTED)) return [];
  return open.toSorted((a, b) => a.targets.length - b.targets.length);
}
