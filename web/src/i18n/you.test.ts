// The log speaks to the reader in every game: "You gain", not the reader's own name.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './texts.ts';

const GAMES = new URL('../../../crates/games/', import.meta.url);

describe.each(readdirSync(GAMES))('what happens in %s', (game) => {
  it.each(LANGUAGES)('has a form for the reader (%s)', (lang) => {
    const source = readFileSync(new URL(`${game}/texts/${lang}.ftl`, GAMES), 'utf8');
    const events = new FluentResource(source).body.filter(({ id }) => id.startsWith('event-'));
    const about = events.filter(({ value }) => JSON.stringify(value).includes('"who"'));
    expect(about.length).toBeGreaterThan(10);
    expect(about.filter(({ attributes }) => !attributes['you']).map(({ id }) => id)).toEqual([]);
  });
});
