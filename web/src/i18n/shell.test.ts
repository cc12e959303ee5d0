import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const source = (lang: string) => readFileSync(join(root, 'i18n', `${lang}.ftl`), 'utf8');

/** The messages of a source with the variables each of them uses. */
function messages(ftl: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const message of new FluentResource(ftl).body) {
    const variables = new Set<string>();
    JSON.stringify(message.value, (_, part: unknown) => {
      const node = part as { type?: string; name?: string } | null;
      if (node?.type === 'var') variables.add(node.name ?? '');
      return part;
    });
    found.set(message.id, [...variables].sort().join(' '));
  }
  return found;
}

/** The ids as written: what the parser dropped as broken is still counted here. */
const written = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

const en = messages(source('en'));
const de = messages(source('de'));

it('can be read whole, and nothing is said twice', () => {
  for (const lang of ['en', 'de']) {
    const ids = written(source(lang));
    expect([...messages(source(lang)).keys()].sort()).toEqual([...ids].sort());
    expect(ids).toHaveLength(new Set(ids).size);
  }
});

it('has the same texts with the same variables in both languages', () => {
  expect([...de].sort()).toEqual([...en].sort());
});

it('has the same words for components in both languages', () => {
  const [english, german] = [messages(source('components.en')), messages(source('components.de'))];
  expect([...german.keys()]).toEqual([...english.keys()]);
  expect(english.size).toBeGreaterThan(20);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !file.name.includes('.test.'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

it('has every text that the shell asks for, and no other', () => {
  const code = [
    ...sources(join(root, 'shell')),
    ...sources(join(root, 'state')),
    ...sources(join(root, 'story')),
    ...sources(join(root, 'i18n')),
    readFileSync(join(root, 'App.svelte'), 'utf8'),
  ].join('\n');
  const asked = [...code.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!);
  expect(asked.filter((id) => !en.has(id))).toEqual([]);
  // Ids are also put together, `tab-${id}`, or chosen between, `yes ? 'a' : 'b'`.
  const composed = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!);
  const endings = [...code.matchAll(/\}(-[a-z]+)`/g)].map((match) => match[1]!);
  const used = (id: string) =>
    code.includes(`'${id}'`) ||
    composed.some((start) => id.startsWith(start)) ||
    endings.some((end) => id.endsWith(end)) ||
    ['language', 'theme', 'motion', 'confirm'].some((prefix) => id.startsWith(`${prefix}-`));
  expect([...en.keys()].filter((id) => !used(id))).toEqual([]);
});

it('has a text for every error of the protocol', () => {
  const wire = readFileSync(join(root, 'wire', 'protocol.ts'), 'utf8');
  const codes = /ErrorCode = ([^;]*);/.exec(wire)?.[1]?.match(/[a-z_]+/g) ?? [];
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.map((code) => `error-${code.replaceAll('_', '-')}`).filter((id) => !en.has(id))).toEqual([]);
});
