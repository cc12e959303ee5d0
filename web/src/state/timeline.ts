/** Stepping through the past of a game by its log. `null` is the present ("live"). */

/** Anything that knows at which step of the game it was written. */
export interface Dated {
  step: number;
}

/** The steps at which the log has something to show, ascending. */
export function stops(entries: readonly Dated[]): number[] {
  return [...new Set(entries.map((entry) => entry.step))].sort((a, b) => a - b);
}

/** The stop before or after `at`. After the last stop comes the present; before the first there is nothing. */
export function stepFrom(entries: readonly Dated[], at: number | null, direction: -1 | 1): number | null {
  const all = stops(entries);
  const last = all.at(-1);
  if (last === undefined) return null;
  if (direction < 0) return all.findLast((stop) => stop < (at ?? last)) ?? at;
  if (at === null) return null;
  const next = all.find((stop) => stop > at);
  return next === undefined || next === last ? null : next;
}

/**
 * The pieces that each of the others touched with the last action, if `seat` has not acted since, and who did. What
 * they did before that is for the log: marks everywhere would say nothing.
 */
export function newsOf(
  entries: readonly { seat: number | null; step: number; event: unknown }[],
  seat: number,
  touches: (event: unknown) => readonly string[],
): Map<string, number> {
  const news = new Map<string, number>();
  const last = new Map<number, number>();
  for (let i = entries.length - 1; i >= 0 && entries[i]!.seat !== seat; i--) {
    const entry = entries[i]!;
    if (entry.seat === null) break;
    if (!last.has(entry.seat)) last.set(entry.seat, entry.step);
    if (last.get(entry.seat) !== entry.step) continue;
    for (const piece of touches(entry.event)) if (!news.has(piece)) news.set(piece, entry.seat);
  }
  return news;
}
