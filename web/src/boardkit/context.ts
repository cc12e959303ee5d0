/**
 * What a board may use: names and sentences, the pieces that can be acted on, the players. The shell puts it
 * there; boards and pieces only read it. Everything is reactive when read in a template or a `$derived`.
 */
import { createContext, type Component } from 'svelte';
import type { Arg, Message } from '../wire/protocol.ts';
import type { GameStory, SceneProps } from './story.ts';

export type { Arg, Message };

/** How a piece takes part in what can be done now. */
export interface TargetState {
  /**
   * `none`: nothing to do here. `soft`: can be clicked, one of many. `act`: can be clicked, one of few.
   * `chosen`: clicked already, part of the selection.
   */
  kind: 'none' | 'soft' | 'act' | 'chosen';
  /** What a click does, as spoken; empty for `none`. */
  label: string;
  /** The mouse is over a log entry, or a preview, that speaks of this piece. */
  lit: boolean;
  /** Who of the others has moved or changed it since the reader's last action. */
  news: number | null;
}

/** A person or bot at the table. */
export interface Player {
  seat: number;
  name: string;
  /** Whether it is the reader. */
  me: boolean;
}

/** The door between a board and the shell. */
export interface BoardContext {
  /** The sentence for a message, in the reader's language, with the names of the players. */
  say(message: Message): string;
  /** The name of a component, or the text with this id, or the id itself. */
  name(id: string): string;
  /** The text of the game with this id; `undefined` if there is none. */
  text(id: string, args?: Record<string, string | number>): string | undefined;
  /** The players in seat order. */
  readonly players: readonly Player[];
  /** The reader's own seat, or null for onlookers and replays. */
  readonly seat: number | null;
  /** The seats that are waited for. */
  readonly toAct: readonly number[];
  /** What can be done with a piece now. */
  target(id: string): TargetState;
  /** A click on a piece, whether it is a target or not. */
  click(id: string, element: Element): void;
  /**
   * The preview in progress, if one action remains: its targets, and the pieces it would touch. Boards may
   * draw ghosts with it.
   */
  readonly preview: { action: unknown; targets: readonly string[] } | null;
  /** What was told up to the moment that is shown, oldest first: boards may show what has just happened. */
  readonly history: readonly { event: unknown }[];
  /** Whether the board shown is of the past (log, replay): nothing can be done. */
  readonly past: boolean;
}

const [getBoard, setBoard] = createContext<BoardContext>();
export { getBoard, setBoard };

/** The board that something is drawn at, if it is drawn at one. */
export function anyBoard(): BoardContext | null {
  try {
    return getBoard();
  } catch {
    return null;
  }
}

/** What the shared board and the own area are given. */
export interface BoardProps<View = never> {
  view: View;
  /** Whose area is "mine": the own seat, or the seat that an onlooker looks over the shoulder of. */
  seat: number;
}

/** What the panel of one rival is given. */
export interface RivalProps<View = never> {
  view: View;
  /** The rival. */
  seat: number;
  /** Compact in the column of rivals; else the whole board of the rival. */
  compact: boolean;
}

/** What the picture of one component is given: its list, its id and its row of the component file. */
export interface PictureProps {
  kind: string;
  id: string;
  data: Record<string, unknown>;
}

/** What each game exports as `default` from `games/<game>/index.ts`. */
export interface GameClient {
  /** The id of the game, as in addresses. */
  id: string;
  /** The shared middle of the table. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view
  Board: Component<BoardProps<any>>;
  /** The own area. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view
  Mine?: Component<BoardProps<any>>;
  /** One rival. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view
  Rival?: Component<RivalProps<any>>;
  /** Every piece of the game. */
  Gallery: Component;
  /** One component of the game, small, for the components page. */
  Picture?: Component<PictureProps>;
  /** How the events of the game are told. */
  story?: GameStory;
  /** What is drawn over the board while a scene is told. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view
  Scene?: Component<SceneProps<any>>;
  /** The name of a piece by target id, for why-can't-I and menus, if the id alone does not tell. */
  describePiece?(id: string, names: BoardContext): string | undefined;
  /** The ids of the pieces that an event of the log speaks of, to light them up. */
  touches?(event: unknown): readonly string[];
  /** A line under the title of the table: chapter, round. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view
  where?(view: any, names: BoardContext): string;
}
