/** The texts of the shell, in the language of the settings. */
import type { FluentVariable } from '@fluent/bundle';
import { settings } from '../state/settings.svelte.ts';
import { Texts, type Lang } from './texts.ts';

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

let texts = $state.raw<Texts | null>(null);

/** Loads a language; the shell speaks it from then on. */
export async function speak(lang: Lang): Promise<void> {
  const source = await SOURCES[lang]();
  if (settings.lang !== lang) return;
  texts = new Texts(lang, source.default);
  document.documentElement.lang = lang;
}

/** The text of the shell with this id. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return texts?.text(id, args) ?? id;
}

/** A time as a person says it: today's hour, or the day. */
export function when(ms: number): string {
  const date = new Date(ms);
  const today = new Date().toDateString() === date.toDateString();
  return date.toLocaleString(
    settings.lang,
    today
      ? { hour: '2-digit', minute: '2-digit' }
      : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  );
}
