// Five kinds of worlds, told three ways: by hue, by the surface and by a small moon beside it.
//
//   bands       blue     flowing bands       crescent
//   facets      brown    facets and cracks   half moon
//   continents  green    continents          twin moons
//   glyphs      yellow   drawn geometry      ringed moon
//   craters     grey     craters             empty circle

import { okhex } from './colour.ts';

/** How the surface of a world looks. */
export type Surface = 'bands' | 'facets' | 'continents' | 'glyphs' | 'craters';

/** All surfaces, in the order of the list above. */
export const SURFACES: readonly Surface[] = ['bands', 'facets', 'continents', 'glyphs', 'craters'];

const MARK_COLOUR: Record<Surface, string> = {
  bands: okhex(0.76, 0.125, 245),
  facets: okhex(0.76, 0.09, 52),
  continents: okhex(0.76, 0.125, 150),
  glyphs: okhex(0.9, 0.125, 106),
  craters: okhex(0.8, 0.01, 265),
};

/** One decimal is enough for a drawing of 100 units. */
export const round = (n: number) => +n.toFixed(1);

/** The moon mark of a surface as SVG shapes round (0, 0). */
export function moonShape(surface: Surface, r: number): string {
  const c = MARK_COLOUR[surface];
  const k = (n: number) => round(n * r);
  const disc = `<circle r="${k(1.32)}" fill="#0c1124" stroke="${c}" stroke-width="${k(0.16)}"/>`;
  switch (surface) {
    case 'bands':
      return `${disc}<path d="M${k(0.28)} ${k(-0.82)}A${k(0.86)} ${k(0.86)} 0 1 0 ${k(0.28)} ${k(0.82)}A${k(1)} ${k(1)} 0 0 1 ${k(0.28)} ${k(-0.82)}Z" fill="${c}"/>`;
    case 'facets':
      return (
        `${disc}<path d="M0 ${k(-0.84)}A${k(0.84)} ${k(0.84)} 0 0 0 0 ${k(0.84)}Z" fill="${c}"/>` +
        `<path d="M0 ${k(-0.84)}A${k(0.84)} ${k(0.84)} 0 0 1 0 ${k(0.84)}" stroke="${c}" stroke-width="${k(0.16)}"/>`
      );
    case 'continents':
      return (
        `${disc}<circle cx="${k(-0.34)}" cy="${k(0.3)}" r="${k(0.48)}" fill="${c}"/>` +
        `<circle cx="${k(0.46)}" cy="${k(-0.4)}" r="${k(0.34)}" fill="${c}"/>`
      );
    case 'glyphs':
      return (
        `${disc}<circle r="${k(0.42)}" fill="${c}"/>` +
        `<ellipse rx="${k(0.98)}" ry="${k(0.3)}" transform="rotate(-24)" stroke="${c}" stroke-width="${k(0.2)}"/>`
      );
    case 'craters':
      return `${disc}<circle r="${k(0.58)}" stroke="${c}" stroke-width="${k(0.24)}"/>`;
  }
}
