/** Where a coach card lies: near the piece it speaks of, and over as few lit targets as can be. Pure. */

import { clamp, overlap, type Box } from '../bits/boxes.ts';

const GAP = 26;
const EDGE = 10;

/**
 * The place of a card of this size within `room`. `keep` must not be covered, `lit` should not be; of places that are
 * equally good the nearest is taken.
 */
export function placeCard(
  size: { width: number; height: number },
  anchor: Box | null,
  room: Box,
  keep: readonly Box[],
  lit: readonly Box[],
): { left: number; top: number } {
  const { width, height } = size;
  const right = room.left + room.width - width - EDGE;
  const bottom = room.top + room.height - height - EDGE;
  const at = anchor ?? {
    left: room.left + room.width / 2,
    top: room.top + room.height / 2,
    width: 0,
    height: 0,
  };
  const middle = { left: at.left + at.width / 2 - width / 2, top: at.top + at.height / 2 - height / 2 };
  const wishes = [
    { left: middle.left, top: at.top + at.height + GAP },
    { left: middle.left, top: at.top - height - GAP },
    { left: at.left + at.width + GAP, top: middle.top },
    { left: at.left - width - GAP, top: middle.top },
  ];
  for (const left of [room.left + EDGE, right])
    for (const top of [room.top + EDGE, (room.top + bottom) / 2, bottom]) wishes.push({ left, top });
  let best = { left: room.left + EDGE, top: bottom, cost: Infinity };
  for (const wish of wishes) {
    const left = clamp(wish.left, room.left + EDGE, Math.max(right, room.left + EDGE));
    const top = clamp(wish.top, room.top + EDGE, Math.max(bottom, room.top + EDGE));
    const box = { left, top, width, height };
    const far = Math.hypot(left - middle.left, top - middle.top);
    const cost =
      keep.reduce((sum, one) => sum + 40 * overlap(box, one), 0) +
      lit.reduce((sum, one) => sum + 4 * overlap(box, one), 0) +
      far * 8;
    if (cost < best.cost) best = { left, top, cost };
  }
  return { left: best.left, top: best.top };
}

/** The line from a card to the piece it speaks of; null if they touch. */
export function lineTo(card: Box, anchor: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const [cx, cy] = [card.left + card.width / 2, card.top + card.height / 2];
  const x2 = clamp(cx, anchor.left + 6, anchor.left + anchor.width - 6);
  const y2 = clamp(cy, anchor.top + 6, anchor.top + anchor.height - 6);
  const x1 = clamp(x2, card.left, card.left + card.width);
  const y1 = clamp(y2, card.top, card.top + card.height);
  return Math.hypot(x2 - x1, y2 - y1) < 8 ? null : { x1, y1, x2, y2 };
}
