/** Which cards of a guide a person has seen. Pure; `coach.svelte.ts` keeps it in the browser. */
import type { CoachCard } from '../../wire/protocol.ts';

export interface Seen {
  seen: readonly string[];
  /** Those of them that were waved away. */
  skipped: readonly string[];
  stopped: boolean;
}

/** How many cards come up before one decision at most; the others wait for the next. */
export const AT_ONCE = 2;

/** What was kept. */
export function read(kept: string | null): Seen {
  try {
    const { seen = [], skipped = [], stopped = false } = JSON.parse(kept ?? '{}') as Partial<Seen>;
    return { seen, skipped, stopped };
  } catch {
    return { seen: [], skipped: [], stopped: false };
  }
}

/** The next card of those whose moment it is; `shown` came up at this decision already. */
export function due(
  cards: readonly CoachCard[],
  seen: readonly string[],
  shown: readonly string[],
): CoachCard | null {
  const open = cards.filter((card) => !seen.includes(card.id) && card.after.every((id) => seen.includes(id)));
  const next = open.find((card) => shown.includes(card.id)) ?? open[0];
  if (!next) return null;
  return shown.includes(next.id) || shown.length < AT_ONCE ? next : null;
}
