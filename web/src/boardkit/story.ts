/** How a game is told. Each game describes its events in `games/<game>/story.ts`; the player in `story/` does the rest. */
import type { BoardContext } from './context.ts';

/**
 * What an event is in the story.
 *
 * `quiet`: nothing to see (a secret plan, being ready). `detail`: belongs to the beat before it (credits that a sale
 * brings). `beat`: something that a player does. `phase`, `round` and `chapter` open a part of the game: by a banner,
 * a card, a large card.
 */
export type Role = 'quiet' | 'detail' | 'beat' | 'phase' | 'round' | 'chapter';

/** The banner of a phase, or the card of a round or chapter. */
export interface Opening {
  /** Small, over the title: "Phase III". */
  kicker?: string;
  title: string;
  /** Below the title: "Mira begins". */
  note?: string;
  /** The players whom the note is about. */
  seats?: readonly number[];
  /** A drawing of the icon family (24 px grid). */
  shape?: string;
  /** What is different from now on; for chapters. */
  lines?: readonly { head: string; text: string }[];
}

/** How the events of a game are told. It holds no rules: it only says what an event is for the eye. */
export interface GameStory {
  role(event: unknown): Role;
  /** The banner or card of a phase, round or chapter. `board.history` is what was told up to this event. */
  opening?(event: unknown, board: BoardContext): Opening | null;
  /** The scene that an event belongs to: drawn over the board by the game itself. Most events have none. */
  scene?(event: unknown): string | null;
  /** What the status line calls a scene; for other events null. */
  sceneTitle?(event: unknown, board: BoardContext): string | null;
  /** How much it matters in a summary; 1 unless told, 0 for what is left out. */
  weight?(event: unknown): number;
}

/** What a scene is given: the events told so far, from its first on. */
export interface SceneProps<View = never> {
  scene: string;
  events: readonly unknown[];
  view: View;
  /** The seat whose area is drawn large. */
  seat: number;
}

/** The seat that an event is about, where it names one. */
export function seatOf(event: unknown): number | null {
  const it = event as { seat?: unknown; who?: unknown } | null;
  const seat = it?.seat ?? it?.who;
  return typeof seat === 'number' ? seat : null;
}

/** The kind of an event. */
export function kindOf(event: unknown): string {
  const kind = (event as { event?: unknown } | null)?.event;
  return typeof kind === 'string' ? kind : '';
}
