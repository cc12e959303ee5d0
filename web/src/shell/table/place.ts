/** Where a small window goes that belongs to a piece. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

/**
 * The upper left corner of a window of this size by the anchor: above it, else below it, else where there is room; never
 * outside the screen. `tip` is the anchor's middle as seen from the window, for the little arrow.
 */
export function placeBy(
  anchor: Box,
  size: { width: number; height: number },
  screen: Box,
): { left: number; top: number; above: boolean; tip: number } {
  const middle = anchor.left + anchor.width / 2;
  const right = screen.left + screen.width - EDGE - size.width;
  const left = Math.max(screen.left + EDGE, Math.min(middle - size.width / 2, right));
  const over = anchor.top - GAP - size.height;
  const under = anchor.top + anchor.height + GAP;
  const above = over >= screen.top + EDGE;
  const bottom = screen.top + screen.height - EDGE - size.height;
  const top = above ? over : Math.max(screen.top + EDGE, Math.min(under, bottom));
  return { left, top, above, tip: Math.max(16, Math.min(middle - left, size.width - 16)) };
}
