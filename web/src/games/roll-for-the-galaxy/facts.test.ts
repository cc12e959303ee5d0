import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Texts } from '../../i18n/texts.ts';
import { effectLines, phaseOf } from './effects.ts';
import { readFacts, type Effect } from './facts.ts';

const crate = new URL('../../../../crates/games/roll-for-the-galaxy/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, crate), 'utf8');
const texts = { en: new Texts('en', read('texts/en.ftl')), de: new Texts('de', read('texts/de.ftl')) };

const entry = (table: string, id: string, fields: Record<string, unknown>) => {
  return { id, table, name_en: id, name_de: id, source: 'public', other_sources: {}, sentences: [], fields };
};
const reassign: Effect = {
  kind: 'reassign',
  phase: 'assign',
  optional: true,
  min: 1,
  max: 1,
  dice: ['any'],
  from: ['any'],
  to: ['settle'],
  same_column: false,
};
const gain: Effect = { kind: 'gain_die', die: 'genes', count: 1, to: 'this_world' };
const facts = readFacts([
  entry('tile', 'tile_06', {
    development: { id: 'colonial_affinity', cost: 2, on_place: [], powers: [reassign] },
    world: { id: 'malevolent_lifeforms', cost: 4, world_kind: 'genes', on_place: [gain] },
  }),
  entry('faction', 'faction_1', {
    left: { id: 'space_piracy', cost: 0, powers: [] },
    right: { id: 'hidden_fortress', cost: 2, world_kind: 'grey' },
  }),
  entry('home_world', 'ancient_race', { cost: 0, world_kind: 'genes', on_place: [gain] }),
  entry('die', 'home', { count: 25, faces: ['explore', 'explore', 'develop', 'settle', 'produce', 'ship'] }),
]);

describe('facts', () => {
  test('both sides of a tile know each other', () => {
    expect(facts.tiles.get('colonial_affinity')).toMatchObject({
      side: 'development',
      tile: 'tile_06',
      back: 'malevolent_lifeforms',
    });
    expect(facts.tiles.get('malevolent_lifeforms')).toMatchObject({ side: 'world', kind: 'genes', cost: 4 });
  });

  test('factions and home worlds are tiles too, dice have faces', () => {
    expect([...facts.tiles.keys()]).toContain('ancient_race');
    expect(facts.tiles.get('hidden_fortress')?.side).toBe('world');
    expect(facts.dice[0]?.faces).toHaveLength(6);
  });

  test('a development shows the phase in which it works', () => {
    const tile = facts.tiles.get('colonial_affinity');
    expect(tile && phaseOf(tile)).toBe('assign');
  });
});

describe('effects in words', () => {
  const names = (lang: 'en' | 'de') => ({
    name: (id: string) => texts[lang].name(id),
    text: (id: string, args?: Record<string, string | number>) => texts[lang].text(id, args),
  });

  test('read as sentences', () => {
    const [world, development] = ['malevolent_lifeforms', 'colonial_affinity'].map((id) =>
      facts.tiles.get(id),
    );
    if (!world || !development) throw new Error('missing');
    expect(effectLines(world, names('en'))).toEqual(['Gain 1 green die as a good on this world.']);
    expect(effectLines(development, names('en'))).toEqual(['Once a round move one worker to settle.']);
    expect(effectLines(development, names('de'))).toEqual([
      'Versetze einmal pro Runde einen Arbeiter nach settle.',
    ]);
  });

  test('every effect of the component file has its words in both languages', () => {
    const kinds = new Set(
      [...read('data/components.toml').matchAll(/\{ kind = "(\w+)"/g)].map((m) => m[1] ?? ''),
    );
    expect(kinds.size).toBeGreaterThan(35);
    for (const kind of kinds)
      for (const lang of ['en', 'de'] as const)
        expect(
          texts[lang].text(`board-effect-${kind.replaceAll('_', '-')}`),
          `${lang} ${kind}`,
        ).toBeDefined();
  });
});
