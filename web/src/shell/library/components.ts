/** The component page: what is worth showing of a component, and looking one up. */
import type { Component } from '../../games/components.svelte.ts';

/** The facts of a component apart from its id, names and source, as words. */
export function facts(component: Component): { key: string; value: string }[] {
  return Object.entries(component.data)
    .filter(([key, value]) => !/^(id|name_..|source|note.*)$/.test(key) && value !== null && value !== '')
    .map(([key, value]) => ({ key: key.replaceAll('_', ' '), value: words(value) }));
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) =>
        inner === true ? key.replaceAll('_', ' ') : `${key.replaceAll('_', ' ')} ${words(inner)}`,
      )
      .join(', ');
  }
  return String(value).replaceAll('_', ' ');
}

/** Whether a component has all words, in its name, kind, source or facts. */
export function has(component: Component, name: string, wanted: string): boolean {
  const text = [
    name,
    component.id,
    component.kind,
    component.source,
    ...facts(component).map((f) => `${f.key} ${f.value}`),
  ]
    .join(' ')
    .toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
