/** Where a card opens: beside its piece, never over it, over a lit target or over the status line. Pure. */

import { clamp, overlap, type Box } from '../bits/boxes.ts';

const GAP = 12;
const EDGE = 8;

/**
 * The upper left corner for a card of this size. Beside the piece first; else past a neighbour, the nearest place that
 * leaves everything lit in sight.
 */
export function placeCard(
  piece: Box,
  size: { width: number; height: number },
  room: Box,
  lit: readonly Box[],
): { left: number; top: number } {
  const { width, height } = size;
  const [left, top] = [room.left + EDGE, room.top + EDGE];
  const [right, bottom] = [room.left + room.width - EDGE - width, room.top + room.height - EDGE - height];
  const side = clamp(piece.top + piece.height / 2 - height / 2, top, Math.max(top, bottom));
  const middle = clamp(piece.left + piece.width / 2 - width / 2, left, Math.max(left, right));
  const beside = (box: Box): [number, number][] => [
    [box.left + box.width + GAP, side],
    [box.left - GAP - width, side],
  ];
  const spots: [number, number][] = [
    ...beside(piece),
    [middle, piece.top - GAP - height],
    [middle, piece.top + piece.height + GAP],
    ...lit.slice(0, 40).flatMap(beside),
    [left, side],
    [right, side],
  ];
  let best = { left: middle, top: side };
  let least = Infinity;
  spots.forEach(([x, y], i) => {
    const box = { left: x, top: y, width, height };
    const outside = x < left || x > Math.max(left, right) || y < top || y > Math.max(top, bottom);
    const far = Math.max(0, x - piece.left - piece.width - GAP, piece.left - x - width - GAP);
    const cost =
      (outside ? 1e9 : 0) +
      overlap(box, piece) * 1000 +
      lit.reduce((sum, target) => sum + overlap(box, target) * 20, 0) +
      far * 8 +
      i;
    if (cost < least) [best, least] = [{ left: x, top: y }, cost];
  });
  return best;
}
