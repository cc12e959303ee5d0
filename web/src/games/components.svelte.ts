/** The components of a game, fetched once: numbers and powers of tiles, for drawing, for cards and for the gallery. */
import type { Component } from '../wire/protocol.ts';

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

/** One of them. */
export function componentOf(game: string, id: string): Component | undefined {
  return componentsOf(game).find((component) => component.id === id);
}

async function load(game: string): Promise<void> {
  const answer = await fetch(`/api/games/${game}/components`).catch(() => undefined);
  if (!answer?.ok) {
    asked[game] = false;
    return;
  }
  known[game] = (await answer.json()) as Component[];
}
