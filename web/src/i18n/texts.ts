/** Sentences from Fluent sources. Pure; the reactive sides are `shell.svelte.ts` and `game.svelte.ts`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '../boardkit/context.ts';

/** The languages. */
export const LANGUAGES = ['en', 'de'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** A stretch of a sentence: plain text, a player, or something with a name. */
export type Part = { text: string } | { seat: number; text: string } | { name: string; text: string };

// Marks from the private use area carry players and names through Fluent, so that they can be coloured.
const MARKED = /\uE000([sn])([^\uE001]*)\uE001/;
const mark = (kind: 's' | 'n', what: string | number) => `\uE000${kind}${what}\uE001`;

/** What the reader is called at the start of a sentence. */
const YOU: Record<Lang, string> = { en: 'You', de: 'Du' };

/** One language of one source. */
export class Texts {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;
  readonly #names: Readonly<Record<string, string>>;

  /** The words that have an explanation: `term-scout = Scout, Scouts` with `.about`. */
  readonly #terms = new Map<string, { id: string; about: string }>();
  readonly #anyTerm: RegExp | null = null;

  /** `more` is a second source, which may replace texts of the first. */
  constructor(lang: Lang, source: string, names: Readonly<Record<string, string>> = {}, more = '') {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
    const own = new FluentResource(more);
    this.#bundle.addResource(own, { allowOverrides: true });
    this.#names = names;
    for (const { id, attributes } of own.body) {
      const about = attributes['about'];
      if (!id.startsWith('term-') || !about) continue;
      const words = this.text(id) ?? '';
      const explained = { id, about: this.#bundle.formatPattern(about, {}, []) };
      for (const word of words.split(',')) this.#terms.set(word.trim(), explained);
    }
    const words = [...this.#terms.keys()].sort((a, b) => b.length - a.length);
    if (words.length > 0)
      this.#anyTerm = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  }

  /** A text with the words that have an explanation told apart. */
  terms(text: string): { text: string; term?: string }[] {
    if (!this.#anyTerm) return [{ text }];
    return text
      .split(this.#anyTerm)
      .map((part, i) => (i % 2 === 0 ? { text: part } : { text: part, term: this.#terms.get(part)!.id }))
      .filter((part) => part.text !== '');
  }

  /** The explanation of a term, and what it is called. */
  term(id: string): { name: string; about: string } | undefined {
    for (const [word, { id: same, about }] of this.#terms) if (same === id) return { name: word, about };
    return undefined;
  }

  /** The text with this id, or `undefined`. */
  text(id: string, args: Record<string, FluentVariable> = {}): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return undefined;
    // With a list for errors, a missing value shows as its name instead of failing.
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** The name of a component, or the text with this id, or the id itself. */
  name(id: string): string {
    return this.#names[id] ?? this.text(id) ?? id;
  }

  /** The sentence of a message. `me` is the reader's own seat. */
  say(message: Message, player: (seat: number) => string, me: number | null = null): string {
    return this.parts(message, player, me)
      .map((part) => part.text)
      .join('');
  }

  /**
   * The sentence of a message, with its players and names told apart. About the reader a message may speak in another
   * form, its attribute `you` ("You are ready."); without one the reader is called by name like everybody.
   */
  parts(message: Message, player: (seat: number) => string, me: number | null = null): Part[] {
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(message.args ?? {})) args[key] = this.#value(arg);
    const toMe = this.#toMe(message, args, me);
    const sentence = toMe ?? this.text(message.id, args) ?? message.id;
    const nameOf = (seat: number) => (toMe !== undefined && seat === me ? YOU[this.lang] : player(seat));
    const parts: Part[] = [];
    const pieces = sentence.split(new RegExp(MARKED, 'g'));
    for (let i = 0; i < pieces.length; i += 3) {
      if (pieces[i]) parts.push({ text: pieces[i]! });
      const what = pieces[i + 2];
      if (what === undefined) continue;
      parts.push(
        pieces[i + 1] === 's'
          ? { seat: Number(what), text: nameOf(Number(what)) }
          : { name: what, text: this.name(what) },
      );
    }
    return parts;
  }

  /** The form of a sentence that speaks to the reader, if there is one. */
  #toMe(message: Message, args: Record<string, FluentVariable>, me: number | null): string | undefined {
    if (me === null) return undefined;
    const about = Object.entries(message.args ?? {}).find(([, arg]) => 'seat' in arg && arg.seat === me);
    if (!about) return undefined;
    const form = about[0] === 'who' ? 'you' : `you-${about[0]}`;
    const pattern = this.#bundle.getMessage(message.id)?.attributes[form];
    return pattern && this.#bundle.formatPattern(pattern, args, []);
  }

  #value(arg: Arg): FluentVariable {
    if ('number' in arg) return arg.number;
    if ('seat' in arg) return mark('s', arg.seat);
    if ('name' in arg) return mark('n', arg.name);
    // Within a list, what is a list itself belongs together: "2 × white Explore, red Ship".
    const words = arg.list.map((item) =>
      'list' in item ? item.list.map((one) => this.#value(one)).join(' ') : String(this.#value(item)),
    );
    return countRepeats(words).join(', ');
  }
}

/** What is said several times in a row is counted: "white, white, red" becomes "2 × white, red". Numbers are not. */
function countRepeats(words: readonly string[]): string[] {
  const said: string[] = [];
  for (let i = 0, end = 0; i < words.length; i = end) {
    while (words[end] === words[i]) end++;
    const [word, times] = [words[i]!, end - i];
    said.push(...(times > 1 && /\D/.test(word) ? [`${times} × ${word}`] : words.slice(i, end)));
  }
  return said;
}
