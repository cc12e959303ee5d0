/** The guide at a guided table: which card is shown, and which were. */
import { gameTexts } from '../../state/games.svelte.ts';
import { api } from '../../state/api.ts';
import { settings } from '../../state/settings.svelte.ts';
import type { Table } from '../../state/table.svelte.ts';
import { Texts, type Lang } from '../../i18n/texts.ts';
import type { Coach as Now, CoachCard, GameTexts, GuideTexts } from '../../wire/protocol.ts';
import { due, read, type Seen } from './seen.ts';

export class Coach {
  readonly #table: Table;
  readonly #game: string;
  readonly #key: string;
  #now = $state.raw<{ version: number; now: Now } | null>(null);
  #texts = $state.raw<Texts | null>(null);
  #seen = $state.raw<Seen>({ seen: [], skipped: [], stopped: false });
  /** The cards that were shown at this decision. */
  #shown = $state.raw<{ version: number; ids: readonly string[] }>({ version: 0, ids: [] });

  constructor(table: Table, game: string) {
    this.#table = table;
    this.#game = game;
    this.#key = `orrery.guide.${table.id}`;
    this.#seen = read(localStorage.getItem(this.#key));
  }

  /** The version of the decision in front of the learner; null while others decide or something is told. */
  readonly version = $derived.by(() => {
    const { position, choices, myTurn } = this.#table;
    return position && myTurn && choices.length > 0 ? position.version : null;
  });

  /** The card to show now. */
  readonly card = $derived.by((): CoachCard | null => {
    const { version } = this;
    if (version === null || this.#now?.version !== version || this.#seen.stopped || this.#table.busy)
      return null;
    const before = this.#shown.version === version ? this.#shown.ids : [];
    return due(this.#now.now.cards, this.#seen.seen, before);
  });

  /** All cards in order, with what became of them. */
  readonly dots = $derived.by(() =>
    (this.#now?.now.all ?? []).map((id) => ({
      id,
      is: this.#seen.skipped.includes(id)
        ? ('skipped' as const)
        : this.#seen.seen.includes(id)
          ? ('done' as const)
          : ('open' as const),
    })),
  );

  /** What the card says. */
  say(card: CoachCard): string {
    const player = (seat: number) => this.#table.info?.seats[seat]?.person?.name ?? '';
    return this.#texts?.say(card.text, player) ?? '';
  }

  /** Asks what the guide says about this decision. */
  async ask(version: number): Promise<void> {
    const now = await api<Now>('GET', `/api/tables/${this.#table.id}/coach`).catch(() => null);
    if (now && version === this.version) this.#now = { version, now };
  }

  /** Loads the words of the guide. */
  async speak(lang: Lang): Promise<void> {
    const [game, guide] = await Promise.all([
      api<GameTexts>('GET', `/api/games/${this.#game}/texts/${lang}`),
      api<GuideTexts>('GET', `/api/games/${this.#game}/guide/${lang}`),
    ]);
    // The words of the board are wanted too: names of places and pieces.
    void gameTexts(this.#game);
    if (settings.lang === lang) this.#texts = new Texts(lang, game.ftl, game.names, guide.ftl);
  }

  /** A card is on the screen. */
  show(card: CoachCard, version: number): void {
    const ids = this.#shown.version === version ? this.#shown.ids : [];
    if (!ids.includes(card.id)) this.#shown = { version, ids: [...ids, card.id] };
  }

  /** A card is done with. */
  done(id: string, skipped = false): void {
    if (this.#seen.seen.includes(id)) return;
    const { seen, skipped: before, stopped } = this.#seen;
    this.#keep({ seen: [...seen, id], skipped: skipped ? [...before, id] : before, stopped });
  }

  /** No more cards, or cards again. */
  stop(stopped = true): void {
    this.#keep({ ...this.#seen, stopped });
  }

  get stopped(): boolean {
    return this.#seen.stopped;
  }

  #keep(seen: Seen): void {
    this.#seen = seen;
    try {
      localStorage.setItem(this.#key, JSON.stringify(seen));
    } catch {
      // A browser that keeps nothing begins the guide again after a reload.
    }
  }
}
