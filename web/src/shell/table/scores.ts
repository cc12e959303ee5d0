/** The score sheet as a table, and the running score as lines. */
import type { Message, Outcome, ScoreLine, Verdict } from '../../wire/protocol.ts';

/** One line of the sheet: what for, by which rules, and the points of each seat. */
export interface Row {
  label: Message;
  rules: string[];
  points: (number | null)[];
}

/** One column: a seat, or a rival without one. */
export interface Column {
  seat: number | null;
  name: Message | null;
  verdict: Verdict | null;
  score: number;
  lines: readonly ScoreLine[];
  values: readonly number[];
}

/** Seats first, then rivals that are no seats. */
export function columns(outcome: Outcome): Column[] {
  return [
    ...outcome.seats.map((seat) => ({ ...seat, name: null })),
    ...outcome.rivals.map((rival) => ({ ...rival, seat: null, verdict: null })),
  ];
}

/** The lines of all columns side by side; lines with the same label are one row. */
export function rows(outcome: Outcome): Row[] {
  const found = new Map<string, Row>();
  const all = columns(outcome);
  const key = (line: ScoreLine) => JSON.stringify(line.label);
  all.forEach(({ lines }, column) => {
    for (const line of lines) {
      let row = found.get(key(line));
      if (!row) {
        row = { label: line.label, rules: [], points: all.map(() => null) };
        found.set(key(line), row);
      }
      if (!row.rules.includes(line.rule)) row.rules.push(line.rule);
      row.points[column] = (row.points[column] ?? 0) + line.points;
    }
  });
  return [...found.values()];
}

/** Why the winner won: by how many points, ahead of whom, and which line made the most of it. */
export interface Lead {
  margin: number;
  /** The column of the next best. */
  second: Column;
  /** The line with the largest difference between the two. */
  row: Row;
  by: number;
}

/** The lead of the only winner over the next best; null if points did not decide. */
export function lead(outcome: Outcome): Lead | null {
  const all = columns(outcome);
  const winners = all.filter(({ verdict }) => verdict === 'won');
  const [best] = winners;
  const [second] = all.filter((column) => column !== best).toSorted((a, b) => b.score - a.score);
  if (winners.length !== 1 || !best || !second || best.score <= second.score) return null;
  const ahead = (row: Row) => (row.points[all.indexOf(best)] ?? 0) - (row.points[all.indexOf(second)] ?? 0);
  const [row] = rows(outcome).toSorted((a, b) => ahead(b) - ahead(a));
  return row ? { margin: best.score - second.score, second, row, by: ahead(row) } : null;
}

/** What else was compared, with its values: everything up to what decided, but not the points again. */
export function ties(
  outcome: Outcome,
): { index: number; label: Message; rule: string; values: (number | null)[] }[] {
  const all = columns(outcome);
  const last = outcome.decided ?? outcome.comparisons.length - 1;
  return outcome.comparisons
    .map(({ label, rule }, index) => ({
      index,
      label,
      rule,
      values: all.map(({ values }) => values[index] ?? null),
    }))
    .filter(({ index, values }) => index <= last && all.some(({ score }, i) => values[i] !== score));
}

/** Round numbers from at or below `low` to at or above `high`, about `count` of them. */
export function ticks(low: number, high: number, count = 5): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power);
  const all: number[] = [];
  for (let tick = Math.floor(low / step) * step; all.length === 0 || all.at(-1)! < high; tick += step)
    all.push(tick);
  return all;
}
