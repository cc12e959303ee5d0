// Its card in the lobby; the picture is Poster.svelte.
import type { LobbyEntry } from '../../boardkit/context.ts';

export const lobby: LobbyEntry = {
  order: 1,
  name: 'Reworld',
  players: '2–4',
  about: {
    en: 'Buy modules at the station, then build cities on a new world.',
    de: 'Module an der Station kaufen, dann Städte auf einer neuen Welt bauen.',
  },
};
