import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Bonus, PowerFact, TileFact } from '../../wire/new-frontiers.ts';
import { bonusOf } from './bonus.ts';
import { marksOf, powersOf, questionOf, signOf } from './powers.ts';

const shown = (power: PowerFact) =>
  marksOf(power)
    .map((mark) =>
      'text' in mark ? mark.text : 'moon' in mark ? `(${mark.moon})` : 'points' in mark ? '*' : '#',
    )
    .join('');
const settle = { phase: 'settle', optional: false } as const;
const consume = { phase: 'consume', optional: false, effect: 'consume' } as const;

test('marks are short', () => {
  expect(shown({ ...settle, effect: 'discount', amount: 2, fit: { kinds: ['alien'] } })).toBe('(alien)−$2');
  expect(shown({ ...settle, effect: 'military', amount: 2, fit: {} })).toBe('#+2');
  expect(shown({ ...consume, appetite: 'up_to', goods: 3, kinds: ['novelty'], vp: 1, credits: 0 })).toBe(
    '≤3(novelty):1*',
  );
  const all = ['novelty', 'rare', 'genes', 'alien'] as const;
  expect(shown({ ...consume, appetite: 'set', goods: 3, kinds: [...all], vp: 4, credits: 0 })).toBe('3≠:4*');
});

test('a tile shows its powers phase by phase, and what its "?" counts', () => {
  const gain = { credits: 1, colonists: 0, vp: 0 };
  const lords: TileFact = {
    id: 'imperium_lords',
    sort: 'development',
    cost: 9,
    military: false,
    colonists: 0,
    kind: null,
    joker: false,
    goods: 'none',
    keywords: ['imperium'],
    vp: null,
    size: 'large',
    mat: null,
    side: 'a',
    powers: [
      { phase: 'produce', optional: false, effect: 'gain', trigger: 'on_action', gain, per: null },
      { phase: 'produce', optional: false, effect: 'produce_windfall', kinds: ['rare'] },
    ],
    vp_rules: [{ vp: 2, count: 'tiles', of: 'tile', keyword: 'rebel' }],
    source: 'reconstructed',
  };
  expect(powersOf(lords).map(({ phase }) => phase)).toEqual(['produce']);
  expect(questionOf(lords)).toEqual([{ text: '2×' }, { name: 'rebel' }]);
  expect(signOf(lords)).not.toBe('');
});

test('a bonus is a few marks', () => {
  const none: Bonus = {
    credits: 0,
    vp: 0,
    colonists: 0,
    discount: 0,
    take_worlds: 0,
    take_credits_on_tile: false,
    produce_windfall: 0,
    priority_forward: 0,
    priority_to_first: false,
    goals_draw: 0,
    goals_keep: 0,
  };
  expect(bonusOf({ ...none, vp: 1, priority_to_first: true })).toEqual([
    { text: '+1' },
    { points: true },
    { name: 'bonus-first' },
  ]);
});

test('both languages say the same', () => {
  const ids = (lang: string) =>
    [...readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      (m) => m[1],
    );
  expect(ids('de')).toEqual(ids('en'));
});
