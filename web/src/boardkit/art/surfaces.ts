// What lies on the ball: five ways to paint a world. Each painter draws round (0, 0) within a radius.

import { round as f, type Surface } from './marks.ts';
import { stream, type Stream } from './random.ts';

/** The colours of one world. */
export interface Tones {
  mid: string;
  deep: string;
  dark: string;
  pale: string;
  white: string;
  other: string;
}

type Point = readonly [number, number];
type Painter = (rand: Stream, radius: number, tone: Tones, fine: boolean) => string;

/** A closed soft outline round (x, y), squeezed towards the limb like a patch on a sphere. */
export function patch(
  rand: Stream,
  x: number,
  y: number,
  r: number,
  radius: number,
  corners: number,
  rough: number,
): string {
  const d = Math.min(0.96, Math.hypot(x, y) / radius);
  const squeeze = Math.sqrt(1 - d * d);
  const turn = Math.atan2(y, x);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const points: Point[] = Array.from({ length: corners }, (_, i) => {
    const a = (i / corners) * 2 * Math.PI;
    const q = r * (1 - rough + rough * 2 * rand());
    const u = Math.cos(a) * q * squeeze;
    const v = Math.sin(a) * q;
    return [x + u * c - v * s, y + u * s + v * c];
  });
  const at = (i: number) => points[i % corners] ?? ([0, 0] as const);
  const mid = (p: Point, q: Point) => `${f((p[0] + q[0]) / 2)} ${f((p[1] + q[1]) / 2)}`;
  let path = `M${mid(at(corners - 1), at(0))}`;
  for (let i = 0; i < corners; i++) path += `Q${f(at(i)[0])} ${f(at(i)[1])} ${mid(at(i), at(i + 1))}`;
  return path + 'Z';
}

function crater(x: number, y: number, r: number, radius: number, dark: string, pale: string): string {
  const d = Math.min(0.95, Math.hypot(x, y) / radius);
  const squeeze = Math.max(0.3, Math.sqrt(1 - d * d));
  const turn = f((Math.atan2(y, x) * 180) / Math.PI);
  return (
    `<g transform="translate(${f(x)} ${f(y)})rotate(${turn})"><ellipse rx="${f(r * squeeze)}" ry="${f(r)}" fill="${dark}" opacity=".62"/></g>` +
    `<path d="M${f(x - r * 0.2)} ${f(y + r * 0.98)}A${f(r)} ${f(r)} 0 0 0 ${f(x + r * 0.95)} ${f(y - r * 0.25)}" stroke="${pale}" stroke-width=".9" opacity=".75"/>`
  );
}

/** A wavy line of latitude from limb to limb. */
function latitude(rand: Stream, y: number, radius: number, bulge: number, wave: number): Point[] {
  const steps = 6;
  const phase = rand() * 6.28;
  const waves = 1 + Math.floor(rand() * 2);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * 2 - 1;
    return [t * (radius + 3), y + bulge * (1 - t * t) + wave * Math.sin(phase + t * waves * 3.1)];
  });
}

function soft(points: Point[]): string {
  return points.reduce((out, p, i) => {
    const next = points[i + 1];
    if (i === 0) return `${f(p[0])} ${f(p[1])}`;
    if (!next) return `${out}L${f(p[0])} ${f(p[1])}`;
    return `${out}Q${f(p[0])} ${f(p[1])} ${f((p[0] + next[0]) / 2)} ${f((p[1] + next[1]) / 2)}`;
  }, '');
}

function scatter(rand: Stream, radius: number, far: number): Point {
  const a = rand() * 2 * Math.PI;
  const d = Math.sqrt(rand()) * radius * far;
  return [Math.cos(a) * d, Math.sin(a) * d];
}

const bands: Painter = (rand, R, tone, fine) => {
  const n = (fine ? 6 : 4) + Math.floor(rand() * 3);
  const calm = rand() < 0.4 ? 0.7 : 2.6;
  const pitch = (R * 2) / n;
  let y = -R * (0.72 + rand() * 0.2);
  let out = '';
  for (let i = 0; i < n; i++) {
    const h = pitch * (0.35 + rand() * 0.5);
    const wave = calm * (0.4 + rand());
    const top = latitude(rand, y, R, R * 0.16, wave);
    const low = latitude(rand, y + h, R, R * 0.16, wave).reverse();
    const fill = i % 2 ? tone.pale : i % 3 ? tone.deep : tone.other;
    out += `<path d="M${soft(top)}L${soft(low)}Z" fill="${fill}" opacity="${f(0.45 + rand() * 0.45)}"/>`;
    y += h + pitch * (0.25 + rand() * 0.45);
  }
  if (rand() < 0.6) {
    const [x, yy] = scatter(rand, R, 0.55);
    const r = R * (0.13 + rand() * 0.12);
    out +=
      `<ellipse cx="${f(x)}" cy="${f(yy)}" rx="${f(r * 1.7)}" ry="${f(r)}" fill="${tone.white}" opacity=".8"/>` +
      `<ellipse cx="${f(x + 0.6)}" cy="${f(yy + 0.4)}" rx="${f(r * 1.05)}" ry="${f(r * 0.55)}" fill="${tone.other}"/>`;
  }
  return out;
};

// A fan of plates, then cracks and a few pits.
const facets: Painter = (rand, R, tone, fine) => {
  const [cx, cy] = scatter(rand, R, 0.5);
  const n = 7 + Math.floor(rand() * 4);
  const start = rand() * 6.28;
  const fills = [tone.deep, tone.pale, tone.mid, tone.other, tone.dark];
  const ring = Array.from({ length: n }, (_, i) => {
    const a = start + ((i + rand() * 0.7) / n) * 2 * Math.PI;
    const d = R * (0.35 + rand() * 0.35);
    const far = R * 2.2;
    const near = `${f(cx + Math.cos(a) * d)} ${f(cy + Math.sin(a) * d)}`;
    return { near, far: `${f(cx + Math.cos(a) * far)} ${f(cy + Math.sin(a) * far)}` };
  });
  let out = '';
  let cracks = '';
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % n] ?? p;
    out += `<path d="M${p.near}L${p.far}L${q.far}L${q.near}Z" fill="${fills[Math.floor(rand() * 5)]}" opacity=".8"/>`;
    if (i % 2)
      out += `<path d="M${f(cx)} ${f(cy)}L${p.near}L${q.near}Z" fill="${fills[Math.floor(rand() * 4)]}" opacity=".75"/>`;
    cracks += `M${p.near}L${q.near}` + (i % 3 ? `M${p.near}L${p.far}` : '');
  });
  out += `<path d="${cracks}" stroke="${tone.dark}" stroke-width="${fine ? 0.9 : 1.5}" opacity=".75"/>`;
  for (let i = 0; i < (fine ? 4 : 2); i++) {
    const [x, y] = scatter(rand, R, 0.8);
    out += crater(x, y, R * (0.06 + rand() * 0.1), R, tone.dark, tone.white);
  }
  return out;
};

const continents: Painter = (rand, R, tone, fine) => {
  const sea = rand() < 0.5;
  let out = sea ? `<circle r="${R}" fill="${tone.other}"/>` : '';
  const land = sea ? tone.mid : tone.dark;
  const n = (fine ? 5 : 3) + Math.floor(rand() * 3);
  for (let i = 0; i < n; i++) {
    const [x, y] = scatter(rand, R, 0.85);
    const r = R * (0.2 + rand() * 0.3);
    const s = Math.floor(rand() * 1e9);
    out += `<path d="${patch(stream(s), x, y, r, R, 9, 0.34)}" fill="${land}"/>`;
    if (fine)
      out += `<path d="${patch(stream(s), x, y, r * 0.55, R, 9, 0.34)}" fill="${sea ? tone.pale : tone.deep}" opacity=".8"/>`;
  }
  let drift = '';
  for (let i = 0; i < (fine ? 6 : 3); i++) {
    const y = (rand() * 1.5 - 0.85) * R;
    const w = Math.sqrt(R * R - y * y);
    const l = R * (0.3 + rand() * 0.7);
    const x = -w + rand() * (2 * w - l * 0.6);
    const t = R * (0.05 + rand() * 0.06);
    drift += `M${f(x)} ${f(y)}q${f(l * 0.4)} ${f(t * 2.6)} ${f(l)} ${f(t * 0.4)}q${f(-l * 0.5)} ${f(t * 0.5)} ${f(-l)} ${f(-t * 0.4)}Z`;
  }
  return `${out}<path d="${drift}" fill="${tone.white}" opacity=".8"/>`;
};

// Somebody drew on this one: rings round a pole, spokes, studs.
const glyphs: Painter = (rand, R, tone, fine) => {
  const [cx, cy] = scatter(rand, R, 0.45);
  const n = fine ? 5 : 3;
  const step = R * (1.5 / n) * (0.7 + rand() * 0.3);
  let out = '';
  let lines = '';
  for (let i = n; i >= 1; i--) {
    const r = step * i;
    const fill = i % 2 === 0 ? `fill="${tone.deep}" opacity=".5"` : `fill="${tone.pale}" opacity=".42"`;
    out += `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}" ${fill}/>`;
    lines += `M${f(cx - r)} ${f(cy)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`;
  }
  const spokes = 3 + Math.floor(rand() * 6);
  const start = rand() * 6.28;
  for (let i = 0; i < spokes; i++) {
    const a = start + (i / spokes) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const from = step * (1 + Math.floor(rand() * 2));
    const stud = from + step * 0.5;
    lines += `M${f(cx + c * from)} ${f(cy + s * from)}L${f(cx + c * R * 2)} ${f(cy + s * R * 2)}`;
    out += `<circle cx="${f(cx + c * stud)}" cy="${f(cy + s * stud)}" r="${f(R * (fine ? 0.05 : 0.08))}" fill="${tone.dark}"/>`;
  }
  return (
    `${out}<path d="${lines}" stroke="${tone.dark}" stroke-width="${fine ? 1 : 1.7}" opacity=".82"/>` +
    `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(R * 0.13)}" fill="${tone.dark}"/>` +
    `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(R * 0.06)}" fill="${tone.white}"/>`
  );
};

const craters: Painter = (rand, R, tone, fine) => {
  let out = '';
  for (let i = 0; i < 3; i++) {
    const [x, y] = scatter(rand, R, 0.75);
    out += `<path d="${patch(rand, x, y, R * (0.25 + rand() * 0.3), R, 8, 0.25)}" fill="${tone.deep}" opacity=".55"/>`;
  }
  const n = (fine ? 9 : 5) + Math.floor(rand() * 4);
  const done: [number, number, number][] = [];
  for (let i = 0; i < n * 3 && done.length < n; i++) {
    const [x, y] = scatter(rand, R, 0.88);
    const r = R * (done.length < 2 ? 0.16 + rand() * 0.12 : 0.05 + rand() * 0.09);
    if (done.some((d) => Math.hypot(d[0] - x, d[1] - y) < d[2] + r + 1)) continue;
    done.push([x, y, r]);
    out += crater(x, y, r, R, tone.dark, tone.white);
  }
  return out;
};

/** How to paint each surface. */
export const PAINTERS: Record<Surface, Painter> = { bands, facets, continents, glyphs, craters };
