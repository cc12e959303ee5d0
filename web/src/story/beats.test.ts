import { describe, expect, it } from 'vitest';
import type { GameStory, Role } from '../boardkit/story.ts';
import type { LogEntry } from '../wire/protocol.ts';
import { beatsOf, decisionsOf, known, lastOf, untold } from './beats.ts';

const ROLES: Record<string, Role> = { ready: 'quiet', credits: 'detail', phase: 'phase', round: 'round' };
const story: GameStory = {
  role: (event) => ROLES[(event as { event: string }).event] ?? 'beat',
  scene: (event) => ((event as { event: string }).event === 'revealed' ? 'reveal' : null),
};

let seq = 0;
/** An entry: what happened, to whom, by whose action. */
function entry(event: string, seat?: number, by = seat ?? 0, step = 1): LogEntry {
  const told = seat === undefined ? { event } : { event, seat };
  return { seq: ++seq, step, seat: by, message: { id: event }, event: told };
}
const kinds = (entries: readonly LogEntry[]) =>
  entries.map((e) => (e.event as { event: string }).event).join(' ');
const told = (entries: LogEntry[]) => beatsOf(entries, story).map((beat) => kinds(beat.entries));

describe('beats', () => {
  it('keep the order of the log and leave out what is quiet', () => {
    expect(told([entry('round'), entry('ready', 0), entry('phase'), entry('work', 1)])).toEqual([
      'round',
      'phase',
      'work',
    ]);
  });

  it('tell what follows from something together with it', () => {
    expect(told([entry('trade', 0), entry('credits', 0), entry('trade', 1)])).toEqual([
      'trade credits',
      'trade',
    ]);
    expect(told([entry('credits', 0), entry('trade', 1)])).toEqual(['trade']);
    expect(told([entry('phase'), entry('credits', 0), entry('trade', 1)])).toEqual(['phase', 'trade']);
  });

  it('tell as one what a player goes on doing', () => {
    expect(told([entry('work', 0), entry('work', 0), entry('done', 0), entry('work', 0)])).toEqual([
      'work work',
      'done',
      'work',
    ]);
    expect(told([entry('work', 0), entry('work', 1)])).toEqual(['work', 'work']);
  });

  it('tell each part of a scene by itself', () => {
    const beats = beatsOf([entry('revealed', 0), entry('revealed', 1)], story);
    expect(beats.map((beat) => beat.scene)).toEqual(['reveal', 'reveal']);
  });

  it('show the table as it was after their last entry', () => {
    const entries = [entry('trade', 0), entry('credits', 0)];
    expect(lastOf(beatsOf(entries, story)[0]!)).toBe(entries[1]);
  });

  it('are all there without a description', () => {
    expect(beatsOf([entry('ready', 0), entry('x')])).toHaveLength(2);
  });
});

describe('what has to be told', () => {
  it('is not what the own action did at once', () => {
    const own = [entry('work', 0, 0), entry('credits', 0, 0), entry('ready', 1, 1)];
    expect(untold(own, 0, story)).toEqual([]);
  });

  it('is everything from the first thing on that is not one’s own', () => {
    const fresh = [
      entry('work', 0, 0),
      entry('phase', undefined, 0),
      entry('work', 0, 0),
      entry('work', 1, 0),
    ];
    expect(kinds(untold(fresh, 0, story))).toBe('phase work work');
    expect(kinds(untold(fresh, 1, story))).toBe('work phase work work');
    expect(untold(fresh, null, story)).toEqual(fresh);
    expect(untold([entry('ready', 0, 0), entry('revealed', 0, 0)], 0, story)).toHaveLength(1);
  });
});

describe('decisions', () => {
  const decided = (entries: LogEntry[]) =>
    decisionsOf(beatsOf(entries, story)).map((beat) => kinds(beat.entries));

  it('are all that one player does in one stretch', () => {
    expect(
      decided([entry('phase'), entry('work', 0), entry('done', 0), entry('work', 1), entry('work', 0)]),
    ).toEqual(['work done', 'work', 'work']);
    expect(decided([entry('round'), entry('phase'), entry('work', 0)])).toEqual(['round', 'work']);
  });

  it('keep a scene together', () => {
    expect(decided([entry('revealed', 0), entry('revealed', 1), entry('work', 1)])).toEqual([
      'revealed revealed',
      'work',
    ]);
  });
});

it('finds its place in the log that is opened at the end', () => {
  const all = [
    entry('a', 0),
    entry('secret', 1),
    entry('b', 1),
    entry('secret', 1),
    entry('b', 1),
    entry('c'),
  ];
  const heard = [all[0]!, all[2]!].map((e) => ({ ...e }));
  expect(known(heard, all)).toBe(3);
  expect(known([], all)).toBe(0);
  expect(known(all, all)).toBe(6);
  expect(known([entry('undone', 0)], all)).toBeNull();
});
