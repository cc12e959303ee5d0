// What the tiles and cards of each game are, typed, as the engine tells it: fetched once, before anything of the game is
// drawn. Nothing here decides anything.

import { api } from '../state/api.ts';

const asked = new Map<string, Promise<void>>();
const known = new Map<string, unknown>();

/** Waits for the facts of a game. */
export function loadFacts(game: string): Promise<void> {
  let loading = asked.get(game);
  if (!loading) {
    loading = api<unknown>('GET', `/api/games/${game}/facts`).then((facts) => setFacts(game, facts));
    asked.set(game, loading);
    loading.catch(() => asked.delete(game));
  }
  return loading;
}

/** The facts have come. Tests bring their own. */
export function setFacts(game: string, facts: unknown): void {
  known.set(game, facts);
}

/** How a game reads its facts: arranged once, when first asked for. */
export function factsOf<Facts, Index>(game: string, arrange: (facts: Facts) => Index): () => Index {
  let arranged: Index | undefined;
  return () => {
    if (!known.has(game)) throw new Error(`the facts of ${game} have not come yet`);
    return (arranged ??= arrange(known.get(game) as Facts));
  };
}

/** A list by id. */
export const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));
