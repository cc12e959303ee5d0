// Planets, drawn from an id. Pure: the same arguments give the same string.

import { okhex } from './colour.ts';
import { moonShape, round as f, type Surface } from './marks.ts';
import { hash, stream } from './random.ts';
import { PAINTERS, patch, type Tones } from './surfaces.ts';

interface Kind {
  hue: [number, number];
  chroma: number;
  light: number;
  shift: number;
  air: boolean;
}

const KINDS: Record<Surface, Kind> = {
  bands: { hue: [228, 268], chroma: 0.115, light: 0.66, shift: 26, air: true },
  facets: { hue: [34, 66], chroma: 0.078, light: 0.58, shift: 14, air: false },
  continents: { hue: [132, 166], chroma: 0.112, light: 0.64, shift: 44, air: true },
  glyphs: { hue: [98, 110], chroma: 0.135, light: 0.82, shift: -14, air: true },
  craters: { hue: [230, 290], chroma: 0.01, light: 0.66, shift: 0, air: false },
};

// Gradients and clips are found by id in the whole page, so every copy of a planet has its own.
const OWN = '\u0001';
const drawn = new Map<string, string>();

/**
 * The inside of an SVG with viewBox 0 0 100 100. `own` must differ between all drawings of a page; `fine`
 * is for planets of 90 px and more, the others get fewer and larger features.
 */
export function planet(id: string, surface: Surface, own: string, fine = true): string {
  const key = `${id}/${surface}/${fine}`;
  const known = drawn.get(key) ?? draw(id, surface, fine);
  drawn.set(key, known);
  return known.replaceAll(OWN, own);
}

function draw(id: string, surface: Surface, fine: boolean): string {
  const kind = KINDS[surface];
  const rand = stream(hash(`${id}/${surface}`));
  const hue = kind.hue[0] + rand() * (kind.hue[1] - kind.hue[0]);
  const chroma = kind.chroma * (0.75 + rand() * 0.5);
  const light = kind.light - 0.05 + rand() * 0.09;
  const hue2 = hue + kind.shift * (0.5 + rand());
  const tone: Tones = {
    mid: okhex(light, chroma, hue),
    deep: okhex(light - 0.12, chroma, hue - 4),
    dark: okhex(light - 0.29, chroma * 0.75, hue - 8),
    pale: okhex(Math.min(0.95, light + 0.13), chroma * 0.7, hue + 4),
    white: okhex(0.95, chroma * 0.22, hue),
    other: okhex(light - (surface === 'continents' ? 0.16 : 0.1), chroma * 0.95, hue2),
  };
  const ringed = rand() < 0.26;
  const R = ringed ? 33 : 37 + rand() * 3.5;
  const tilt = f(rand() * 56 - 28);
  const cap = surface !== 'glyphs' && rand() < (surface === 'craters' ? 0.1 : 0.38);

  let body =
    `<circle r="${f(R)}" fill="${tone.mid}"/><g transform="rotate(${tilt})">` +
    PAINTERS[surface](rand, R, tone, fine);
  if (cap)
    body += `<path d="${patch(rand, R * 0.06, -R * 0.97, R * (0.24 + rand() * 0.2), R * 1.8, 9, 0.3)}" fill="${tone.white}" opacity=".9"/>`;
  body += '</g>';

  let back = '';
  let front = '';
  if (ringed) {
    const a = R * (1.38 + rand() * 0.1);
    const b = a * (0.2 + rand() * 0.14);
    const w = 2.2 + rand() * 2.6;
    const turn = f(tilt * 0.55 - 14);
    const half = (k: number, sweep: number) =>
      `M${f(-a * k)} 0A${f(a * k)} ${f(b * k)} 0 0 ${sweep} ${f(a * k)} 0`;
    const side = (sweep: number) =>
      `<g transform="rotate(${turn})"><path d="${half(1, sweep)}" stroke="${tone.pale}" stroke-width="${f(w)}"/>` +
      `<path d="${half(0.86, sweep)}" stroke="${tone.deep}" stroke-width="1.3"/>` +
      (fine ? `<path d="${half(1, sweep)}" stroke="${tone.dark}" stroke-width=".5"/>` : '') +
      '</g>';
    back = side(1);
    front = side(0);
  }
  const air = kind.air
    ? `<circle r="${f(R + 1.6)}" stroke="${tone.pale}" stroke-width="1.1" opacity=".34"/>`
    : '';
  const lights = fine && (surface === 'bands' || surface === 'glyphs') ? cityLights(rand, R) : '';
  return (
    `<defs><clipPath id="${OWN}c"><circle r="${f(R)}"/></clipPath>` +
    `<radialGradient id="${OWN}n" cx=".33" cy=".29" r=".82">` +
    '<stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".34" stop-color="#fff" stop-opacity="0"/>' +
    '<stop offset=".56" stop-color="#070b1e" stop-opacity=".14"/><stop offset=".78" stop-color="#070b1e" stop-opacity=".74"/>' +
    '<stop offset="1" stop-color="#050816" stop-opacity=".9"/></radialGradient></defs>' +
    `<g fill="none" transform="translate(${ringed ? '50 51' : '47 53'})">${back}${air}` +
    `<g clip-path="url(#${OWN}c)">${body}<circle r="${f(R)}" fill="url(#${OWN}n)"/>${fine ? meridians(R) : ''}${lights}</g>` +
    `<path d="M${f(-R * 0.94)} ${f(R * 0.34)}A${f(R)} ${f(R)} 0 0 1 ${f(R * 0.34)} ${f(-R * 0.94)}" stroke="#fff" stroke-width="${fine ? 0.9 : 1.3}" stroke-linecap="round" opacity=".55"/>` +
    `${front}</g><g class="moon" fill="none" transform="translate(84 15)">${moonShape(surface, fine ? 6.6 : 8.6)}</g>`
  );
}

// Engraved meridians, denser towards the dark side.
function meridians(R: number): string {
  let lines = '';
  for (let i = 0; i < 9; i++)
    lines += `M0 ${f(-R)}A${f(R * Math.sin(0.12 + i * 0.165))} ${f(R)} 0 0 1 0 ${f(R)}`;
  return `<path d="${lines}" transform="rotate(40)" stroke="#060a1a" stroke-width=".55" opacity=".42"/>`;
}

function cityLights(rand: () => number, R: number): string {
  let dots = '';
  for (let i = 0; i < 7; i++) {
    const a = 0.1 + rand() * 1.3;
    const d = R * (0.62 + rand() * 0.3);
    dots += `M${f(Math.cos(a) * d)} ${f(Math.sin(a) * d)}h0`;
  }
  return `<path d="${dots}" stroke="#fff2c4" stroke-width="1.1" stroke-linecap="round" opacity=".9"/>`;
}
