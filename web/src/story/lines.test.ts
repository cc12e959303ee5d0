import { describe, expect, it } from 'vitest';
import type { GameStory, Role } from '../boardkit/story.ts';
import type { Part } from '../i18n/texts.ts';
import type { LogEntry } from '../wire/protocol.ts';
import { joined, linesOf } from './lines.ts';

const ROLES: Record<string, Role> = {
  move: 'quiet',
  ready: 'quiet',
  credits: 'detail',
  phase: 'phase',
  round: 'round',
};
const story: GameStory = { role: (event) => ROLES[(event as { event: string }).event] ?? 'beat' };

let seq = 0;
const entry = (event: string, step: number, seat?: number): LogEntry => ({
  seq: ++seq,
  step,
  seat: seat ?? 0,
  message: { id: event },
  event: seat === undefined ? { event } : { event, seat },
});
const shown = (entries: LogEntry[]) =>
  linesOf(entries, story).map((line) => `${line.kind}: ${line.entries.map((e) => e.message.id).join(' ')}`);

describe('the lines of the log', () => {
  it('are one for an action of a player', () => {
    expect(
      shown([entry('trade', 1, 0), entry('credits', 1, 0), entry('trade', 2, 0), entry('trade', 2, 1)]),
    ).toEqual(['player: trade credits', 'player: trade', 'player: trade']);
  });

  it('take the secret steps of one player together', () => {
    expect(
      shown([entry('move', 1, 0), entry('move', 2, 0), entry('ready', 3, 0), entry('ready', 4, 1)]),
    ).toEqual(['player: move move ready', 'player: ready']);
  });

  it('mark rounds and phases', () => {
    expect(shown([entry('round', 1), entry('dice', 1), entry('phase', 1), entry('work', 1, 0)])).toEqual([
      'round: round',
      'table: dice',
      'phase: phase',
      'player: work',
    ]);
  });

  it('are there without a description', () => {
    expect(linesOf([entry('round', 1), entry('x', 1, 0)], undefined).map((line) => line.kind)).toEqual([
      'table',
      'player',
    ]);
  });
});

describe('sentences about one player', () => {
  const say = (...said: Part[][]) =>
    joined(said)
      .map((part) => part.text)
      .join('');
  const mira = { seat: 1, text: 'Mira' };

  it('become one, with the name at its start', () => {
    expect(
      say(
        [mira, { text: ' trades a good from ' }, { name: 'x', text: 'Spice World' }, { text: '.' }],
        [mira, { text: ' gains $4.' }],
      ),
    ).toBe('Mira trades a good from Spice World; gains $4.');
    expect(say([mira, { text: ' is ready.' }], [mira, { text: ': dice return.' }])).toBe(
      'Mira is ready; dice return.',
    );
  });

  it('are counted when they are the same', () => {
    const work = [mira, { text: ' puts a worker.' }];
    expect(say(work, work, work)).toBe('Mira puts a worker (×3).');
    expect(say(work, work, [mira, { text: ' is done.' }])).toBe('Mira puts a worker (×2); is done.');
  });

  it('stay as they are alone', () => {
    expect(say([mira, { text: ' waits.' }])).toBe('Mira waits.');
    expect(say()).toBe('');
  });
});
