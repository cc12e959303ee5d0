import { expect, it } from 'vitest';
import { Texts } from '../../i18n/texts.ts';
import { facts, has, otherSources } from './components.ts';

const spice = {
  id: 'spice_world',
  name_en: 'Spice World',
  name_de: 'Gewürzwelt',
  table: 'home_world',
  sentences: [],
  source: 'rulebook',
  other_sources: { name_de: 'public', 'side.name_en': 'public', cost: 'rulebook', barrel: 'public' },
  fields: { cost: 2, world_kind: 'novelty', on_place: [{ kind: 'gain_die' }], odd: { a: 1 }, barrel: 'left' },
};

it('shows the facts that have a word, in words', () => {
  const words = new Texts('en', 'field-cost = Cost\nfield-odd = Odd\nfield-world_kind = Kind\n');
  const game = new Texts('en', '', { novelty: 'Novelty' });
  expect(facts(spice, ['cost', 'odd', 'world_kind', 'missing'], words, game)).toEqual([
    { key: 'Cost', value: '2' },
    { key: 'Kind', value: 'Novelty' },
  ]);
});

it('finds by name in both languages, kind, source and data', () => {
  expect(has(spice, 'Home worlds', 'gewürz home')).toBe(true);
  expect(has(spice, 'Home worlds', 'spice rulebook gain')).toBe(true);
  expect(has(spice, 'Home worlds', '')).toBe(true);
  expect(has(spice, 'Home worlds', 'military')).toBe(false);
});

it('names what comes from elsewhere, once', () => {
  expect(otherSources(spice, ['cost', 'name'])).toEqual([{ field: 'name', source: 'public' }]);
});
