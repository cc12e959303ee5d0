/** The components of a game, fetched once: numbers and powers of tiles, for drawing and for the gallery. */

/** One component, as `GET /api/games/{game}/components` lists it. */
export interface Component {
  id: string;
  kind: string;
  source: string;
  data: Record<string, unknown>;
}

const known: Record<string, Component[]> = $state({});
const asked: Record<string, boolean> = {};

/** The components; empty until they have come. */
export function componentsOf(game: string): readonly Component[] {
  if (!asked[game]) {
    asked[game] = true;
    void load(game);
  }
  return known[game] ?? [];
}

async function load(game: string): Promise<void> {
  const answer = await fetch(`/api/games/${game}/components`).catch(() => undefined);
  if (answer?.ok) known[game] = (await answer.json()) as Component[];
  else asked[game] = false;
}
