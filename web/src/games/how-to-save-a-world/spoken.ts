// Pieces as they are spoken.

import type { BoardContext } from '../../boardkit/context.ts';
import type { LanderCount, SpaceView, World } from '../../wire/how-to-save-a-world.ts';
import type { Message } from '../../wire/protocol.ts';
import { sentencesOf } from '../components.svelte.ts';
import { cardFacts, facts, GAME } from './facts.ts';
import { callSide } from './sides.ts';

type Names = Pick<BoardContext, 'name' | 'say' | 'text' | 'call'>;

/** The name of a world. */
export const worldName = (world: World, names: Pick<BoardContext, 'text'>): string =>
  names.text(`world-${world}`) ?? world;

/** What one space of a place does: its part of the sentences of the place. */
export function spaceSentences(id: string): readonly Message[] {
  const place = facts().placeOf.get(id);
  if (!place) return [];
  const which = place.spaces.findIndex(({ space }) => space === id);
  const parts: Message[][] = [];
  for (const message of sentencesOf(GAME, place.place)) {
    if (message.id.startsWith('about-space-')) parts.push([]);
    parts.at(-1)?.push(message);
  }
  return parts[which] ?? [];
}

/** A space: its place, what it does, who stands there. */
export function spokenSpace(space: SpaceView, names: Names): string {
  const place = facts().placeOf.get(space.space)?.place ?? space.space;
  const said = spaceSentences(space.space).map((message) => names.say(message));
  const who = space.landers.map((side) => callSide(side, names));
  const there = who.length > 0 ? [names.text('space-taken', { who: who.join(', ') }) ?? ''] : [];
  return [`${names.name(place)}.`, ...said, ...there].join(' ');
}

/** Landers by side: "You 2, Mira 1". */
export const spokenCounts = (counts: readonly LanderCount[], names: Names): string =>
  counts.map(({ side, count }) => `${callSide(side, names)} ${count}`).join(', ');

/** A component: its name, and what its card says. */
export function spokenPiece(id: string, names: Names): string {
  const said = sentencesOf(GAME, id).map((message) => names.say(message));
  return [`${names.name(id)}.`, ...said].join(' ');
}

/** What an order card makes the Consortium do. */
export function orderSentences(id: string, names: Pick<BoardContext, 'text' | 'name'>): string[] {
  const order = facts().orders.get(id);
  if (!order) return [];
  const { work, points, refresh, world, planet_target, moon_target, newest_first } = order;
  const planet = names.name(planet_target);
  const moon = moon_target
    ? names.name(moon_target)
    : (names.text(newest_first ? 'newest-building' : 'oldest-building') ?? '');
  const [first, second] = world === 'planet' ? [planet, moon] : [moon, planet];
  const project = work === 'worst' || work === 'best' ? names.text(`its-${work}`) : names.name(work ?? '');
  return [
    names.text('order-lands', { world: worldName(world, names), first, second }) ?? '',
    work
      ? (names.text('order-works', { project: project ?? '' }) ?? '')
      : (names.text(refresh ? 'order-refreshes' : 'order-points', { n: points }) ?? ''),
  ];
}

/** When a reaction card can be played, or what a species card counts, in a few words. */
export function conditionOf(id: string, names: Pick<BoardContext, 'text' | 'name'>): string {
  const { trigger, score } = cardFacts(id);
  if (trigger) {
    const detail =
      trigger.on === 'work' ? trigger.project : trigger.on === 'gain_card' ? trigger.card_type : undefined;
    return names.text(['on', trigger.on, detail].filter(Boolean).join('-')) ?? '';
  }
  if (!score) return '';
  const args: Record<string, string | number> = {};
  if ('badge' in score) args['what'] = names.name(score.badge);
  if ('resource' in score) args['what'] = names.name(score.resource);
  if ('value' in score) args['value'] = score.value;
  if (score.metric === 'project_space')
    return score.project === 'worst' || score.project === 'best'
      ? (names.text(`counts-project-${score.project}`) ?? '')
      : (names.text('counts-project_space', { what: names.name(score.project) }) ?? '');
  return names.text(`counts-${score.metric}`, args) ?? '';
}
