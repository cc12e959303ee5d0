/** Where a card opens: beside its piece, never over it, over a lit target or over the status line. Pure. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 12;
const EDGE = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/**
 * The upper left corner for a card of this size. Beside the piece first; else past a neighbour, the nearest place that
 * leaves everything lit in sight.
 */
export function placeCard(
  piece: Box,
  size: { w: number; h: number },
  room: Box,
  lit: readonly Box[],
): { x: number; y: number } {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  const [left, top] = [room.x + EDGE, room.y + EDGE];
  const [right, bottom] = [room.x + room.w - EDGE - size.w, room.y + room.h - EDGE - size.h];
  const side = clamp(piece.y + piece.h / 2 - size.h / 2, top, Math.max(top, bottom));
  const middle = clamp(piece.x + piece.w / 2 - size.w / 2, left, Math.max(left, right));
  const beside = (box: Box): [number, number][] => [
    [box.x + box.w + GAP, side],
    [box.x - GAP - size.w, side],
  ];
  const spots: [number, number][] = [
    ...beside(piece),
    [middle, piece.y - GAP - size.h],
    [middle, piece.y + piece.h + GAP],
    ...lit.slice(0, 40).flatMap(beside),
    [left, side],
    [right, side],
  ];
  let best = { x: middle, y: side };
  let least = Infinity;
  spots.forEach(([x, y], i) => {
    const box = { x, y, ...size };
    const outside = x < left || x > Math.max(left, right) || y < top || y > Math.max(top, bottom);
    const far = Math.max(0, x - piece.x - piece.w - GAP, piece.x - x - size.w - GAP);
    const cost =
      (outside ? 1e9 : 0) +
      overlap(box, piece) * 1000 +
      lit.reduce((sum, target) => sum + overlap(box, target) * 20, 0) +
      far * 8 +
      i;
    if (cost < least) [best, least] = [{ x, y }, cost];
  });
  return best;
}
