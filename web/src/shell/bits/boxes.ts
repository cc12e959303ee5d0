/** Rectangles on the screen. Pure, but for `boxOf`. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The area that two boxes have in common. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Where an element is on the screen. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
