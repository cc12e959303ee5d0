// What was told in the present action, for drawing.

import { kindOf } from '../../boardkit/story.ts';
import type { Event, Tile } from '../../wire/new-frontiers.ts';

/** The worlds laid out in the present Explore, in order, and who took them. */
export function takers(history: readonly { event: unknown }[]): { world: Tile; seat: number | null }[] {
  const start = history.findLastIndex(({ event }) => kindOf(event) === 'display_laid');
  if (start < 0) return [];
  const laid: { world: Tile; seat: number | null }[] = [];
  for (const { event } of history.slice(start)) {
    const it = event as Event;
    if (it.event === 'display_laid')
      laid.push(...it.worlds.map((world) => ({ world: world as Tile, seat: null })));
    else if (it.event === 'took') {
      const taken = laid.find(({ world }) => world === it.world);
      if (taken) taken.seat = it.seat;
    } else if (it.event === 'selected' || it.event === 'round_ended') return [];
  }
  return laid;
}
