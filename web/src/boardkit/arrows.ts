/** Arrow keys on a board: from the piece that has the focus to the nearest one in that direction. */
import type { Attachment } from 'svelte/attachments';

/** The middle of something that can have the focus. */
export interface Spot {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The index of the spot to go to, or -1. Going straight counts less than going aside, so that a row is walked
 * from piece to piece.
 */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 4) return;
    const cost = ahead + aside * 2.5;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** Makes the arrow keys work inside an element. */
export const arrows: Attachment<HTMLElement> = (root) => {
  const middle = (element: Element): Spot => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const move = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const focus = document.activeElement;
    if (
      !direction ||
      event.altKey ||
      event.shiftKey ||
      event.ctrlKey ||
      event.metaKey ||
      !focus ||
      focus === root
    )
      return;
    if (focus.matches('input, textarea, select')) return;
    const others = [...root.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], summary')].filter(
      (element) => element !== focus && element.offsetParent !== null,
    );
    const next = others[nearest(middle(focus), others.map(middle), direction)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  root.addEventListener('keydown', move);
  return () => root.removeEventListener('keydown', move);
};
