/** The games on offer, their boards, texts and rules; each loaded once, when first asked for. */
import type { Component } from 'svelte';
import type { GameClient, HowToProps, LobbyEntry, PictureProps } from '../boardkit/context.ts';
import { loadFacts } from '../games/facts.ts';
import { Texts, type Lang } from '../i18n/texts.ts';
import type { GameOffer, GameTexts, Rules, RuleText } from '../wire/protocol.ts';
import { api } from './api.ts';
import { settings } from './settings.svelte.ts';

/** A game as the lobby shows it. */
export interface LobbyGame extends LobbyEntry {
  readonly id: string;
}

const ENTRIES = import.meta.glob<LobbyEntry>('../games/*/lobby.ts', { eager: true, import: 'lobby' });

/** The games in the order of the lobby; those that the server does not offer are in the making. */
export const LOBBY_GAMES: readonly LobbyGame[] = Object.entries(ENTRIES)
  .map(([path, entry]) => ({ ...entry, id: path.split('/')[2] ?? '' }))
  .sort((a, b) => a.order - b.order);

/** Something that is fetched once for each key and then read reactively; `undefined` until it is there. */
class LazyCache<T> {
  #there = $state.raw<Readonly<Record<string, T>>>({});
  readonly #asked = new Map<string, Promise<T>>();
  readonly #fetch: (key: string) => Promise<T>;

  constructor(fetch: (key: string) => Promise<T>) {
    this.#fetch = fetch;
  }

  /** What is there now; asks for it if it is not. */
  get(key: string): T | undefined {
    if (!this.#asked.has(key)) this.load(key).catch(() => this.#asked.delete(key));
    return this.#there[key];
  }

  /** What is there already, without asking. */
  peek(key: string): T | undefined {
    return this.#there[key];
  }

  /** Waits for it. */
  load(key: string): Promise<T> {
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#fetch(key).then((value) => {
        this.#there = { ...this.#there, [key]: value };
        return value;
      });
      this.#asked.set(key, asked);
    }
    return asked;
  }
}

/** What only the board says, beside the texts of the engine: `games/<game>/<lang>.ftl`. */
const BOARD_TEXTS = import.meta.glob<string>('../games/*/*.ftl', { query: '?raw', import: 'default' });

const offers = new LazyCache<GameOffer[]>(() => api('GET', '/api/games'));
const texts = new LazyCache<Texts>(async (key) => {
  const [game, lang] = key.split('/') as [string, Lang];
  const [source, own] = await Promise.all([
    api<GameTexts>('GET', `/api/games/${game}/texts/${lang}`),
    BOARD_TEXTS[`../games/${game}/${lang}.ftl`]?.() ?? '',
  ]);
  return new Texts(lang, source.ftl, source.names, own);
});
const rules = new LazyCache<RuleText[]>(async (key) => {
  const [game, lang] = key.split('/');
  return (await api<Rules>('GET', `/api/games/${game}/rules/${lang}`)).rules;
});

type Modules<T> = Record<string, () => Promise<{ default: T }>>;

/** A part of the games' boards; whatever draws finds the facts of its game there. Null if a game has no such part. */
const drawing = <T>(modules: Modules<T>, file: string) =>
  new LazyCache<T | null>(async (game) => {
    const load = modules[`../games/${game}/${file}`];
    if (!load) return null;
    const [{ default: found }] = await Promise.all([load(), loadFacts(game)]);
    return found;
  });

const clients = drawing(import.meta.glob<{ default: GameClient }>('../games/*/index.ts'), 'index.ts');
const galleries = drawing(
  import.meta.glob<{ default: Component }>('../games/*/Gallery.svelte'),
  'Gallery.svelte',
);
const pictures = drawing(
  import.meta.glob<{ default: Component<PictureProps> }>('../games/*/Picture.svelte'),
  'Picture.svelte',
);
const howTos = drawing(
  import.meta.glob<{ default: Component<HowToProps> }>('../games/*/learn/HowTo.svelte'),
  'learn/HowTo.svelte',
);

/** The games on offer; `undefined` until the server has answered. */
export const gameOffers = (): GameOffer[] | undefined => offers.get('all');

/** One of them. */
export const gameOffer = (game: string): GameOffer | undefined =>
  gameOffers()?.find((offer) => offer.id === game);

/** The title of a game. */
export const gameTitle = (game: string): string =>
  LOBBY_GAMES.find((g) => g.id === game)?.name ?? gameOffer(game)?.name ?? game;

/** The board of a game; null if this client has none. */
export const gameClient = (game: string): GameClient | null | undefined => clients.get(game);

/** Waits for the board of a game. */
export const loadGameClient = (game: string): Promise<GameClient | null> => clients.load(game);

/** The page with every piece of a game. */
export const gameGallery = (game: string): Component | null | undefined => galleries.get(game);

/** What draws one component of a game. */
export const gamePicture = (game: string): Component<PictureProps> | null | undefined => pictures.get(game);

/** What shows how a game is played. */
export const gameHowTo = (game: string): Component<HowToProps> | null | undefined => howTos.get(game);

/** The texts of a game in the reader's language; those of the other language while it is being loaded. */
export function gameTexts(game: string): Texts | undefined {
  const wanted = texts.get(`${game}/${settings.lang}`);
  return wanted ?? texts.peek(`${game}/${settings.lang === 'en' ? 'de' : 'en'}`);
}

/** The rules of a game in the reader's language. */
export const gameRules = (game: string): RuleText[] | undefined => rules.get(`${game}/${settings.lang}`);

/** The text of one rule. */
export const gameRule = (game: string, id: string): RuleText | undefined =>
  gameRules(game)?.find((rule) => rule.id === id);
