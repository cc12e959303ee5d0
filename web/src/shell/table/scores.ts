/** The score sheet as a table, and the running score as lines. */
import type { Message, Outcome, OutcomeLine } from '../../wire/protocol.ts';

/** One line of the sheet: what for, by which rules, and the points of each seat. */
export interface Row {
  label: Message;
  rules: string[];
  points: (number | null)[];
}

/** The lines of all seats side by side; lines with the same label are one row. */
export function rows(outcome: Outcome): Row[] {
  const found = new Map<string, Row>();
  const key = (line: OutcomeLine) => JSON.stringify(line.label);
  outcome.seats.forEach((seat, column) => {
    for (const line of seat.lines) {
      let row = found.get(key(line));
      if (!row) {
        row = { label: line.label, rules: [], points: outcome.seats.map(() => null) };
        found.set(key(line), row);
      }
      if (!row.rules.includes(line.rule)) row.rules.push(line.rule);
      row.points[column] = (row.points[column] ?? 0) + line.points;
    }
  });
  return [...found.values()];
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
