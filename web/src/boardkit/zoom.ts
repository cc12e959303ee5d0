/** Arithmetic of looking closer. */

/** The nearest zoom a board allows. */
export const NEAREST = 3;

/** Keeps a zoom between the whole board and the nearest. */
export const limit = (zoom: number) => Math.min(NEAREST, Math.max(1, zoom));

/** The scroll offset that keeps the point `at` (from the edge of the window) where it is. */
export function anchored(offset: number, at: number, factor: number): number {
  return Math.max(0, (offset + at) * factor - at);
}

/** What part of the whole is in view, as fractions, for the small map. */
export function windowOf(
  scroll: { left: number; top: number },
  view: { width: number; height: number },
  whole: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  const part = (n: number, of: number) => (of > 0 ? Math.min(1, Math.max(0, n / of)) : 0);
  return {
    x: part(scroll.left, whole.width),
    y: part(scroll.top, whole.height),
    width: part(view.width, whole.width),
    height: part(view.height, whole.height),
  };
}
