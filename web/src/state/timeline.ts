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
