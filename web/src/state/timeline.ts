/** Stepping through the past of a game by its log. `null` is the present ("live"). */

/** Anything that knows after how many actions it was written. */
export interface Moment {
  action_number: number;
}

/** The numbers of actions at which the log has something to show, ascending. */
export function stops(entries: readonly Moment[]): number[] {
  return [...new Set(entries.map((entry) => entry.action_number))].sort((a, b) => a - b);
}

/** The stop before or after `at`. After the last stop comes the present; before the first there is nothing. */
export function step(entries: readonly Moment[], at: number | null, direction: -1 | 1): number | null {
  const all = stops(entries);
  const last = all.at(-1);
  if (last === undefined) return null;
  if (direction < 0) return all.findLast((stop) => stop < (at ?? last)) ?? at;
  if (at === null) return null;
  const next = all.find((stop) => stop > at);
  return next === undefined || next === last ? null : next;
}
