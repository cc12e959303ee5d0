import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat } from './beats.ts';
import { lengthOf, timeOf } from './pace.ts';
import { StoryPlayer } from './player.svelte.ts';

const beat = (seq: number, role: Beat['role'] = 'beat'): Beat => ({
  role,
  seat: 0,
  scene: null,
  entries: [{ seq, step: seq, seat: 0, message: { id: 'x' }, event: {} }],
});
const three = [beat(1), beat(2), beat(3)];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the player', () => {
  it('shows one beat after the other, each for its time, and then ends', () => {
    const finished = vi.fn();
    const player = new StoryPlayer({ time: () => 700, finished });
    player.add(three);
    const seen: number[] = [];
    for (let ms = 0; ms < 2100; ms += 350) {
      seen.push(player.index);
      vi.advanceTimersByTime(350);
    }
    expect(seen).toEqual([0, 0, 1, 1, 2, 2]);
    expect(player.playing).toBe(false);
    expect(finished).toHaveBeenCalledOnce();
  });

  it('goes on with what is added meanwhile', () => {
    const player = new StoryPlayer({ time: () => 100 });
    player.add([beat(1)]);
    vi.advanceTimersByTime(50);
    player.add([beat(2)]);
    expect(player.index).toBe(0);
    vi.advanceTimersByTime(50);
    expect(player.index).toBe(1);
  });

  it('steps by hand, back and forth', () => {
    const player = new StoryPlayer({ time: () => 700 });
    player.add(three);
    player.next();
    expect(player.index).toBe(1);
    player.back();
    expect([player.index, player.held]).toEqual([0, true]);
    vi.advanceTimersByTime(5000);
    expect(player.index).toBe(0);
    player.next();
    player.next();
    player.next();
    expect(player.playing).toBe(false);
  });

  it('is skipped by one call', () => {
    const finished = vi.fn();
    const player = new StoryPlayer({ time: () => 700, finished });
    player.add(three);
    player.showAll();
    expect(player.playing).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(finished).toHaveBeenCalledOnce();
  });

  it('holds, and goes on where it was', () => {
    const player = new StoryPlayer({ time: () => 700 });
    player.add(three);
    player.hold();
    vi.advanceTimersByTime(5000);
    expect(player.index).toBe(0);
    player.add([beat(4)]);
    vi.advanceTimersByTime(5000);
    expect(player.index).toBe(0);
    player.hold();
    vi.advanceTimersByTime(700);
    expect(player.index).toBe(1);
  });

  it('stays at its end and goes back to before its start, for a replay', () => {
    const player = new StoryPlayer({ time: () => 100, stays: true });
    player.add(three);
    player.jump(-1);
    expect([player.index, player.beat]).toEqual([-1, null]);
    player.hold(false);
    vi.advanceTimersByTime(1000);
    expect([player.index, player.held, player.playing]).toEqual([2, true, true]);
    player.back();
    player.showAll();
    expect(player.index).toBe(2);
  });

  it('shows a beat only when it is prepared, and a later wish counts', async () => {
    const ready = new Map<Beat, () => void>();
    const prepare = (which: Beat) => new Promise<void>((resolve) => ready.set(which, resolve));
    const player = new StoryPlayer({ time: () => 700, prepare });
    player.add(three);
    expect(player.index).toBe(-1);
    expect(player.playing).toBe(true);
    ready.get(three[0]!)!();
    await vi.advanceTimersByTimeAsync(0);
    expect(player.index).toBe(0);
    player.next();
    player.showAll();
    ready.get(three[1]!)!();
    await vi.advanceTimersByTimeAsync(0);
    expect(player.index).toBe(-1);
  });

  it('goes on although a preparation fails', async () => {
    const player = new StoryPlayer({ time: () => 700, prepare: () => Promise.reject(new Error('offline')) });
    player.add(three);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.index).toBe(0);
  });
});

describe('the pace', () => {
  it('is about 0.7 s for a beat at calm, and every phase is seen for more than half a second', () => {
    expect(timeOf(beat(1), 'calm')).toBe(700);
    expect(timeOf(beat(1, 'phase'), 'calm')).toBeGreaterThan(500);
    expect(timeOf(beat(1), 'quick')).toBeLessThan(400);
    expect(timeOf(beat(1, 'chapter'), 'off')).toBe(0);
  });

  it('tells how long a story takes', () => {
    expect(lengthOf(three, 'calm')).toBe(3);
    expect(lengthOf(three, 'off')).toBe(0);
  });
});
