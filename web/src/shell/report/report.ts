/** What the report page reads out of a report. Pure. */
import type { CurvePoint, Decision, Measure, Report } from '../../wire/protocol.ts';

/** The moments at which rounds begin, and the last one: what the curve shows as marks. */
export function roundMarks(report: Report): { step: number; number: number | null }[] {
  const last = report.moments.at(-1)?.step ?? 0;
  const marks: { step: number; number: number | null }[] = report.rounds.map((r) => ({
    step: r.step,
    number: r.number,
  }));
  if (marks.at(-1)?.step !== last) marks.push({ step: last, number: null });
  return marks;
}

/** The round that a step belongs to. */
export const roundOf = (report: Report, step: number): number =>
  report.rounds.findLast((round) => round.step <= step)?.number ?? report.rounds[0]?.number ?? 0;

/** The moment after so many actions. */
export const momentAt = (report: Report, step: number): CurvePoint | undefined =>
  report.moments.findLast((moment) => moment.step <= step);

/** The turning point of a seat: the round in which its chance fell (or rose) most, and from where to where. */
export function turningPoint(report: Report, seat: number): { round: number; from: number; to: number } | null {
  const won = (report.seats[seat]?.end ?? 0) >= 0.5;
  let best: { round: number; from: number; to: number } | null = null;
  for (const [i, round] of report.rounds.entries()) {
    const end = report.rounds[i + 1]?.step ?? report.moments.at(-1)?.step ?? 0;
    // The end itself is no turning point: there every chance becomes certain.
    const to = momentAt(report, i + 1 < report.rounds.length ? end : end - 1)?.win[seat];
    const from = momentAt(report, round.step)?.win[seat];
    if (from === undefined || to === undefined) continue;
    const change = won ? to - from : from - to;
    if (!best || change > (won ? best.to - best.from : best.from - best.to)) best = { round: round.number, from, to };
  }
  return best && Math.abs(best.to - best.from) >= 0.05 ? best : null;
}

/** A chance or a difference of chances, of 100. */
export const hundred = (value: number): number => Math.round(value * 100);

/** A difference with its sign; a true minus. */
export const signed = (value: number): string => {
  const rounded = hundred(value);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0';
};

/** A measure of 100, with its range. */
export const ranged = (measure: Measure): string => `${signed(measure.mean)} ± ${hundred(measure.unsure)}`;

/** Whether a range includes nothing. */
export const mayBeNothing = (measure: Measure): boolean => Math.abs(measure.mean) <= measure.unsure;

/** How many of three bars are full. */
export const bars = (decision: Decision): number =>
  decision.sure === 'sure' ? 3 : decision.sure === 'fairly' ? 2 : 1;

/** Nothing stands out: no decision of the seat is sure to have cost anything. */
export const nothingSure = (report: Report, seat: number): boolean =>
  (report.seats[seat]?.costliest ?? []).every((decision) => decision.sure === 'may_be_nothing');
