/** What is said about a beat, by the game's description and in the reader's language. */
import type { BoardContext, GameClient } from '../boardkit/context.ts';
import type { Opening } from '../boardkit/story.ts';
import { opens, type Beat } from './beats.ts';

type Client = GameClient | null | undefined;

/** The banner or card that a beat shows; null if it shows none. */
export function openingOf(beat: Beat, client: Client, board: BoardContext): Opening | null {
  if (!opens(beat)) return null;
  const [entry] = beat.entries;
  const opening = client?.story?.opening?.(entry!.event, board);
  return opening ?? { title: board.say(entry!.message) };
}

/** In which part of the game a beat lies, for the status line: "Settle, chosen by Mira". */
export function partOf(
  beats: readonly Beat[],
  index: number,
  client: Client,
  board: BoardContext,
): { title: string; line: string } {
  const story = client?.story;
  const beat = beats[index];
  const scene = beat && story?.sceneTitle?.(beat.entries[0]!.event, board);
  if (scene) return { title: scene, line: '' };
  const told = beats.slice(0, index + 1).findLast(opens)?.entries[0]!.event;
  const events = told ? [told] : board.history.map(({ event }) => event);
  const event = events.findLast((one) => ['phase', 'round', 'chapter'].includes(story?.role(one) ?? ''));
  const opening = event === undefined ? null : story?.opening?.(event, board);
  const line = [opening?.kicker, opening?.note].filter(Boolean).join(' · ');
  return opening ? { title: opening.title, line } : { title: wordsOf(beat, client, board), line: '' };
}

/** What a beat tells, in a sentence or a few. */
export function wordsOf(beat: Beat | undefined, client: Client, board: BoardContext): string {
  if (!beat) return '';
  const opening = openingOf(beat, client, board);
  if (opening) return [opening.title, opening.note].filter(Boolean).join(', ');
  return [...new Set(beat.entries.map((entry) => board.say(entry.message)))].join(' ');
}

/** The pieces that a beat touches. */
export function piecesOf(beat: Beat, client: Client): string[] {
  return [...new Set(beat.entries.flatMap((entry) => [...(client?.touches?.(entry.event) ?? [])]))];
}
