/** The log in lines: one for each action of a player, headings for rounds and phases. Pure. */
import { seatOf, type GameStory } from '../boardkit/story.ts';
import type { Part } from '../i18n/texts.ts';
import type { LogEntry } from '../wire/protocol.ts';

/** A line of the log. */
export interface Line {
  kind: 'chapter' | 'round' | 'phase' | 'table' | 'player';
  /** Whom it is about. */
  seat: number | null;
  /** What it tells, at least one entry. */
  entries: readonly LogEntry[];
  /** Nothing but secret steps: further ones of the same player join it. */
  quiet: boolean;
}

/** The lines of a log. */
export function linesOf(entries: readonly LogEntry[], story: GameStory | undefined): Line[] {
  const lines: Line[] = [];
  for (const entry of entries) {
    const role = story?.role(entry.event) ?? 'beat';
    const seat = seatOf(entry.event);
    if (role === 'chapter' || role === 'round' || role === 'phase') {
      lines.push({ kind: role, seat: null, entries: [entry], quiet: false });
      continue;
    }
    const before = lines.at(-1);
    const quiet = role === 'quiet';
    const same = before?.kind === 'player' && before.seat === seat;
    // A plan stays a line of its own when it is turned up by the same action.
    const together = same && (quiet ? before.quiet : !before.quiet && last(before).step === entry.step);
    if (together)
      lines[lines.length - 1] = {
        ...before,
        entries: [...before.entries, entry],
        quiet: before.quiet && quiet,
      };
    else lines.push({ kind: seat === null ? 'table' : 'player', seat, entries: [entry], quiet });
  }
  return lines;
}

/** The last entry of a line. */
export const last = (line: Line): LogEntry => line.entries[line.entries.length - 1]!;

const textOf = (parts: readonly Part[]) => parts.map((part) => part.text).join('');

/**
 * Several sentences about one player as one: "Mira trades a good from Spice World; gains $4." What is said several times
 * is counted.
 */
export function joined(sentences: readonly (readonly Part[])[]): Part[] {
  const said: { parts: readonly Part[]; times: number }[] = [];
  for (const parts of sentences) {
    const before = said.find((one) => textOf(one.parts) === textOf(parts));
    if (before) before.times++;
    else said.push({ parts, times: 1 });
  }
  const [first] = said;
  if (!first) return [];
  const who = first.parts[0];
  const line: Part[] = [];
  said.forEach(({ parts, times }, i) => {
    const rest = [...parts];
    const subject = rest[0];
    if (i > 0 && who && 'seat' in who && subject && 'seat' in subject && subject.seat === who.seat) {
      rest.shift();
      if (rest[0]) rest[0] = { ...rest[0], text: rest[0].text.replace(/^[\s:,]+/, '') };
    }
    // The full stop comes once, at the end.
    const end = rest.at(-1);
    if (end && (times > 1 || i < said.length - 1))
      rest[rest.length - 1] = { ...end, text: end.text.replace(/\.$/, '') };
    if (i > 0) line.push({ text: '; ' });
    line.push(...rest);
    if (times > 1) line.push({ text: ` (×${times})${i === said.length - 1 ? '.' : ''}` });
  });
  return line.filter((part) => part.text !== '');
}
