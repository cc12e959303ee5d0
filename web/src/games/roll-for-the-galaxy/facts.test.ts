import { describe, expect, test } from 'vitest';
import type { Facts } from '../../wire/roll-for-the-galaxy.ts';
import { setFacts } from '../facts.ts';
import { momentOf } from './effects.ts';
import { facts, GAME, tileFacts } from './facts.ts';

const gain = { kind: 'gain_die', die: 'genes', count: 1, to: 'this_world' } as const;
const told: Facts = {
  dice: [
    {
      id: 'home',
      count: 25,
      faces: ['explore', 'explore', 'develop', 'settle', 'produce', null],
      matches: [],
      mark: 'none',
    },
  ],
  kinds: [],
  tiles: [{ id: 'tile_06', development: 'colonial_affinity', world: 'malevolent_lifeforms' }],
  developments: [
    {
      id: 'colonial_affinity',
      cost: 2,
      reassign: true,
      on_place: [],
      powers: [{ when: 'settle', rule: 'RFG-TILE-41', effect: { kind: 'goods_capacity', extra: 1 } }],
      scoring: null,
      tile: 'tile_06',
    },
    { id: 'space_piracy', cost: 0, reassign: false, on_place: [], powers: [], scoring: null, tile: null },
  ],
  worlds: [
    { id: 'malevolent_lifeforms', cost: 4, kind: 'genes', on_place: [gain], tile: 'tile_06' },
    { id: 'ancient_race', cost: 0, kind: 'genes', on_place: [gain], tile: null },
  ],
  factions: [],
  homes: ['ancient_race'],
  colours: [],
  credits_max: 10,
  end_tiles: 12,
  pools: [24, 36, 48, 60],
};
setFacts(GAME, told);

describe('facts', () => {
  test('both sides of a tile know each other', () => {
    expect(tileFacts('colonial_affinity')).toMatchObject({ kind: null, back: 'malevolent_lifeforms' });
    expect(tileFacts('malevolent_lifeforms')).toMatchObject({ kind: 'genes', back: 'colonial_affinity' });
    expect(facts().bag.get('tile_06')?.world).toBe('malevolent_lifeforms');
  });

  test('start tiles are tiles too, without another side', () => {
    expect(tileFacts('ancient_race')).toMatchObject({ cost: 0, tile: null, back: null, powers: [] });
    expect(facts().dice.get('home')?.faces).toHaveLength(6);
  });

  test('a development shows when it works', () => {
    expect(momentOf(tileFacts('colonial_affinity'))).toBe('settle');
    expect(momentOf(tileFacts('space_piracy'))).toBe('assign');
  });
});
