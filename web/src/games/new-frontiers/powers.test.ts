import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bonusOf } from './bonus.ts';
import { readFacts, type Power } from './facts.ts';
import { marksOf, powersOf, questionOf, signOf } from './powers.ts';

const file = readFileSync(
  new URL('../../../../crates/games/new-frontiers/data/components.toml', import.meta.url),
  'utf8',
);
const entry = (table: string, id: string, fields: Record<string, unknown>) => {
  return { id, table, name_en: id, name_de: id, source: 'public', other_sources: {}, sentences: [], fields };
};
const shown = (power: Partial<Power>) =>
  marksOf({ phase: 'settle', ...power } as Power)
    .map((mark) =>
      'text' in mark ? mark.text : 'moon' in mark ? `(${mark.moon})` : 'points' in mark ? '*' : '#',
    )
    .join('');

test('every effect of the component file has marks', () => {
  const effects = new Set([...file.matchAll(/\{ phase = "\w+", effect = "(\w+)"/g)].map((m) => m[1] ?? ''));
  expect(effects.size).toBeGreaterThan(12);
  for (const effect of effects)
    expect(marksOf({ phase: 'settle', effect, kind: 'rare', credits: 1 }), effect).not.toEqual([]);
});

test('marks are short', () => {
  expect(shown({ effect: 'discount', amount: 2, kinds: ['alien'] })).toBe('(alien)−$2');
  expect(shown({ effect: 'consume', mode: 'up_to', goods: 3, kinds: ['novelty'], vp: 1 })).toBe(
    '≤3(novelty):1*',
  );
  expect(shown({ effect: 'consume', mode: 'set', goods: 3, vp: 4, credits: 0 })).toBe('3≠:4*');
});

test('tiles are read from the components, military or not', () => {
  const facts = readFacts([
    entry('world', 'rebel_base', {
      military: true,
      defense: 6,
      colonists: 2,
      kind: 'none',
      goods: 'none',
      vp: 6,
    }),
    entry('development', 'imperium_lords', {
      cost: 9,
      size: 'large',
      stack: 'l1',
      powers: [{ phase: 'produce', effect: 'gain', credits: 1 }],
      vp_rules: [{ vp: 2, of: 'tile', keyword: 'rebel' }],
    }),
    entry('action_tile', 'send_envoys', { everyone_acts: false, bonus: { vp: 1, priority_to_first: true } }),
    entry('limits', 'limits', { end_colonies: 8 }),
  ]);
  expect(facts.tiles.get('rebel_base')).toMatchObject({ sort: 'world', cost: 6, military: true });
  const lords = facts.tiles.get('imperium_lords');
  if (!lords) throw new Error('missing');
  expect(lords.large).toBe(true);
  expect(powersOf(lords)[0]?.phase).toBe('produce');
  expect(questionOf(lords)).toEqual([{ text: '2×' }, { name: 'rebel' }]);
  expect(signOf(lords)).not.toBe('');
  expect(bonusOf(facts.actions.get('send_envoys')?.bonus ?? {})).toEqual([
    { text: '+1' },
    { points: true },
    { name: 'bonus-first' },
  ]);
  expect(facts.limits['end_colonies']).toBe(8);
});

test('both languages say the same', () => {
  const ids = (lang: string) =>
    [...readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      (m) => m[1],
    );
  expect(ids('de')).toEqual(ids('en'));
});
