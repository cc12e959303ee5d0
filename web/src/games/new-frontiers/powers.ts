// The powers of tiles as a few marks: numbers, icons, moons of kinds. The sentences stand on the card.

import type { Fit, PowerFact, Selector, TileFact, VpFact } from '../../wire/new-frontiers.ts';
import { KINDS, PHASE, SHAPE, type Kind, type Phase } from './art.ts';

/** One mark: a text, an icon, the moon of a kind, or a word with a name. */
export type Mark =
  { text: string } | { shape: string } | { points: true } | { moon: Kind } | { name: string };

/** The marks of one phase. */
export interface Marked {
  phase: Phase | null;
  marks: readonly Mark[];
}

const text = (value: string | number): Mark => ({ text: String(value) });
const moons = (kinds: readonly Kind[] = []): Mark[] =>
  kinds.length === KINDS.length ? [] : kinds.map((moon) => ({ moon }));

/** What a power or a count is restricted to. */
function only(fit: Fit): Mark[] {
  const marks = moons(fit.kinds);
  if (fit.phase) marks.push({ shape: PHASE[fit.phase] });
  if (fit.military) marks.push({ shape: SHAPE.strength });
  if (fit.keyword) marks.push({ name: fit.keyword });
  if (fit.goods === 'windfall') marks.push({ shape: SHAPE.windfall });
  if (fit.goods === 'production') marks.push({ shape: SHAPE.production });
  if (fit.size) marks.push({ name: `only-${fit.size}` });
  return marks;
}

const COUNTED: Record<Selector['of'], Mark[]> = {
  tile: [],
  colony: [{ shape: SHAPE.world }],
  development: [{ shape: PHASE.develop }],
};

function counted(these: Selector): Mark[] {
  // What says enough needs no picture of a world.
  const enough = these.keyword !== undefined || these.goods !== undefined;
  return [...only(these), ...(enough ? [] : COUNTED[these.of])];
}

/** The marks of one power. */
export function marksOf(power: PowerFact): Mark[] {
  switch (power.effect) {
    case 'draw_world': {
      const { count, keep } = power;
      return [text(keep === count ? `+${keep}` : `${keep}/${count}`), { shape: SHAPE.world }];
    }
    case 'gain': {
      const { credits, colonists, vp } = power.gain;
      const marks: Mark[] = [];
      if (credits) marks.push(text(`+$${credits}`));
      if (colonists) marks.push(text(`+${colonists}`), { shape: SHAPE.colonist });
      if (vp) marks.push(text(`+${vp}`), { points: true });
      return power.per ? [...marks, text('/'), ...counted(power.per)] : marks;
    }
    case 'discount':
      return [...only(power.fit), text(`−$${power.amount}`)];
    case 'military':
      return [{ shape: SHAPE.strength }, text(`+${power.amount}`), ...only(power.fit)];
    case 'temp_military':
      return [{ shape: SHAPE.strength }, text(`+${power.amount}*`)];
    case 'pay_for_military':
      return [{ shape: SHAPE.strength }, text(`→$−${power.discount}`), ...only(power.fit)];
    case 'extra_settle':
      return [text(`+${power.count}`), { shape: SHAPE.world }];
    case 'replace_colony':
    case 'replace_self':
      return [{ shape: SHAPE.world }, text('→'), { shape: SHAPE.world }];
    case 'produce_windfall':
      return [text('+1'), { shape: SHAPE.good }, ...moons(power.kinds)];
    case 'gain_if_most_produced':
      return [text('>'), { moon: power.kind }, text(`+$${power.credits}`)];
    case 'trade_bonus':
      return [...moons(power.kinds), text(`+$${power.amount}`)];
    case 'extra_sale':
      return [text(`+${power.count}`), { shape: PHASE.trade }];
    case 'consume': {
      const { appetite, goods, kinds, vp, credits } = power;
      const need = appetite.startsWith('up_to') ? `≤${goods}` : String(goods);
      return [
        text(appetite.endsWith('set') ? `${need}≠` : need),
        ...moons(kinds),
        text(':'),
        ...(vp > 0 ? [text(vp), { points: true } as const] : []),
        ...(credits > 0 ? [text(`$${credits}`)] : []),
      ];
    }
    case 'consume_vp_per_good':
      return [text(`+${power.vp}`), { points: true }, text('/'), { shape: SHAPE.good }];
  }
}

function ruleMarks(rule: VpFact): Mark[] {
  const times = text(`${rule.vp}×`);
  switch (rule.count) {
    case 'tiles':
      return [times, ...counted(rule)];
    case 'strength':
      return [times, { shape: SHAPE.strength }];
    case 'chips':
      return [times, { points: true }];
    case 'kinds':
      return [times, { name: 'of-kinds' }];
  }
}

/** What a tile does, phase by phase; powers of one phase are one printed power. */
export function powersOf(tile: TileFact): Marked[] {
  const all: { phase: Phase | null; marks: Mark[] }[] = [];
  for (const power of tile.powers) {
    const same = all.find(({ phase }) => phase === power.phase);
    if (same) same.marks.push(text(' '), ...marksOf(power));
    else all.push({ phase: power.phase, marks: marksOf(power) });
  }
  return all;
}

/** What a "?" counts. */
export function questionOf(tile: TileFact): Mark[] {
  return tile.vp_rules.flatMap((rule, i) => (i === 0 ? ruleMarks(rule) : [text(' '), ...ruleMarks(rule)]));
}

/** The icon of a development: the phase of its first power. */
export function signOf(tile: TileFact): string {
  const [first] = tile.powers;
  return first ? PHASE[first.phase] : SHAPE.goals;
}
