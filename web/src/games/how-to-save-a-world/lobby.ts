// Its card in the lobby; the picture is Poster.svelte.
import type { LobbyEntry } from '../../boardkit/context.ts';

export const lobby: LobbyEntry = {
  order: 5,
  name: 'How to Save a World',
  players: '1–4',
  about: {
    en: 'An asteroid comes. Three projects, one Day X.',
    de: 'Ein Asteroid kommt. Drei Projekte, ein Tag X.',
  },
};
