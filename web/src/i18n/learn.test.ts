import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const games = join(import.meta.dirname, '..', 'games');
const crates = join(import.meta.dirname, '..', '..', '..', 'crates', 'games');
const named = readdirSync(games, { withFileTypes: true }).filter((file) => file.isDirectory());

it.each(named.map((file) => file.name))('%s is taught in both languages', (game) => {
  const source = (lang: string) => readFileSync(join(games, game, 'learn', `${lang}.ftl`), 'utf8');
  const ids = (lang: string) => new FluentResource(source(lang)).body.map((message) => message.id);
  expect(ids('de')).toEqual(ids('en'));
  // Everything that is drawn has words, and nothing else has.
  const code = readFileSync(join(games, game, 'learn', 'HowTo.svelte'), 'utf8');
  const panels = [...code.matchAll(/id: '(\w+)'/g)]
    .map((match) => match[1]!)
    .filter((id) => ids('en').includes(`${id}-title`));
  expect(panels.length).toBeGreaterThanOrEqual(5);
  for (const id of panels) expect(source('en')).toContain(`${id}-title = `);
  const cited = [...source('en').matchAll(/[A-Z]{3}-[A-Z0-9]+-\d+/g)].map((match) => match[0]);
  const ledger = readFileSync(join(crates, game, 'rules', 'en.md'), 'utf8');
  expect(cited.length).toBeGreaterThan(10);
  for (const rule of cited) expect(ledger, rule).toContain(rule);
});
