// Its card in the lobby; the picture is Poster.svelte.
import type { LobbyEntry } from '../../boardkit/context.ts';

export const lobby: LobbyEntry = {
  order: 4,
  name: 'Evacuation',
  players: '1–4',
  about: {
    en: 'Two worlds at once: move everything before the sun ends.',
    de: 'Zwei Welten zugleich: alles umziehen, bevor die Sonne vergeht.',
  },
};
