/** The components of a game, fetched once: numbers and powers of tiles, for drawing and for the gallery. */

/** One component. */
export interface Component {
  id: string;
  /** Its name by language, or the names of its sides; empty if it has none. */
  names: Record<'en' | 'de', string>;
  /** The table of the component file that it stands in. */
  kind: string;
  /** Where its data come from: `rulebook`, `public` or `reconstructed`. */
  source: string;
  /** The fields that come from elsewhere, with their source. */
  otherSources: Record<string, string>;
  data: Record<string, unknown>;
}

/** A component as `GET /api/games/{game}/components` lists it. */
interface Listed {
  id: string;
  name_en: string;
  name_de: string;
  table: string;
  source: string;
  other_sources: Record<string, string>;
  fields: Record<string, unknown>;
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
  if (!answer?.ok) {
    asked[game] = false;
    return;
  }
  const listed = (await answer.json()) as Listed[];
  known[game] = listed.map((one) => ({
    id: one.id,
    names: { en: one.name_en, de: one.name_de },
    kind: one.table,
    source: one.source,
    otherSources: one.other_sources,
    data: one.fields,
  }));
}
