// Its card in the lobby; the picture is Poster.svelte.
import type { LobbyEntry } from '../../boardkit/context.ts';

export const lobby: LobbyEntry = {
  order: 2,
  name: 'Roll for the Galaxy',
  players: '2–5',
  about: {
    en: 'Dice are your people. Plan in secret, reveal together.',
    de: 'Würfel sind dein Volk. Geheim planen, gemeinsam aufdecken.',
  },
};
