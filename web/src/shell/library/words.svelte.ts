/** The words of the components page; only that page loads them. */
import { Texts, type Lang } from '../../i18n/texts.ts';
import { settings } from '../../state/settings.svelte.ts';

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../i18n/components.en.ftl?raw'),
  de: () => import('../../i18n/components.de.ftl?raw'),
};

/** Words, and the fields and kinds that have one, in the order of the file. */
export interface Words {
  texts: Texts;
  kinds: string[];
  fields: string[];
}

let loaded = $state.raw<Partial<Record<Lang, Words>>>({});

/** The words in the reader's language; undefined until they are there. */
export function componentWords(): Words | undefined {
  const { lang } = settings;
  if (!loaded[lang]) {
    void SOURCES[lang]().then(({ default: source }) => {
      const ids = (start: string) =>
        [...source.matchAll(new RegExp(`^${start}-(\\w+) =`, 'gm'))].map((m) => m[1]!);
      loaded = {
        ...loaded,
        [lang]: { texts: new Texts(lang, source), kinds: ids('kind'), fields: ids('field') },
      };
    });
  }
  return loaded[lang];
}
