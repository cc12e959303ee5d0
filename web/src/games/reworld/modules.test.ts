import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPANIES, LETTERS } from './art.ts';
import { moduleOf } from './modules.ts';

const toml = readFileSync(
  new URL('../../../../crates/games/reworld/data/components.toml', import.meta.url),
  'utf8',
);
const entries = [...toml.matchAll(/\[\[(terrabot|shuttle|satellite|crew)\]\]\n([^[]*)/g)].map(
  ([, type, body = '']) => ({
    type,
    id: /^id = "(.*)"/m.exec(body)?.[1] ?? '',
    shields: Number(/^shields = (\d)/m.exec(body)?.[1]),
  }),
);

test('every module of the component file is read from its id', () => {
  expect(entries).toHaveLength(35);
  for (const { type, id, shields } of entries) {
    const module = moduleOf(id);
    expect(module.type).toBe(type);
    if ('shields' in module) expect(module.shields, id).toBe(shields);
    if (module.type === 'terrabot') expect(LETTERS).toContain(module.letter);
    if (module.type === 'crew') expect(COMPANIES).toContain(module.company);
  }
});

test('all 16 tasks are different', () => {
  const tasks = entries.filter((e) => e.type === 'satellite').map((e) => JSON.stringify(moduleOf(e.id)));
  expect(new Set(tasks).size).toBe(16);
});
