/**
 * Plays beats one after the other. It knows no table: what a beat shows, and how long, is asked from outside. A story
 * never blocks; whoever wants to act calls `showAll`.
 */
import { lastOf, type Beat } from './beats.ts';

export interface PlayerOptions {
  /** How long a beat is shown, in milliseconds. */
  time: (beat: Beat) => number;
  /** Called before a beat is shown; it is shown when this is done, or has failed. */
  prepare?: (beat: Beat) => Promise<void> | undefined;
  /** All is told. */
  finished?: () => void;
  /** Stays at the end instead of forgetting the story, and can go back to before its start: a replay. */
  stays?: boolean;
}

export class StoryPlayer {
  beats = $state.raw<readonly Beat[]>([]);
  /** The beat that is shown; -1 before the first. */
  index = $state(-1);
  /** Waits for the reader instead of going on by itself. */
  held = $state(false);

  readonly #options: PlayerOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with everything that makes a running preparation worthless. */
  #turn = 0;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  /** The beat that is shown. */
  get beat(): Beat | null {
    return this.beats[this.index] ?? null;
  }

  /** Whether there is something to tell, or being told. */
  get playing(): boolean {
    return this.beats.length > 0;
  }

  /** Adds what has happened meanwhile, and begins if nothing is being told. */
  add(beats: readonly Beat[]): void {
    if (beats.length === 0) return;
    const idle = !this.playing;
    this.beats = [...this.beats, ...beats];
    if (idle) this.#go(0);
    // The last beat was already shown, and only waited for its time to end.
    else if (this.index >= 0 && !this.#timer && !this.held) this.#wait();
  }

  /** The next beat; after the last one all is told. */
  next(): void {
    if (!this.playing) return;
    if (this.index + 1 < this.beats.length) this.#go(this.index + 1);
    else if (this.#options.stays) this.hold(true);
    else this.showAll();
  }

  /** The beat before, and stays there. */
  back(): void {
    this.jump(this.index - 1);
  }

  /** A certain beat, and stays there. */
  jump(index: number): void {
    if (index < (this.#options.stays ? -1 : 0) || index >= this.beats.length) return;
    this.held = true;
    this.#go(index);
  }

  /** Holds, or goes on. */
  hold(yes = !this.held): void {
    this.held = yes;
    if (yes) this.#stop();
    else if (this.playing && !this.#timer) this.#wait();
  }

  /** Ends the story: everything is shown as it is now. */
  showAll(): void {
    if (!this.playing) return;
    if (this.#options.stays) return this.jump(this.beats.length - 1);
    this.drop();
    this.#options.finished?.();
  }

  /** Forgets the story without having told it. */
  drop(): void {
    this.#stop();
    this.#turn++;
    this.beats = [];
    this.index = -1;
    this.held = false;
  }

  /** The pace has changed: what is shown now takes its time anew. */
  again(): void {
    if (this.beat && this.#timer) this.#wait();
  }

  #go(index: number): void {
    this.#stop();
    const turn = ++this.#turn;
    const beat = this.beats[index];
    const show = () => {
      if (turn !== this.#turn) return;
      this.index = index;
      this.#wait();
    };
    const preparing = beat && this.#options.prepare?.(beat);
    if (preparing) preparing.then(show, show);
    else show();
  }

  #wait(): void {
    this.#stop();
    if (this.held) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.next();
      },
      this.beat ? this.#options.time(this.beat) : 0,
    );
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** The number of the last entry that a beat has shown. */
export const toldBy = (beat: Beat | null): number | null => (beat ? lastOf(beat).seq : null);
