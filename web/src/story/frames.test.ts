import { expect, it } from 'vitest';
import type { Moment, StoryFrame } from '../wire/protocol.ts';
import { after, Frames, replaced } from './frames.ts';

const start: Moment = {
  step: 3,
  last: 5,
  seat: 0,
  view: { a: [1, 2], b: { c: 0 } },
  to_act: [0],
  scores: [1, 1],
};

it('replaces a part and shares the rest', () => {
  const value = { a: [{ x: 1 }, { x: 2 }], b: { c: 3 } };
  const changed = replaced(value, ['a', 1, 'x'], 5) as typeof value;
  expect(changed).toEqual({ a: [{ x: 1 }, { x: 5 }], b: { c: 3 } });
  expect(changed.b).toBe(value.b);
  expect(changed.a[0]).toBe(value.a[0]);
  expect(value.a[1]!.x).toBe(2);
  expect(replaced(value, [], 1)).toBe(1);
});

it('applies the changes of a frame', () => {
  const frame: StoryFrame = {
    seq: 9,
    changes: [
      [['view', 'b', 'c'], 7],
      [['scores'], [3, 1]],
    ],
  };
  expect(after({ view: start.view, scores: start.scores, to_act: start.to_act }, frame)).toEqual({
    view: { a: [1, 2], b: { c: 7 } },
    scores: [3, 1],
    to_act: [0],
  });
});

it('fetches a stretch once and knows every entry of it', async () => {
  const asked: number[] = [];
  const frames = new Frames((from) => {
    asked.push(from);
    const changes: StoryFrame['changes'] = [[['view', 'b', 'c'], 1]];
    return Promise.resolve({
      start,
      frames: [
        { seq: 8, changes: [] },
        { seq: 9, changes },
      ],
      more: false,
    });
  });
  await Promise.all([frames.load(4), frames.load(4)]);
  expect(asked).toEqual([3]);
  expect(frames.get(8)?.view).toEqual(start.view);
  expect(frames.get(9)?.view).toEqual({ a: [1, 2], b: { c: 1 } });
  expect(frames.get(10)).toBeUndefined();
});
