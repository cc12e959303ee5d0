import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './names.ts';

const data = readFileSync(
  new URL('../../../../crates/games/new-frontiers/data/components.toml', import.meta.url),
  'utf8',
);
const names = [...data.matchAll(/^name_(?:en|de) = "(.+)"$/gm)].map(([, name]) => name ?? '');

describe('long words', () => {
  it('of every tile can be parted', () => {
    expect(names.length).toBeGreaterThan(200);
    const whole = names
      .flatMap(wordsOf)
      .flatMap(({ text }) => text.split('-'))
      .filter((word) => word.length > 10 && !word.includes('\u00AD'));
    expect(whole).toEqual([]);
  });

  it('are kept together if a line may hold them', () => {
    expect(wordsOf('Alien Sentinels')).toEqual([
      { text: 'Alien', together: true },
      { text: 'Sentinels', together: true },
    ]);
    expect(wordsOf('Landungsschiffe')).toEqual([{ text: 'Landungs\u00ADschiffe', together: false }]);
  });
});
