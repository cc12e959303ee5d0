/**
 * What this browser adds to the seed of a game, and what it keeps from the first moment on, so that it can tell
 * afterwards whether the shuffles are the promised ones. docs/decisions/09-fairness.md says what that proves.
 */
import { sha256 } from '../shell/replay/sha256.ts';
import type { NewTable, SeatContribution, TableInfo } from '../wire/protocol.ts';
import { api } from './api.ts';

/** What this browser kept of a table. */
export interface Kept {
  /** The first commitment that the table showed. */
  commitment: string;
  /** Whether that was before the game began. */
  early: boolean;
  /** What this browser added, if somebody sat down with it. */
  contribution?: string;
  /** What all seats had added when the game began. */
  contributions?: (SeatContribution | null)[];
  time: number;
}

const KEY = 'orrery.fair';
/** So many tables are kept. */
const MOST = 200;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function all(store: Store): Record<string, Kept> {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** What this browser kept of a table; of an uploaded record only the commitment is known. */
export function keptOf(table: string | null, commitment: string, store: Store = localStorage): Kept | null {
  const kept = all(store);
  if (table !== null) return kept[table] ?? null;
  return Object.values(kept).find((one) => one.commitment === commitment) ?? null;
}

/** Keeps what a table shows; what was kept first stays. */
export function keep(info: TableInfo, contribution?: string, store: Store = localStorage): void {
  if (!info.commitment || info.contributions.length === 0) return;
  const tables = all(store);
  const before = tables[info.id];
  const now: Kept = {
    commitment: info.commitment,
    early: info.status === 'open',
    ...before,
    time: before?.time ?? Date.now(),
  };
  if (contribution) now.contribution = contribution;
  // Who has stood up again before the game adds nothing to it.
  else if (info.status === 'open' && info.your_seats.length === 0) delete now.contribution;
  if (!now.contributions && info.status === 'running') now.contributions = info.contributions;
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  const rest = Object.entries(tables).filter(([id]) => id !== info.id);
  const kept = rest.sort(([, a], [, b]) => b.time - a.time).slice(0, MOST - 1);
  try {
    store.setItem(KEY, JSON.stringify(Object.fromEntries([[info.id, now], ...kept])));
  } catch {
    // A browser that keeps nothing cannot prove anything afterwards; everything else works.
  }
}

/** 32 random bytes, made after the commitment was seen and kept before they are sent; the same for the whole table. */
function contribute(info: TableInfo): string | undefined {
  if (!info.commitment || info.contributions.length === 0) return undefined;
  const before = keptOf(info.id, info.commitment)?.contribution;
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const mine = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(info, mine);
  return mine;
}

/** Sits down at an open table, or comes back, and contributes to the seed. */
export async function sit(info: TableInfo, seat?: number, invite?: string | null): Promise<TableInfo> {
  const form: Record<string, unknown> = {};
  if (seat !== undefined) form.seat = seat;
  if (invite) form.invite = invite;
  const mine = info.status === 'open' ? contribute(info) : undefined;
  if (mine) form.contribution = mine;
  const joined = await api<TableInfo>('POST', `/api/tables/${info.id}/join`, form);
  // Meanwhile the table may have told of itself as it was before.
  keep(joined, mine);
  return joined;
}

/** Makes a table. The game starts only after this browser has seen the commitment and contributed. */
export async function make(form: NewTable): Promise<TableInfo> {
  const made = await api<TableInfo>('POST', '/api/tables', { ...form, start: false });
  if (made.your_seats.length > 0) await sit(made);
  return form.start ? begin(made) : made;
}

/** Makes or joins the table of the next game; against bots alone it starts at once. */
export async function again(table: string): Promise<TableInfo> {
  const next = await api<TableInfo>('POST', `/api/tables/${table}/rematch`, {});
  if (next.status !== 'open') return next;
  await sit(next);
  const mine = (seat: number) => next.your_seats.includes(seat);
  const alone = next.seats.every((seat, i) => seat.kind === 'bot' || mine(i));
  const own = next.your_seat === null ? undefined : next.seats[next.your_seat]?.person?.id;
  return alone && next.host.id === own ? begin(next) : next;
}

async function begin(table: TableInfo): Promise<TableInfo> {
  const started = await api<TableInfo>('POST', `/api/tables/${table.id}/start`, {});
  keep(started);
  return started;
}

/** Everything about the seed, once the game is over. */
export interface Opened {
  commitment: string;
  contributions: readonly (SeatContribution | null)[];
  secret: string;
  seed: string;
}

/**
 * What can be said about the shuffles:
 * `proven`: this browser contributed, and everything is as it kept it;
 * `watched`: this browser kept the commitment from before the game, and nobody has exchanged it;
 * `consistent`: the values fit together, but this browser kept nothing to compare them with;
 * `alone`: the server drew the seed alone, as in older versions;
 * `exchanged`: the values are not those that this browser kept; `wrong`: they do not fit together.
 */
export type Verdict = 'proven' | 'watched' | 'consistent' | 'alone' | 'exchanged' | 'wrong';

export function judge(opened: Opened, kept: Kept | null): Verdict {
  const { commitment, contributions, secret, seed } = opened;
  const hashOf = (text: string) => sha256(new TextEncoder().encode(text));
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (contributions.length === 0) return sha256(bytes(seed)) === commitment ? 'alone' : 'wrong';
  if (kept && kept.commitment !== commitment) return 'exchanged';
  const lines = contributions.map((one) => `${one?.player ? 'player' : 'server'} ${one?.value ?? ''}\n`);
  const fits =
    sha256(bytes(secret)) === commitment &&
    contributions.every(
      (one, seat) =>
        one?.player || one?.value === hashOf(`orrery contribution\nsecret ${secret}\nseat ${seat}\n`),
    ) &&
    hashOf(`orrery seed\nsecret ${secret}\n${lines.join('')}`) === seed;
  if (!fits) return 'wrong';
  if (!kept) return 'consistent';
  const same = (one: SeatContribution | null, seat: number) =>
    !one || (contributions[seat]?.value === one.value && contributions[seat].player === one.player);
  if (kept.contributions && !kept.contributions.every(same)) return 'exchanged';
  if (!kept.contribution) return kept.early ? 'watched' : 'consistent';
  const mine = contributions.some((one) => one?.player && one.value === kept.contribution);
  return mine ? 'proven' : 'exchanged';
}
