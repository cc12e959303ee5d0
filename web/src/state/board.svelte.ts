/** The shell's side of the contract with the boards (boardkit/context.ts). */
import type { BoardContext, Player, TargetState } from '../boardkit/context.ts';
import { t } from '../i18n/shell.svelte.ts';
import type { Message, SeatInfo } from '../wire/protocol.ts';
import { gameTexts } from './games.svelte.ts';
import { FEW } from './selection.ts';
import type { Table } from './table.svelte.ts';

const NOTHING: TargetState = { kind: 'none', label: '', lit: false, news: null };

/** Texts and players of a game; nothing can be done. For replays and galleries. */
export class QuietBoard implements BoardContext {
  readonly #game: () => string;
  readonly #players: () => readonly Player[];
  readonly #seat: () => number | null;
  readonly past: boolean = true;
  readonly preview: BoardContext['preview'] = null;
  /** The seats that are waited for. */
  toAct: readonly number[] = $state.raw([]);
  /** What was told so far. */
  history: BoardContext['history'] = $state.raw([]);
  /** Pieces to light up. */
  pointed: readonly string[] = $state.raw([]);

  constructor(
    game: () => string,
    players: () => readonly Player[] = () => [],
    seat: () => number | null = () => null,
  ) {
    this.#game = game;
    this.#players = players;
    this.#seat = seat;
  }

  get players(): readonly Player[] {
    return this.#players();
  }

  get seat(): number | null {
    return this.#seat();
  }

  say(message: Message): string {
    const nameOf = (seat: number) => playerName(this.#players(), seat);
    return gameTexts(this.#game())?.say(message, nameOf, this.seat) ?? '';
  }

  name(id: string): string {
    return gameTexts(this.#game())?.name(id) ?? id;
  }

  text(id: string, args?: Record<string, string | number>): string | undefined {
    return gameTexts(this.#game())?.text(id, args);
  }

  target(id: string): TargetState {
    return this.pointed.includes(id) ? { ...NOTHING, lit: true } : NOTHING;
  }

  click(_id: string): void {}
}

/** A table: pieces can be clicked. */
export class TableBoard implements BoardContext {
  readonly #table: Table;
  readonly #texts: QuietBoard;

  constructor(table: Table) {
    this.#table = table;
    this.#texts = new QuietBoard(
      () => table.info?.game ?? '',
      () => this.players,
      () => this.seat,
    );
  }

  get players(): readonly Player[] {
    const { info, position } = this.#table;
    return (info?.seats ?? []).map((_, seat) => ({
      seat,
      name: info ? seatName(info.seats, seat) : '',
      me: position?.seat === seat,
    }));
  }

  get seat(): number | null {
    return this.#table.position?.seat ?? null;
  }

  get toAct(): readonly number[] {
    return this.#table.toAct;
  }

  get past(): boolean {
    return this.#table.at !== null;
  }

  get preview(): BoardContext['preview'] {
    return this.#table.pending;
  }

  get history(): BoardContext['history'] {
    return this.#table.history;
  }

  say(message: Message): string {
    return this.#texts.say(message);
  }

  name(id: string): string {
    return this.#texts.name(id);
  }

  text(id: string, args?: Record<string, string | number>): string | undefined {
    return this.#texts.text(id, args);
  }

  target(id: string): TargetState {
    const { lit, clicked, pending, pointed } = this.#table;
    const isPointed = pointed.includes(id);
    const news = this.#table.news.get(id) ?? null;
    const chosen = clicked.includes(id) || (pending?.targets.includes(id) ?? false);
    const behind = lit.get(id);
    if (!behind) return isPointed || news !== null ? { ...NOTHING, lit: isPointed, news } : NOTHING;
    const first = behind[0]!;
    const label =
      behind.length === 1 ? this.say(first.label) : t('several-actions', { count: behind.length });
    const quiet = lit.size > FEW || (pending !== null && !chosen);
    return { kind: chosen ? 'chosen' : quiet ? 'soft' : 'act', label, lit: isPointed, news };
  }

  click(id: string): void {
    this.#table.click(id);
  }
}

/** What a seat is called. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (!info) return t('seat-number', { number: seat + 1 });
  if (info.person) return info.person.name;
  if (info.kind === 'open') return t('seat-open');
  // Bots of one table are told apart by their own names.
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}

const BOT_NAMES = ['Kepler', 'Hypatia', 'Tycho', 'Caroline', 'Herschel', 'Leavitt', 'Galileo', 'Henrietta'];

function playerName(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? t('seat-number', { number: seat + 1 });
}
