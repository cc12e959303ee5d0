/** What the comparison of a branch with its game shows. Pure. */
import type { LinePoint, LogEntry } from '../../wire/protocol.ts';

/** The step before the last decision of a seat; null if it has not decided anything yet. */
export function before(log: readonly LogEntry[], seat: number | null): number | null {
  const last = log.findLast((entry) => entry.seat === seat && seat !== null);
  return last ? Math.max(0, last.step - 1) : null;
}

/** One row of the table: a round in both lines. */
export interface Row {
  round: number;
  real: LinePoint | undefined;
  branch: LinePoint | undefined;
}

/**
 * The rounds in which the two lines can be compared: from where the branch begins to where it stands, and the end of
 * each. A point stands for the round that it begins; the last one for where the game is now.
 */
export function rows(real: readonly LinePoint[], branch: readonly LinePoint[]): Row[] {
  const first = branch[0]?.round ?? 0;
  const begins = (line: readonly LinePoint[], round: number) =>
    line.find((point) => point.round === round && !point.over);
  const last = branch.at(-1)?.round ?? first;
  const found: Row[] = [];
  for (let round = first + 1; round <= last; round++) {
    const row = { round, real: begins(real, round), branch: begins(branch, round) };
    if (row.real || row.branch) found.push(row);
  }
  return found;
}

/** The points of a line for the chart: one for each round, and the last. */
export function chart(line: readonly LinePoint[]): { x: number; point: LinePoint }[] {
  return line.map((point, i) => {
    const now = i > 0 && line[i - 1]!.round === point.round;
    return { x: point.round + (now ? (point.over ? 1 : 0.5) : 0), point };
  });
}
