import { expect, it } from 'vitest';
import type { GameStory } from '../boardkit/story.ts';
import type { LogEntry } from '../wire/protocol.ts';
import type { Beat } from './beats.ts';
import { remember, seenOf } from './seen.ts';
import { linesOf } from './since.ts';

let seq = 0;
const beat = (event: string, seat: number | null, role: Beat['role'] = 'beat'): Beat => {
  const entry: LogEntry = {
    seq: ++seq,
    step: seq,
    seat: seat ?? 0,
    message: { id: event },
    event: { event, seat },
  };
  return { role, seat, scene: null, entries: [entry] };
};
const story: GameStory = {
  role: () => 'beat',
  weight: (event) => ({ ship: 5, buy: 2, pass: 0 })[(event as { event: string }).event] ?? 1,
};

it('tells of each player the few things that matter most, in their order', () => {
  const beats = [
    beat('round', null, 'round'),
    beat('buy', 1),
    beat('look', 2),
    beat('ship', 1),
    beat('buy', 1),
    beat('pass', 3),
  ];
  const lines = linesOf(beats, story, [0, 0, 0, 4], [3, 7, 0, 3]);
  expect(lines.map((l) => [l.seat, l.entries.map((e) => e.message.id).join(' '), l.points])).toEqual([
    [1, 'ship buy', 7],
    [2, 'look', 0],
    [3, '', -1],
    [0, '', 3],
  ]);
});

it('remembers how far each table was followed, the latest forty', () => {
  let kept: string | null = null;
  const store = { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  for (let i = 0; i < 50; i++) remember(`t${i}`, i, 1000 + i, store);
  expect(seenOf('t49', store)).toEqual({ seq: 49, time: 1049 });
  expect(seenOf('t10', store)).toEqual({ seq: 10, time: 1010 });
  expect(seenOf('t9', store)).toBeNull();
  kept = 'broken';
  expect(seenOf('t49', store)).toBeNull();
});
