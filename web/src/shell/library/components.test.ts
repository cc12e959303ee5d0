import { expect, it } from 'vitest';
import { facts, has } from './components.ts';

const spice = {
  id: 'spice_world',
  kind: 'tile',
  source: 'rulebook',
  otherSources: {},
  data: {
    id: 'spice_world',
    name_en: 'Spice World',
    source: 'rulebook',
    cost: 2,
    gain: { die: 'novelty', goods: [1, 2] },
  },
};

it('shows the facts in words', () => {
  expect(facts(spice)).toEqual([
    { key: 'cost', value: '2' },
    { key: 'gain', value: 'die novelty, goods 1, 2' },
  ]);
});

it('finds by name, kind, source and facts', () => {
  expect(has(spice, 'Gewürzwelt', 'gewürz cost 2')).toBe(true);
  expect(has(spice, 'Gewürzwelt', 'rulebook')).toBe(true);
  expect(has(spice, 'Gewürzwelt', '')).toBe(true);
  expect(has(spice, 'Gewürzwelt', 'military')).toBe(false);
});
