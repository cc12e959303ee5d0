/** The components page: what is worth showing of a component, and looking one up. */
import type { Texts } from '../../i18n/texts.ts';
import type { Component } from '../../wire/protocol.ts';

/**
 * The facts of a component that have a word (`field-…`), in the order of the words. Everything else is told by its
 * picture, or is of no interest to people.
 */
export function facts(
  component: Component,
  fields: readonly string[],
  words: Texts,
  game: Texts,
): { key: string; value: string }[] {
  const tell = (value: unknown): string =>
    Array.isArray(value) ? value.map(tell).join(', ') : game.name(String(value));
  return fields.flatMap((field) => {
    const value = component.fields[field];
    if (value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value)))
      return [];
    return [{ key: words.name(`field-${field}`), value: tell(value) }];
  });
}

/** The facts that come from elsewhere than the rest, with their source, as far as they have a word. */
export function otherSources(
  component: Component,
  fields: readonly string[],
): { field: string; source: string }[] {
  const found = new Map<string, string>();
  for (const [path, source] of Object.entries(component.other_sources)) {
    // `development.name_de` is about the name.
    const field = path
      .split('.')
      .at(-1)!
      .replace(/_(de|en)$/, '');
    if (fields.includes(field) && source !== component.source) found.set(field, source);
  }
  return [...found].map(([field, source]) => ({ field, source }));
}

/** Whether a component has all words, in its names, kind, source or anywhere in its data. */
export function has(component: Component, kind: string, wanted: string): boolean {
  const { id, name_en, name_de, source } = component;
  const text = [id, name_en, name_de, kind, source, JSON.stringify(component.fields)].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
