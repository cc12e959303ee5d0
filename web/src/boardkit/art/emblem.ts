// Engraved rosettes: everything that is not a world has one of its own, drawn from its id.

import { round as f } from './marks.ts';
import { hash, stream } from './random.ts';

/** The inside of an SVG with viewBox 0 0 100 100, stroked in currentColor. */
export function emblem(id: string, fine = true): string {
  const rand = stream(hash(`emblem/${id}`));
  const petals = 3 + Math.floor(rand() * 9);
  const depth = 0.12 + rand() * 0.3;
  const twist = 1 + Math.floor(rand() * 3);
  let out = '';
  for (let layer = 0; layer < (fine ? 3 : 1); layer++) {
    const R = 43 - layer * 7;
    const turn = (layer * Math.PI) / petals;
    const n = Math.min(150, petals * 14);
    let path = '';
    for (let i = 0; i <= n; i++) {
      const a = (i / n) * 2 * Math.PI;
      const r = R * (1 - depth + depth * Math.cos(petals * a + turn * petals * twist));
      path += (i ? 'L' : 'M') + f(50 + Math.cos(a) * r) + ' ' + f(50 + Math.sin(a) * r);
    }
    out += `<path d="${path}Z" opacity="${f(0.9 - layer * 0.22)}"/>`;
  }
  // Chords between the points of a star polygon give each rosette its weave.
  const points = petals + 2 + Math.floor(rand() * 4);
  const skip = 2 + Math.floor(rand() * (points / 2 - 2));
  const r = 25 + rand() * 5;
  let weave = '';
  for (let i = 0; i < points; i++) {
    const a = (i / points) * 2 * Math.PI - Math.PI / 2;
    const b = a + (skip / points) * 2 * Math.PI;
    weave += `M${f(50 + Math.cos(a) * r)} ${f(50 + Math.sin(a) * r)}L${f(50 + Math.cos(b) * r)} ${f(50 + Math.sin(b) * r)}`;
  }
  out += `<path d="${weave}" opacity=".55"/><circle cx="50" cy="50" r="${f(r)}" opacity=".6"/>`;
  if (fine) {
    const gap = f((2 * Math.PI * 47) / (petals * 6) - 0.6);
    out += `<circle cx="50" cy="50" r="47" stroke-dasharray=".6 ${gap}" stroke-width="2.4" opacity=".7"/>`;
  }
  return `<g fill="none" stroke="currentColor" stroke-width="${fine ? 0.8 : 1.6}" stroke-linejoin="round">${out}</g>`;
}
