import { hash, stream } from './random.ts';

/** A quiet field of stars as SVG circles; the same seed always shows the same sky. */
export function stars(seed: string, width: number, height: number, count: number): string {
  const rand = stream(hash(`sky/${seed}`));
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = (rand() * width).toFixed(0);
    const y = (rand() * height).toFixed(0);
    const r = (0.4 + rand() * rand() * 1.1).toFixed(2);
    out += `<circle cx="${x}" cy="${y}" r="${r}" opacity="${(0.25 + rand() * 0.7).toFixed(2)}"/>`;
  }
  return out;
}
