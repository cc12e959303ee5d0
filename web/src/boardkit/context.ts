/**
 * What a board may use: names and sentences, the pieces that can be acted on, the players. The shell puts it
 * there; boards and pieces only read it. Everything is reactive when read in a template or a `$derived`.
 */
import type { Lang } from '../i18n/texts.ts';
import { createContext, type Component, type Snippet } from 'svelte';
import type { Arg, Choice, Message, Shortcut, Sum } from '../wire/protocol.ts';
import type { IconName } from './art/icons.ts';
import type { GameStory, SceneProps } from './story.ts';

export type { Arg, Choice, Message, Shortcut, Sum };

/**
 * What a target stands for: the id of a piece, or several ids that are clicked as one. The half of a drawn tile is
 * `['tile-7', 'stack-world']`: the tile, and where it goes.
 */
export type Ids = string | readonly string[];

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
  /** Whether it can be picked up and put onto another piece. */
  drag: boolean;
  /** Something is picked up, and can be put here. */
  onto: boolean;
}

/** A person or bot at the table. */
export interface Player {
  seat: number;
  name: string;
  /** Whether it is the reader. */
  me: boolean;
}

/** The action that is chosen, or that the pointer or the focus is on. */
export interface Preview {
  action: unknown;
  targets: readonly string[];
  /** What it costs or needs. */
  sum?: Sum;
}

/** The door between a board and the shell. */
export interface BoardContext {
  /** The sentence for a message, in the reader's language, with the names of the players. */
  say(message: Message): string;
  /** What a player is called: by name, the reader "You"; with `by` as after "chosen by". */
  call(seat: number, form?: 'by'): string;
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
  target(ids: Ids): TargetState;
  /** A click on a piece, whether it is a target or not. */
  click(ids: Ids): void;
  /** A piece is picked up: where it can be put begins to glow. `null`: it was put back. */
  drag(ids: Ids | null): void;
  /** The piece that was picked up is put onto this one. */
  drop(ids: Ids): void;
  /** The pointer or the focus is on a piece; `null` when it has left. Shows what a click would do. */
  look(ids: Ids | null): void;
  /** The action that is chosen or looked at. Boards draw ghosts with it, where the pieces would lie. */
  readonly preview: Preview | null;
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
}

/** One line of a card: what the piece does. Words in **asterisks** are bold. */
export interface CardLine {
  text: string;
  icon?: IconName;
  /** Or a drawing of the same family that belongs to one game. */
  shape?: string;
}

/**
 * What a piece says about itself. The shell shows it on hover, focus and long press, always in the same order: picture
 * (`GameClient.Art`), name and kind, what it does, what it costs the reader (from the choices), whose it is, its source.
 */
export interface PieceCard {
  name: string;
  /** One line: "World, Alien Technology". */
  kind: string;
  icon?: IconName;
  shape?: string;
  /** The colour behind the picture, as a CSS value. */
  hue?: string;
  cost?: { value: string | number; badge: 'circle' | 'diamond' };
  /** The component whose sentences and source are told; also a side of one. */
  component?: string;
  /** What it does here, after the sentences of the component (or instead, if it has none). */
  lines?: readonly CardLine[];
  /** What it means to the reader now, if no choice has a sum for it. */
  you?: string;
  /** Whose it is. */
  owner?: number | null;
  /** Where it lies: "top of your worlds". */
  place?: string;
  /** The pieces whose choices tell what it costs; the piece itself if left out. */
  targets?: readonly string[];
}

/** What the large picture on a card is given. */
export interface ArtProps<View = never> {
  /** The piece, as in `data-piece` or `data-card`. */
  id: string;
  view: View;
}

/** A number beside an icon, in the seam when nothing is chosen. */
export interface PurseItem {
  label: string;
  value: string | number;
  icon?: IconName;
  shape?: string;
}

/** How loud a choice without pieces is: on the primary button, beside it, or behind the dots at the far left. */
export type Loudness = 'go' | 'aside' | 'apart';

/** One of the things an amount is chosen of. */
export interface AmountKind {
  id: string;
  label: string;
  choice: Choice;
  /** How many there are. */
  most: number;
  /** How many to begin with. */
  first: number;
}

/** The choice that follows when the amounts are chosen, on the same button. */
export interface AmountsEnd {
  action: unknown;
  label(count: number): string;
  /** Whether it is plain to see that it cannot be undone; the server says so in any case. */
  firm: boolean;
  /** Whether something could be done before: then the amounts can also be chosen alone. */
  early: boolean;
}

/** Equal choices that are made again and again, shown as steppers: "5 white, 1 red". */
export interface Amounts {
  kinds: readonly AmountKind[];
  /** How many in all. */
  least: number;
  most: number;
  /** What the primary says with so many chosen. */
  label(count: number): string;
  /** What ends the step with the same click. */
  end?: AmountsEnd;
  /** What is left of something afterwards, as "before" and "after". */
  becomes?(count: number): readonly [string, string];
}

/** A word of the game with its short explanation. */
export interface Term {
  /** The forms in which it is found; whole words, capitals do not matter. */
  words: readonly string[];
  text: string;
}

/**
 * One picture of "How to play". Its words are `<id>-title`, `<id>-text` and, if there is more to say, `<id>-also` in
 * `games/<game>/learn/<lang>.ftl`.
 */
export interface LearnPanel {
  id: string;
  /** How many of the twelve columns it takes on a wide screen; 4 if left out. */
  span?: 4 | 6 | 8 | 12;
  draw?: Snippet;
  /** Or several small pictures side by side, each with its own `<id>-title` and `<id>-text`. */
  parts?: readonly { id: string; shape: string; draw: Snippet }[];
}

/** What `games/<game>/learn/HowTo.svelte` is given: it draws, the page around it frames and writes. */
export interface HowToProps {
  panel: Snippet<[LearnPanel]>;
}

// Each game has its own view.
/* eslint-disable @typescript-eslint/no-explicit-any */

/**
 * What each game exports as `default` from `games/<game>/index.ts`. Only `id` and `Board` are a must. `Gallery.svelte` (every
 * piece of the game) and `Picture.svelte` (one component, for the components page) lie beside it and are loaded by
 * themselves.
 */
export interface GameClient {
  /** The id of the game, as in addresses. */
  id: string;
  /** The shared middle of the table. */
  Board: Component<BoardProps<any>>;
  /** The own area. */
  Mine?: Component<BoardProps<any>>;
  /** One rival. */
  Rival?: Component<RivalProps<any>>;
  /** What lies beside the table on a wide screen, over the log. On smaller screens the board shows it itself. */
  Side?: Component<BoardProps<any>>;
  /** A rival that has no seat, below the others. It draws nothing where there is none. */
  Automa?: Component<BoardProps<any>>;
  /** How the events of the game are told. */
  story?: GameStory;
  /** What is drawn over the board while a scene is told. */
  Scene?: Component<SceneProps<any>>;
  /** The large picture on a card. */
  Art?: Component<ArtProps<any>>;
  /** What a piece says about itself, by `data-piece` or `data-card`. */
  card?(id: string, view: any, names: BoardContext): PieceCard | undefined;
  /** The small picture of an amount in a stepper. */
  Amount?: Component<{ id: string }>;
  /** The amounts to choose now, if the choices are of that kind. */
  amounts?(
    view: any,
    choices: readonly Choice[],
    shortcuts: readonly Shortcut[],
    names: BoardContext,
  ): Amounts | null;
  /** How loud a choice is, if it has no pieces or should have a button all the same. Without an answer: the only one is on the primary. */
  loudness?(action: any, view: any): Loudness | undefined;
  /** What the primary will say, and what is missing until then. */
  missing?(view: any, names: BoardContext): { label: string; note: string } | undefined;
  /** What the reader has, for the seam. */
  purse?(view: any, seat: number, names: BoardContext): readonly PurseItem[];
  /** Keys that click pieces: the first of a key's pieces that can be clicked is. */
  keys?: Readonly<Record<string, readonly string[]>>;
  /** What the keys do, for the help: text ids of the shell are not needed, the game says it. */
  keysText?(names: BoardContext): readonly { keys: string; text: string }[];
  /** The words of the game, by language. */
  terms?: Readonly<Record<'en' | 'de', readonly Term[]>>;
  /** Whether a seat sees now what others must not see: then people at one screen get a curtain. Usually so. */
  secret?(view: any): boolean;
  /** The name of a piece by target id, for why-can't-I and menus, if the id alone does not tell. */
  describePiece?(id: string, names: BoardContext): string | undefined;
  /** The ids of the pieces that an event of the log speaks of, to light them up. */
  touches?(event: unknown): readonly string[];
  /** A line under the title of the table: chapter, round. */
  where?(view: any, names: BoardContext): string;
}

/** What the lobby says of a game before its board is loaded. */
export interface LobbyEntry {
  /** Its place among the games. */
  readonly order: number;
  readonly name: string;
  /** How many can play. */
  readonly players: string;
  /** One sentence. */
  readonly about: Readonly<Record<Lang, string>>;
}
