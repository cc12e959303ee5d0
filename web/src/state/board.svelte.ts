/** The shell's side of the contract with the boards (boardkit/context.ts). */
import type { BoardContext, Ids, Player, TargetState } from '../boardkit/context.ts';
import { t } from '../i18n/shell.svelte.ts';
import type { Message, SeatInfo } from '../wire/protocol.ts';
import { gameTexts } from './games.svelte.ts';
import { FEW } from './selection.ts';
import type { Table } from './table.svelte.ts';

const NOTHING: TargetState = { kind: 'none', label: '', lit: false, news: null, drag: false, onto: false };
const list = (ids: Ids): readonly string[] => (typeof ids === 'string' ? [ids] : ids);

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

  call(seat: number, form?: 'by'): string {
    if (seat !== this.seat) return playerName(this.#players(), seat);
    return t(form === 'by' ? 'you-by' : 'you');
  }

  name(id: string): string {
    return gameTexts(this.#game())?.name(id) ?? id;
  }

  text(id: string, args?: Record<string, string | number>): string | undefined {
    return gameTexts(this.#game())?.text(id, args);
  }

  target(ids: Ids): TargetState {
    return list(ids).every((id) => this.pointed.includes(id)) ? { ...NOTHING, lit: true } : NOTHING;
  }

  click(_ids: Ids): void {}

  drag(_ids: Ids | null): void {}

  drop(_ids: Ids): void {}

  look(_ids: Ids | null): void {}
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
    return this.#table.choosing.shown;
  }

  get history(): BoardContext['history'] {
    return this.#table.history;
  }

  say(message: Message): string {
    return this.#texts.say(message);
  }

  call(seat: number, form?: 'by'): string {
    return this.#texts.call(seat, form);
  }

  name(id: string): string {
    return this.#texts.name(id);
  }

  text(id: string, args?: Record<string, string | number>): string | undefined {
    return this.#texts.text(id, args);
  }

  target(ids: Ids): TargetState {
    const { choosing } = this.#table;
    const pieces = list(ids);
    const pointed = pieces.every((piece) => choosing.pointed.includes(piece));
    const news = this.#table.news.get(pieces[0]!) ?? null;
    const { choices, further } = choosing.behind(pieces);
    if (choices.length === 0) return pointed || news !== null ? { ...NOTHING, lit: pointed, news } : NOTHING;
    const label =
      choices.length === 1 ? this.say(choices[0]!.label) : t('several-actions', { count: choices.length });
    return {
      kind: this.#kind(pieces, further),
      label,
      lit: pointed,
      news,
      onto: further,
      drag: pieces.length === 1 && choosing.places(pieces[0]!).length > 0,
    };
  }

  /** What goes on from the pieces clicked glows fully; so do a few, not many. */
  #kind(pieces: readonly string[], further: boolean): TargetState['kind'] {
    const { asked, clicked, lit, suggested } = this.#table.choosing;
    const chosen = asked?.choice?.targets ?? clicked;
    if (pieces.every((piece) => chosen.includes(piece))) return 'chosen';
    if (asked) return 'soft';
    if (suggested.length > 0) {
      const meant = pieces.every((piece) => suggested.includes(piece));
      return meant && (clicked.length === 0 || further) ? 'act' : 'soft';
    }
    if (clicked.length > 0) return further ? 'act' : 'soft';
    return lit.size > FEW ? 'soft' : 'act';
  }

  click(ids: Ids): void {
    this.#table.click(ids);
  }

  drag(ids: Ids | null): void {
    this.#table.choosing.drag(ids === null ? [] : list(ids));
  }

  drop(ids: Ids): void {
    this.#table.choosing.drop(list(ids));
  }

  look(ids: Ids | null): void {
    this.#table.choosing.look(ids === null ? null : list(ids));
  }
}

/** What a seat is called. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (!info) return t('seat-number', { number: seat + 1 });
  if (info.person) {
    // Several people at one screen share a name; they are counted.
    const same = seats.map((one, i) => (one.person?.id === info.person?.id ? i : -1)).filter((i) => i >= 0);
    return same.length > 1 ? `${info.person.name} ${'ABCDEFGH'[same.indexOf(seat)]}` : info.person.name;
  }
  if (info.kind === 'open') return t('seat-open');
  // Bots of one table are told apart by their own names.
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}

const BOT_NAMES = ['Kepler', 'Hypatia', 'Tycho', 'Caroline', 'Herschel', 'Leavitt', 'Galileo', 'Henrietta'];

function playerName(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? t('seat-number', { number: seat + 1 });
}
