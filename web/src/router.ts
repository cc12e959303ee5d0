/** Addresses and pages. Pure; `navigation.svelte.ts` ties it to the browser. */

/** The pages, with what their addresses say. */
export type Route =
  | { page: 'lobby' }
  | { page: 'setup'; game: string; people: boolean; tables: number }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; uploaded: boolean; at: number | null }
  | { page: 'replays' }
  | { page: 'learn'; game: string | null }
  | { page: 'report'; id: string; uploaded: boolean }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'components'; game: string | null }
  | { page: 'gallery'; game: string | null }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'daily' }
  | { page: 'duplicate'; id: string; invite: string | null }
  | { page: 'account' }
  | { page: 'sign-in' }
  | { page: 'register' }
  | { page: 'nowhere' };

/** The page at an address, such as `/rules/reworld#REW-PAY-04`. */
export function match(address: string): Route {
  const url = new URL(address, 'http://orrery.invalid');
  const parts = url.pathname.split('/').filter(Boolean).map(decode);
  const [first, second] = parts;
  if (parts.length > 2) return { page: 'nowhere' };
  const hash = decode(url.hash.slice(1));
  switch (first) {
    case undefined:
      return { page: 'lobby' };
    case 'new':
      return second
        ? {
            page: 'setup',
            game: second,
            people: url.searchParams.has('people'),
            tables: Number(url.searchParams.get('tables')) || 1,
          }
        : { page: 'nowhere' };
    case 'table':
      return second
        ? { page: 'table', id: second, invite: url.searchParams.get('invite') }
        : { page: 'nowhere' };
    case 'duplicate':
      return second
        ? { page: 'duplicate', id: second, invite: url.searchParams.get('invite') }
        : { page: 'nowhere' };
    // A finished table, or a record that somebody uploaded.
    case 'replay':
    case 'replays': {
      const at = url.searchParams.get('at');
      const step = at !== null && /^\d+$/.test(at) ? Number(at) : null;
      if (second) return { page: 'replay', id: second, uploaded: first === 'replays', at: step };
      return { page: first === 'replays' ? 'replays' : 'nowhere' };
    }
    case 'learn':
      return { page: 'learn', game: second ?? null };
    case 'report':
    case 'reports':
      return second ? { page: 'report', id: second, uploaded: first === 'reports' } : { page: 'nowhere' };
    case 'rules':
      return { page: 'rules', game: second ?? null, rule: hash || null };
    case 'components':
      return { page: 'components', game: second ?? null };
    case 'gallery':
      return { page: 'gallery', game: second ?? null };
    case 'settings':
    case 'me':
    case 'daily':
    case 'account':
    case 'sign-in':
    case 'register':
      return second ? { page: 'nowhere' } : { page: first };
    default:
      return { page: 'nowhere' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
