/** The words of "How to play": `games/<game>/learn/<lang>.ftl`, loaded with the page that shows them. */
import { Texts, type Lang } from '../../i18n/texts.ts';
import { QuietBoard } from '../../state/board.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';

const SOURCES = import.meta.glob<string>('../../games/*/learn/*.ftl', { query: '?raw', import: 'default' });

let texts = $state.raw<{ game: string; texts: Texts } | null>(null);

/** Loads the words of a game in a language; those of the other language stay until they are there. */
export async function readLearnTexts(game: string, lang: Lang): Promise<void> {
  const source = await SOURCES[`../../games/${game}/learn/${lang}.ftl`]?.();
  if (source !== undefined && settings.lang === lang) texts = { game, texts: new Texts(lang, source) };
}

/** A text of "How to play"; `undefined` if there is none. */
export const learnText = (game: string, id: string): string | undefined =>
  texts?.game === game ? texts.texts.text(id) : undefined;

/** The board that the drawings stand on: nothing can be done, and the words of the page are known to it. */
export class LearnBoard extends QuietBoard {
  readonly #learned: () => string;

  constructor(game: () => string) {
    super(game);
    this.#learned = game;
  }

  override text(id: string, args?: Record<string, string | number>): string | undefined {
    return learnText(this.#learned(), id) ?? super.text(id, args);
  }
}
