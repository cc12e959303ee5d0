/**
 * From looking at a piece to playing an action. What undo can take back is played at once; what reveals something or
 * rolls dice waits on the primary button until it is confirmed. The server decides which is which.
 */
import type { Choice, HintChoice, Message, Shortcut, WhyNot } from '../wire/protocol.ts';
import { input } from './input.ts';
import { behind, click, different, lit, needsList, places, remaining } from './selection.ts';
import { settings } from './settings.svelte.ts';
import { actionKey } from './action.ts';

/** What an action would do. */
export interface Outlook {
  messages: Message[];
  /** Whether it rolls dice or reveals something, so that it cannot be undone. */
  reveals: boolean;
  scores: number[];
}

/** Why a piece cannot be used; the check list is null if there is nothing to do with it at all. */
export interface Reason {
  piece: string;
  why: WhyNot | null;
}

/** Actions that wait to be confirmed. */
export interface Asked {
  label: Message | string;
  actions: readonly unknown[];
  /** The choice, if it is one and not a sequence. */
  choice: Choice | null;
  /** Whether it is known that they cannot be undone. */
  firm: boolean;
}

/** What it needs from the table. */
export interface Door {
  /** What can be done now. */
  readonly choices: readonly Choice[];
  /** Nothing can be sent now. */
  readonly busy: boolean;
  /** Sends actions; with `sure: false` those that cannot be undone are refused. */
  send(actions: readonly unknown[], sure: boolean): Promise<'done' | 'reveals' | 'refused'>;
  foresee(choice: Choice): Promise<Outlook | null>;
  why(piece: string): Promise<WhyNot | null>;
}

/** The pointer rests a moment before the server is asked. */
const REST = 90;

export class Choosing {
  /** The pieces clicked so far; menus open by the last of them. */
  clicked = $state.raw<readonly string[]>([]);
  asked = $state.raw<Asked | null>(null);
  reason = $state.raw<Reason | null>(null);
  hints = $state.raw<readonly HintChoice[] | null>(null);
  /** Pieces that a log entry, a hint or a list item under the mouse speaks of. */
  pointed = $state.raw<readonly string[]>([]);

  /** The pieces that a guide suggests: they glow, all others keep quiet. */
  suggested = $state.raw<readonly string[]>([]);

  #looked = $state.raw<readonly string[] | null>(null);
  #outlooks = $state.raw<Readonly<Record<string, Outlook>>>({});
  readonly #asked = new Map<string, Promise<Outlook | null>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  readonly choices = $derived.by(() => different(this.#door.choices));
  readonly lit = $derived(lit(this.choices));
  /** The choices that name everything clicked so far. */
  readonly left = $derived(this.clicked.length > 0 ? remaining(this.choices, this.clicked) : []);
  /** Whether they must be listed, because pieces do not tell them apart. */
  readonly listed = $derived(this.asked === null && needsList(this.left, this.clicked));
  /** What the pointer or the focus is on, if a click would decide. */
  readonly looked = $derived.by(() => {
    if (!this.#looked || this.asked) return null;
    const found = behind(this.choices, this.clicked, this.#looked).choices;
    return found.length === 1 ? found[0]! : null;
  });
  /** The choice to show: ghosts on the board, its sum in the seam. */
  readonly shown = $derived(this.asked ? this.asked.choice : this.looked);

  outlook(choice: Choice | null | undefined): Outlook | null {
    return choice ? (this.#outlooks[key(choice)] ?? null) : null;
  }

  /** The choices behind a target. */
  behind(pieces: readonly string[]): { choices: readonly Choice[]; further: boolean } {
    if (!pieces.every((piece) => this.lit.has(piece))) return { choices: [], further: false };
    return behind(this.choices, this.clicked, pieces);
  }

  /** Where a piece could be put. */
  places(piece: string): readonly string[] {
    return this.lit.has(piece) ? places(this.choices, piece) : [];
  }

  /** The pointer or the focus is on a target, or has left. */
  look(pieces: readonly string[] | null): void {
    clearTimeout(this.#timer);
    this.#looked = pieces;
    if (pieces) this.#timer = setTimeout(() => this.looked && void this.foresee(this.looked), REST);
  }

  /** A piece is picked up; none: it is put back. */
  drag(pieces: readonly string[]): void {
    if (this.#door.busy) return;
    this.clear();
    this.clicked = pieces;
  }

  /** What was picked up is put onto a piece: that decides, also under a finger. */
  drop(pieces: readonly string[]): void {
    this.click(pieces, false);
  }

  /** A click on a piece, or on several that stand for one. `show`: it only shows what a second one would do. */
  click(pieces: readonly string[], show = input.touch): void {
    if (this.#door.busy) return;
    this.reason = null;
    this.hints = null;
    const { asked } = this;
    if (asked?.choice && pieces.every((piece) => asked.choice!.targets.includes(piece)))
      return void this.confirm();
    this.asked = null;
    const step = click(this.choices, this.clicked, pieces);
    if (step.do === 'ask') {
      this.clicked = [];
      void this.#askWhy(pieces[0]!);
      return;
    }
    this.clicked = step.clicked;
    if (step.do === 'choose') this.choose(step.choice, show);
  }

  /** Plays a choice, or asks first where that is due. `show`: the first tap only shows what it would do. */
  choose(choice: Choice, show = false): void {
    if (this.#door.busy) return;
    const asked = { label: choice.label, actions: [choice.action], choice };
    const known = this.outlook(choice);
    if (settings.confirm === 'never' || choice.rewind) void this.#play({ ...asked, firm: true });
    else if (settings.confirm === 'always' || show || known?.reveals) this.#ask(asked, known?.reveals);
    else void this.#play({ ...asked, firm: false });
  }

  /** A choice on the primary button, which says already if it cannot be undone. */
  go(choice: Choice): void {
    const known = this.outlook(choice);
    if (settings.confirm === 'always' || !known) return this.choose(choice);
    void this.#play({ label: choice.label, actions: [choice.action], choice, firm: true });
  }

  /** Several actions as one; `firm` if the button has said that they cannot be undone. */
  all(shortcut: Shortcut | { label: string; actions: readonly unknown[] }, firm = false): void {
    if (this.#door.busy) return;
    const asked = { label: shortcut.label, actions: shortcut.actions, choice: null };
    if (settings.confirm === 'always') this.#ask(asked);
    else void this.#play({ ...asked, firm: firm || settings.confirm === 'never' });
  }

  /** Confirms what waits on the primary button. */
  confirm(): void {
    const { asked } = this;
    if (!asked || this.#door.busy) return;
    const told = asked.firm || this.outlook(asked.choice) !== null;
    void this.#play({ ...asked, firm: told });
  }

  /** Picks what a hint recommends, if it is still possible; it waits on the primary button. */
  take(hint: HintChoice): void {
    const wanted = actionKey(hint.action);
    const same = this.choices.find((choice) => actionKey(choice.action) === wanted);
    this.clear();
    if (same) this.#ask({ label: same.label, actions: [same.action], choice: same });
  }

  /** Steps back: closes the reason, then the question, then takes back the last click. True if there was something. */
  back(): boolean {
    if (this.reason || this.hints) {
      this.reason = null;
      this.hints = null;
      this.pointed = [];
    } else if (this.asked) {
      this.asked = null;
      this.clicked = [];
    } else if (this.clicked.length > 0) this.clicked = this.clicked.slice(0, -1);
    else return false;
    return true;
  }

  /** Forgets what was clicked. */
  clear(): void {
    this.clicked = [];
    this.asked = null;
    this.reason = null;
    this.hints = null;
    this.pointed = [];
  }

  /** A new position has come. What was chosen stays chosen if it is still possible. */
  moved(): void {
    this.#outlooks = {};
    this.#asked.clear();
    if (remaining(this.choices, this.clicked).length === 0) this.clicked = [];
    const { asked } = this;
    if (asked?.choice) {
      const same = this.choices.find((choice) => key(choice) === key(asked.choice!));
      this.asked = same ? { ...asked, choice: same } : null;
    } else this.asked = null;
    if (this.looked) void this.foresee(this.looked);
  }

  /** Asks what a choice would do, once for each position. */
  async foresee(choice: Choice): Promise<Outlook | null> {
    const id = key(choice);
    let coming = this.#asked.get(id);
    if (!coming) {
      coming = this.#door.foresee(choice);
      this.#asked.set(id, coming);
    }
    const outlook = await coming;
    if (outlook && this.#asked.get(id) === coming && !this.#outlooks[id])
      this.#outlooks = { ...this.#outlooks, [id]: outlook };
    return outlook;
  }

  #ask(asked: Omit<Asked, 'firm'>, firm = false): void {
    this.asked = { ...asked, firm };
    if (asked.choice) void this.foresee(asked.choice);
  }

  async #play(asked: Asked): Promise<void> {
    if (this.#door.busy) return;
    const answer = await this.#door.send(asked.actions, asked.firm);
    if (answer === 'reveals') this.#ask(asked, true);
    else if (answer === 'done') {
      this.clicked = [];
      this.asked = null;
      this.pointed = [];
    }
  }

  async #askWhy(piece: string): Promise<void> {
    this.reason = { piece, why: await this.#door.why(piece) };
  }
}

const key = (choice: Choice): string => actionKey(choice.action);
