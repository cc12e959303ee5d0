/** How long a beat is shown. */
import type { Beat } from './beats.ts';

/** The pace of stories and motion: off, quick or calm. */
export const PACES = ['off', 'quick', 'calm'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds by what is shown, calm and quick. A chapter has text to read. */
const TIMES: Record<Beat['role'], Record<'quick' | 'calm', number>> = {
  beat: { quick: 320, calm: 700 },
  phase: { quick: 450, calm: 950 },
  round: { quick: 550, calm: 1300 },
  chapter: { quick: 1400, calm: 3600 },
};
/** A scene turns something up; it has a little longer. */
const SCENE = 1.35;

/** How long a beat is shown at a pace; 0 if nothing is told. */
export function timeOf(beat: Beat, pace: Pace): number {
  if (pace === 'off') return 0;
  return Math.round(TIMES[beat.role][pace] * (beat.scene ? SCENE : 1));
}

/** How long a whole story takes, in seconds. */
export function lengthOf(beats: readonly Beat[], pace: Pace): number {
  return Math.ceil(beats.reduce((sum, beat) => sum + timeOf(beat, pace), 0) / 1000);
}

/** A whole game is replayed in about this time at the usual pace. */
export const REPLAY = 120_000;

/** How long each of so many stops of a replay is shown. Few stops are not dragged out. */
export function stopTime(stops: number, speed: number): number {
  return Math.round(Math.min(1500, REPLAY / Math.max(1, stops)) / speed);
}
