/** What is said about a beat, by the game's description and in the reader's language. */
import type { BoardContext, GameClient } from '../boardkit/context.ts';
import type { Opening } from '../boardkit/story.ts';
import { opens, type Beat } from './beats.ts';

/** The banner or card that a beat shows; null if it shows none. */
export function openingOf(
  beat: Beat,
  client: GameClient | null | undefined,
  board: BoardContext,
): Opening | null {
  if (!opens(beat)) return null;
  const [entry] = beat.entries;
  const opening = client?.story?.opening?.(entry!.event, board);
  return opening ?? { title: board.say(entry!.message) };
}

/** A beat in words: the title of the status line, and what follows from it. */
export function wordsOf(
  beat: Beat,
  client: GameClient | null | undefined,
  board: BoardContext,
): { title: string; line: string } {
  const opening = openingOf(beat, client, board);
  if (opening)
    return { title: opening.title, line: [opening.kicker, opening.note].filter(Boolean).join(' · ') };
  const said = [...new Set(beat.entries.map((entry) => board.say(entry.message)))];
  return { title: said[0] ?? '', line: said.slice(1).join(' ') };
}

/** The pieces that a beat touches. */
export function piecesOf(beat: Beat, client: GameClient | null | undefined): string[] {
  return [...new Set(beat.entries.flatMap((entry) => [...(client?.touches?.(entry.event) ?? [])]))];
}
