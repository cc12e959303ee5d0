/** The components of a game, fetched once: numbers and powers of tiles, for drawing, for cards and for the gallery. */
import type { Component, Message } from '../wire/protocol.ts';

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

/** One of them, also by one of its sides. */
export function componentOf(game: string, id: string): Component | undefined {
  const all = componentsOf(game);
  return all.find((component) => component.id === id) ?? all.find((component) => sideOf(component, id));
}

/** What a component, or a side of one, does. */
export function sentencesOf(game: string, id: string): readonly Message[] {
  const component = componentOf(game, id);
  if (!component) return [];
  return component.id === id ? component.sentences : (component.sides?.[id] ?? []);
}

function sideOf(component: Component, id: string): boolean {
  return Object.values(component.fields).some(
    (side) => typeof side === 'object' && side !== null && 'id' in side && side.id === id,
  );
}

async function load(game: string): Promise<void> {
  const answer = await fetch(`/api/games/${game}/components`).catch(() => undefined);
  if (!answer?.ok) {
    asked[game] = false;
    return;
  }
  known[game] = (await answer.json()) as Component[];
}
