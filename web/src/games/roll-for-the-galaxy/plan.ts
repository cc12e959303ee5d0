// Which face lies up on which die. Dice of one colour in one column are interchangeable, so the table counts them;
// for the eye each die keeps the face it was rolled with, as far as that can be told.

import { DICE, PHASES, type Die, type Phase } from './art.ts';

/** A phase, or wild. */
export type Face = Phase | 'wild';

/** Equal dice of one place, with their faces. */
export interface Group {
  die: Die;
  faces: Face[];
}

interface Strip {
  columns: readonly (readonly number[])[];
  rolled: readonly (readonly number[])[];
  wild: readonly number[];
  dictated: readonly number[];
  selector: Die | null;
  selected: Phase | null;
}

/** The strip with faces: columns, the Dictate zone, and the die that selects. */
export interface Faces {
  columns: Group[][];
  dictated: Group[];
  selector: { die: Die; face: Face } | null;
}

/** Gives every die of a strip a face. */
export function withFaces(strip: Strip): Faces {
  const columns: Group[][] = PHASES.map(() => []);
  const dictated: Group[] = [];
  let selector: Faces['selector'] = null;
  DICE.forEach((die, c) => {
    const rolled = [...PHASES, 'wild' as const].map((face, i) => ({ face, left: strip.rolled[i]?.[c] ?? 0 }));
    const unknown = rolled.every((r) => r.left === 0);
    const wild = rolled.find((r) => r.face === 'wild');
    if (wild) wild.left -= strip.wild[c] ?? 0;
    const take = (face: Face, count: number): number => {
      const found = rolled.find((r) => r.face === face);
      const taken = Math.min(count, Math.max(0, found?.left ?? 0));
      if (found) found.left -= taken;
      return taken;
    };
    // First the dice that lie where their face says, then wild ones, then those that were moved.
    const groups = PHASES.map((phase, p) => {
      const count = strip.columns[p]?.[c] ?? 0;
      const faces: Face[] = Array.from({ length: unknown ? count : take(phase, count) }, () => phase);
      return { count, faces };
    });
    const rest = (count: number): Face[] => {
      const faces: Face[] = [];
      for (const { face } of rolled.toReversed()) {
        const taken = take(face, count - faces.length);
        faces.push(...Array.from({ length: taken }, () => face));
      }
      while (faces.length < count) faces.push('wild');
      return faces;
    };
    groups.forEach(({ count, faces }, p) => {
      faces.push(...rest(count - faces.length));
      if (count > 0) columns[p]?.push({ die, faces });
    });
    if (strip.selector === die) selector = { die, face: rest(1)[0] ?? 'wild' };
    const aside = strip.dictated[c] ?? 0;
    if (aside > 0) dictated.push({ die, faces: rest(aside) });
  });
  return { columns, dictated, selector };
}

/** Counts by colour as groups. */
export function groups(counts: readonly number[]): { die: Die; count: number }[] {
  return DICE.map((die, i) => ({ die, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

/** How many dice these are. */
export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
