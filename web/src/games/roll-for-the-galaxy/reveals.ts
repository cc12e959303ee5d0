// Who chose which phase when the plans were last revealed, read from what was told: a round in which nobody has
// anything to decide is over before the board has shown it.

import type { Event } from '../../wire/roll-for-the-galaxy.ts';
import type { Phase } from './art.ts';

/** A phase, and who chose it: nobody for the one that a die adds in a game of two. */
export interface Choice {
  seat: number | null;
  phase: Phase;
}

/** The last reveal. */
export interface Revealed {
  /** Tells reveals apart. */
  round: number;
  choices: readonly Choice[];
}

const NONE: Revealed = { round: 0, choices: [] };

/** What the last reveal showed; no choices before the first. */
export function lastReveal(history: readonly { event: unknown }[]): Revealed {
  const told = (i: number) => history[i]?.event as Event | undefined;
  let i = history.length - 1;
  while (i >= 0 && told(i)?.event !== 'phases_played') i--;
  const choices: Choice[] = [];
  for (; i >= 0; i--) {
    const it = told(i);
    if (it?.event === 'revealed') choices.unshift({ seat: it.seat, phase: it.phase });
    else if (it?.event === 'extra_phase') choices.push({ seat: null, phase: it.phase });
    else if (it?.event === 'round_began') return { round: it.round, choices };
  }
  return NONE;
}
