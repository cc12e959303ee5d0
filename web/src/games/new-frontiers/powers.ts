// The powers of tiles as a few marks: numbers, icons, moons of kinds. The sentences stand on the card.

import { PHASE, SHAPE, type Kind, type Phase } from './art.ts';
import type { Power, Selector, TileFacts, VpRule } from './facts.ts';

/** One mark: a text, an icon, the moon of a kind, or a word with a name. */
export type Mark =
  { text: string } | { shape: string } | { points: true } | { moon: Kind } | { name: string };

/** The marks of one phase. */
export interface Marked {
  phase: Phase | null;
  marks: readonly Mark[];
}

const text = (value: string | number): Mark => ({ text: String(value) });
const money = (value: unknown) => text(`$${Number(value)}`);

/** What a power or a count is restricted to. */
function only(to: Selector): Mark[] {
  const marks: Mark[] = (to.kinds ?? []).length === 4 ? [] : (to.kinds ?? []).map((moon) => ({ moon }));
  if (to.power_phase) marks.push({ shape: PHASE[to.power_phase] });
  if (to.military) marks.push({ shape: SHAPE.strength });
  if (to.keyword) marks.push({ name: to.keyword });
  // Consume powers have a number of goods there.
  if (to.goods === 'windfall') marks.push({ shape: SHAPE.windfall });
  if (to.goods === 'production') marks.push({ shape: SHAPE.production });
  if (to.size) marks.push({ name: `only-${to.size}` });
  return marks;
}

function counts(of: string | undefined): Mark[] {
  switch (of) {
    case 'military_strength':
      return [{ shape: SHAPE.strength }];
    case 'vp_chips':
      return [{ points: true }];
    case 'distinct_kinds':
      return [{ name: 'of-kinds' }];
    case 'development':
      return [{ shape: PHASE.develop }];
    case 'colony':
      return [{ shape: SHAPE.world }];
    default:
      return [];
  }
}

function counted(to: Selector): Mark[] {
  const marks = only(to);
  // What says enough needs no picture of a world.
  const enough = to.keyword !== undefined || to.goods !== undefined;
  return [...marks, ...(enough ? [] : counts(to.of))];
}

function reward(power: Power): Mark[] {
  const [vp, credits] = [Number(power['vp'] ?? 0), Number(power['credits'] ?? 0)];
  return [...(vp > 0 ? [text(vp), { points: true } as const] : []), ...(credits > 0 ? [money(credits)] : [])];
}

/** The marks of one power. */
export function marksOf(power: Power): Mark[] {
  const amount = Number(power['amount'] ?? power['count'] ?? 0);
  switch (power.effect) {
    case 'draw_world': {
      const keep = Number(power['keep']);
      return [text(keep === amount ? `+${keep}` : `${keep}/${amount}`), { shape: SHAPE.world }];
    }
    case 'gain': {
      const marks: Mark[] = [];
      if (power['credits']) marks.push(text(`+$${Number(power['credits'])}`));
      if (power['colonists']) marks.push(text(`+${Number(power['colonists'])}`), { shape: SHAPE.colonist });
      if (power['vp']) marks.push(text(`+${Number(power['vp'])}`), { points: true });
      const per = power['per'] as Selector | undefined;
      return per ? [...marks, text('/'), ...counted(per)] : marks;
    }
    case 'discount':
      return [...only(power), text(`−$${amount}`)];
    case 'military':
      return [{ shape: SHAPE.strength }, text(`+${amount}`), ...only(power)];
    case 'temp_military':
      return [{ shape: SHAPE.strength }, text(`+${amount}*`)];
    case 'pay_for_military':
      return [{ shape: SHAPE.strength }, text(`→$−${Number(power['discount'])}`), ...only(power)];
    case 'extra_settle':
      return [text(`+${amount}`), { shape: SHAPE.world }];
    case 'replace_colony':
    case 'replace_self':
      return [{ shape: SHAPE.world }, text('→'), { shape: SHAPE.world }];
    case 'produce_windfall':
      return [text('+1'), { shape: SHAPE.good }, ...only(power)];
    case 'gain_if_most_produced':
      return [text('>'), { moon: power['kind'] as Kind }, text(`+$${Number(power['credits'])}`)];
    case 'trade_bonus':
      return [...only(power), text(`+$${amount}`)];
    case 'extra_sale':
      return [text(`+${amount}`), { shape: PHASE.trade }];
    case 'consume': {
      const [goods, mode] = [Number(power['goods']), String(power['mode'])];
      const need = mode.startsWith('up_to') ? `≤${goods}` : String(goods);
      return [text(mode.endsWith('set') ? `${need}≠` : need), ...only(power), text(':'), ...reward(power)];
    }
    case 'consume_vp_per_good':
      return [text(`+${Number(power['vp'])}`), { points: true }, text('/'), { shape: SHAPE.good }];
    default:
      return [];
  }
}

function ruleMarks(rule: VpRule): Mark[] {
  return [text(`${rule.vp}×`), ...counted(rule)];
}

/** What a tile does, phase by phase; powers of one phase are one printed power. */
export function powersOf(tile: TileFacts): Marked[] {
  const all: { phase: Phase | null; marks: Mark[] }[] = [];
  for (const power of tile.powers) {
    const same = all.find(({ phase }) => phase === power.phase);
    if (same) same.marks.push(text(' '), ...marksOf(power));
    else all.push({ phase: power.phase, marks: marksOf(power) });
  }
  return all;
}

/** What a "?" counts. */
export function questionOf(tile: TileFacts): Mark[] {
  return tile.vpRules.flatMap((rule, i) => (i === 0 ? ruleMarks(rule) : [text(' '), ...ruleMarks(rule)]));
}

/** The icon of a development: the phase of its first power. */
export function signOf(tile: TileFacts): string {
  const [first] = tile.powers;
  return first ? PHASE[first.phase] : SHAPE.goals;
}
