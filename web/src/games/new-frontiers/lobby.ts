// Its card in the lobby; the picture is Poster.svelte.
import type { LobbyEntry } from '../../boardkit/context.ts';

export const lobby: LobbyEntry = {
  order: 3,
  name: 'New Frontiers',
  players: '2–5',
  about: {
    en: 'Seven actions, shared by all, better for whoever chooses.',
    de: 'Sieben Aktionen für alle, besser für den, der sie wählt.',
  },
};
