/** The guided first game: a table with a fixed deal and gentle bots. */
import { navigation } from '../../navigation.svelte.ts';
import { api } from '../../state/api.ts';
import { session } from '../../state/session.svelte.ts';
import { attempt } from '../../state/toasts.svelte.ts';
import type { TableInfo } from '../../wire/protocol.ts';

/** Makes the table and goes there. */
export async function startGuided(game: string): Promise<void> {
  const table = await attempt(async () => {
    await session.somebody();
    return api<TableInfo>('POST', `/api/games/${game}/guided`, {});
  });
  if (table) navigation.go(`/table/${table.id}`);
}
