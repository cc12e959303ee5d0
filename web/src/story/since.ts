/** "Since your last turn": one line for each player. Pure. */
import type { GameStory } from '../boardkit/story.ts';
import type { LogEntry } from '../wire/protocol.ts';
import type { Beat } from './beats.ts';

/** What one player did. */
export interface Line {
  seat: number;
  /** The few things that matter most, in the order in which they happened. */
  entries: readonly LogEntry[];
  /** Points won or lost meanwhile. */
  points: number;
}

/** So many things are told of each player. */
const FEW = 2;

/** One line for each seat that did something or whose points changed, in the order of first appearance. */
export function linesOf(
  beats: readonly Beat[],
  story: GameStory | undefined,
  before: readonly number[],
  now: readonly number[],
): Line[] {
  const weight = (entry: LogEntry) => story?.weight?.(entry.event) ?? 1;
  const bySeat = new Map<number, LogEntry[]>();
  for (const beat of beats) {
    if (beat.seat === null || beat.role !== 'beat') continue;
    const entry = beat.entries.reduce((best, other) => (weight(other) > weight(best) ? other : best));
    bySeat.set(beat.seat, [...(bySeat.get(beat.seat) ?? []), entry]);
  }
  const gain = (seat: number) => (now[seat] ?? 0) - (before[seat] ?? 0);
  const others = now.map((_, seat) => seat).filter((seat) => gain(seat) !== 0 && !bySeat.has(seat));
  const seats = [...bySeat.keys(), ...others];
  return seats.map((seat) => {
    const did = (bySeat.get(seat) ?? []).filter((entry) => weight(entry) > 0);
    // Of equal weight the later: it is what is still to be seen.
    const heavy = did.toSorted((a, b) => weight(b) - weight(a) || b.seq - a.seq).slice(0, FEW);
    return { seat, entries: did.filter((entry) => heavy.includes(entry)), points: gain(seat) };
  });
}
