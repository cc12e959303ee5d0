// Where the fields of the New World lie: hexes with a corner on top, axial coordinates.

/** Width and height of a field. */
export const WIDTH = 66;
export const HEIGHT = (WIDTH * 2) / Math.sqrt(3);
/** The first row of the map, and its size in fields. */
const TOP = -3;
/** The whole map, with a margin for the coast corners. */
export const MARGIN = { x: 14, y: 12 };
export const MAP = { width: WIDTH * 8 + MARGIN.x * 2, height: HEIGHT * 5.5 + MARGIN.y * 2 };

export const RATIO = MAP.width / MAP.height;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hex. */
export function middle(q: number, r: number): Point {
  return {
    x: MARGIN.x + WIDTH * (q + r / 2) + WIDTH / 2,
    y: MARGIN.y + (r - TOP) * HEIGHT * 0.75 + HEIGHT / 2,
  };
}

/** The outline of a hex round 0 0. */
export function outline(scale = 1): string {
  const w = (WIDTH / 2) * scale;
  const h = (HEIGHT / 2) * scale;
  const f = (n: number) => n.toFixed(2);
  return `M0 ${f(-h)}l${f(w)} ${f(h / 2)}v${f(h)}l${f(-w)} ${f(h / 2)}l${f(-w)} ${f(-h / 2)}v${f(-h)}Z`;
}

/** A point between two others. */
export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
