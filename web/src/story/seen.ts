/** How far the reader has followed each table, kept in this browser: for "since your last turn". */

/** The last entry that was shown, and when. */
export interface Seen {
  seq: number;
  time: number;
}

const KEY = 'orrery.seen';
/** So many tables are remembered. */
const MOST = 40;

/** Where the marks are kept; a browser that keeps nothing has none. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

function all(store: Store): Record<string, Seen> {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

/** How far this table was followed. */
export function seenOf(table: string, store: Store = localStorage): Seen | null {
  return all(store)[table] ?? null;
}

/** Remembers how far a table was followed; the tables not seen for the longest time are forgotten. */
export function remember(table: string, seq: number, time = Date.now(), store: Store = localStorage): void {
  const rest = Object.entries(all(store)).filter(([id]) => id !== table);
  const kept = rest.sort(([, a], [, b]) => b.time - a.time).slice(0, MOST - 1);
  try {
    store.setItem(KEY, JSON.stringify(Object.fromEntries([[table, { seq, time }], ...kept])));
  } catch {
    // Without a memory there is no summary on coming back; everything else works.
  }
}
