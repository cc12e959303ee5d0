/** A finished game to look at: of a table, or from an uploaded record. */
import { t } from '../../i18n/shell.svelte.ts';
import { api, ApiError } from '../../state/api.ts';
import { seatName } from '../../state/board.svelte.ts';
import { Table } from '../../state/table.svelte.ts';
import type { LogEntry, Outcome, ReplayInfo, SeatContribution, TableInfo } from '../../wire/protocol.ts';

export interface ReplaySource {
  readonly game: string;
  readonly seats: number;
  readonly commitment: string;
  /** What each seat added to the seed; empty where the server drew it alone. */
  readonly contributions: readonly (SeatContribution | null)[];
  /** The server's part of the seed, once it is open. */
  readonly secret: string;
  /** The table, unless it is an uploaded record. */
  readonly table: string | null;
  readonly log: readonly LogEntry[];
  readonly outcome: Outcome | null;
  /** Where the game lies on the server. */
  readonly path: string;
  /** The page of its report. */
  readonly report: string;
  /** Where the record is, if it can be had. */
  readonly record?: string;
  /** A guided game: its seed is public, so it proves nothing. */
  readonly guided?: boolean;
  /** The deal of a day: its proof stands on the page of the day. */
  readonly daily?: boolean;
  /** The deal that was played at several tables: its proof stands on the page of the deal. */
  readonly deal?: string | null;
  /** A branch: it cannot be branched from, and is not judged. */
  readonly branch?: boolean;
  /** Still running: there is nothing to replay yet. */
  readonly running: boolean;
  player(seat: number): string;
  close(): void;
}

/** A table: its socket tells log and outcome. */
class TableReplay implements ReplaySource {
  readonly #table: Table;
  readonly #info: TableInfo;
  readonly path: string;
  readonly report: string;
  readonly record: string;

  constructor(info: TableInfo) {
    this.#info = info;
    this.#table = new Table(info.id);
    this.path = `/api/tables/${info.id}`;
    this.report = `/report/${info.id}`;
    this.record = `${this.path}/record`;
  }

  get game() {
    return this.#info.game;
  }
  get seats() {
    return this.#info.seats.length;
  }
  get commitment() {
    return this.#info.commitment ?? '';
  }
  get contributions() {
    return this.#info.contributions;
  }
  get secret() {
    return this.outcome?.secret ?? '';
  }
  get table() {
    return this.#info.id;
  }
  get log() {
    return this.#table.log;
  }
  get outcome() {
    return this.#table.outcome;
  }
  get guided() {
    return this.#info.guided ?? false;
  }
  get daily() {
    return this.#info.purpose?.kind === 'daily';
  }
  get deal() {
    return this.#info.purpose?.kind === 'duplicate' ? this.#info.purpose.deal : null;
  }
  get branch() {
    return this.#info.purpose?.kind === 'branch';
  }
  get running() {
    return this.#info.status === 'running' || this.#info.status === 'open';
  }
  player(seat: number) {
    return seatName(this.#info.seats, seat);
  }
  close() {
    this.#table.close();
  }
}

/** The replay at an address. */
export async function openReplay(id: string, uploaded: boolean): Promise<ReplaySource> {
  if (!uploaded) {
    const info = await api<TableInfo>('GET', `/api/tables/${encodeURIComponent(id)}`);
    // Even who has finished waits until the other tables with the same deal are over.
    if (info.purpose?.kind === 'duplicate' && info.deal_in_play) throw new ApiError('deal_in_play', '');
    return new TableReplay(info);
  }
  const path = `/api/replays/${encodeURIComponent(id)}`;
  const info = await api<ReplayInfo>('GET', path);
  return {
    game: info.game,
    seats: info.outcome.seats.length,
    commitment: info.commitment,
    contributions: info.contributions,
    secret: info.secret ?? '',
    table: null,
    log: info.log,
    outcome: info.outcome,
    path,
    report: `/reports/${id}`,
    running: false,
    player: (seat) => t('seat-number', { number: seat + 1 }),
    close() {},
  };
}
