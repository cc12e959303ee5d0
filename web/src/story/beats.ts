/**
 * From the log to beats. A beat is what is shown at one time: something that a player does with what follows from it,
 * or the opening of a phase, a round or a chapter. Pure.
 */
import { kindOf, seatOf, type GameStory, type Role } from '../boardkit/story.ts';
import type { LogEntry } from '../wire/protocol.ts';

/** A beat. */
export interface Beat {
  role: Exclude<Role, 'quiet' | 'detail'>;
  /** Whom it is about; null for the table. */
  seat: number | null;
  /** The scene it belongs to. */
  scene: string | null;
  /** The entries that it tells, at least one. */
  entries: readonly LogEntry[];
}

/** What a beat does when there is no description of the game: everything is a beat. */
const PLAIN: GameStory = { role: () => 'beat' };

/** The last entry of a beat: the position right after it is what the beat shows. */
export const lastOf = (beat: Beat): LogEntry => beat.entries[beat.entries.length - 1]!;

/** Whether a beat opens a part of the game. */
export const opens = (beat: Beat): boolean => beat.role !== 'beat';

/** The beats of a stretch of the log. */
export function beatsOf(entries: readonly LogEntry[], story: GameStory = PLAIN): Beat[] {
  const beats: Beat[] = [];
  for (const entry of entries) {
    const role = story.role(entry.event);
    const before = beats.at(-1);
    if (role === 'quiet') continue;
    if (role === 'detail') {
      // A detail without its beat was told before: the next beat shows what it did.
      if (before?.role === 'beat') beats[beats.length - 1] = extended(before, entry);
      continue;
    }
    const seat = seatOf(entry.event);
    const scene = story.scene?.(entry.event) ?? null;
    if (before && continues(before, entry, role, seat, scene))
      beats[beats.length - 1] = extended(before, entry);
    else beats.push({ role, seat, scene, entries: [entry] });
  }
  return beats;
}

/** Whether an entry only goes on with what the beat tells: a player puts three workers, one after the other. */
function continues(
  beat: Beat,
  entry: LogEntry,
  role: Role,
  seat: number | null,
  scene: string | null,
): boolean {
  if (role !== 'beat' || beat.role !== 'beat' || scene !== null || beat.scene !== null) return false;
  return seat !== null && seat === beat.seat && kindOf(lastOf(beat).event) === kindOf(entry.event);
}

function extended(beat: Beat, entry: LogEntry): Beat {
  return { ...beat, entries: [...beat.entries, entry] };
}

/**
 * What of the fresh entries has to be told to a seat. What the own action did to the own things is seen at once, as far
 * as nothing else comes before it.
 */
export function untold(
  fresh: readonly LogEntry[],
  seat: number | null,
  story: GameStory = PLAIN,
): LogEntry[] {
  if (seat === null) return [...fresh];
  const own = (entry: LogEntry) => {
    const role = story.role(entry.event);
    // A scene is shown whole.
    if (role === 'quiet' || story.scene?.(entry.event)) return role === 'quiet';
    return entry.seat === seat && seatOf(entry.event) === seat && (role === 'beat' || role === 'detail');
  };
  const first = fresh.findIndex((entry) => !own(entry));
  return first < 0 ? [] : fresh.slice(first);
}

/**
 * The decisions of the players: all beats that are about one player in one stretch are one. A replay steps by them, and
 * stops where rounds and chapters begin; a phase opens with the first decision in it.
 */
export function decisionsOf(beats: readonly Beat[]): Beat[] {
  const decisions: Beat[] = [];
  for (const beat of beats) {
    if (beat.role === 'phase' && beat !== beats.at(-1)) continue;
    const before = decisions.at(-1);
    const same = before && !opens(beat) && !opens(before) && before.seat === beat.seat;
    // A scene goes on until all of it is seen.
    const together = same || (before?.scene != null && before.scene === beat.scene);
    if (together)
      decisions[decisions.length - 1] = { ...before, entries: [...before.entries, ...beat.entries] };
    else decisions.push(beat);
  }
  return decisions;
}

/**
 * Where the log of one viewer goes on in the log that replaces it at the end of a game, when everything is opened: the
 * number of entries of the open log that were known already. What one heard is a part of what happened; null if it is
 * not, because the past has changed.
 */
export function known(heard: readonly LogEntry[], all: readonly LogEntry[]): number | null {
  let at = 0;
  for (const entry of heard) {
    const event = JSON.stringify(entry.event);
    while (at < all.length && JSON.stringify(all[at]!.event) !== event) at++;
    if (at === all.length) return null;
    at++;
  }
  return at;
}
