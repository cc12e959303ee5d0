/** The positions between: the table right after each entry of the log, fetched when a story needs them. */
import type { Story, StoryFrame } from '../wire/protocol.ts';

/** The table at a moment, as far as a board draws it. */
export interface Shot {
  view: unknown;
  scores: readonly number[];
  to_act: readonly number[];
}

type Key = string | number;

/** A copy of `value` with a part of it replaced; everything else is shared. An array may grow by its last place. */
export function replaced(value: unknown, path: readonly Key[], part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    copy[Number(key)] = replaced(copy[Number(key)], rest, part);
    return copy;
  }
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, part) };
}

/** The table after a frame, from the table before it. */
export function after(before: Shot, frame: StoryFrame): Shot {
  return frame.changes.reduce<unknown>((shot, [path, part]) => replaced(shot, path, part), before) as Shot;
}

/** Keeps what was fetched, by the number of the entry. */
export class Frames {
  readonly #fetch: (from: number) => Promise<Story>;
  readonly #shots = new Map<number, Shot>();
  /** The table after a step, where a stretch began. */
  readonly #starts = new Map<number, Shot>();
  readonly #asked = new Map<number, Promise<void>>();

  /** `fetch` asks for the story after a step. */
  constructor(fetch: (from: number) => Promise<Story>) {
    this.#fetch = fetch;
  }

  /** The table right after an entry, if it is known. */
  get(seq: number): Shot | undefined {
    return this.#shots.get(seq);
  }

  /** The table before a step that was loaded. */
  before(step: number): Shot | undefined {
    return this.#starts.get(Math.max(0, step - 1));
  }

  /** Makes sure that the entries of a step, and as many after it as come along, are known. */
  load(step: number): Promise<void> {
    let asked = this.#asked.get(step);
    if (!asked) {
      asked = this.#load(Math.max(0, step - 1));
      this.#asked.set(step, asked);
      asked.catch(() => this.#asked.delete(step));
    }
    return asked;
  }

  forget(): void {
    this.#shots.clear();
    this.#starts.clear();
    this.#asked.clear();
  }

  async #load(from: number): Promise<void> {
    const story = await this.#fetch(from);
    const { view, scores, to_act } = story.start;
    let shot: Shot = { view, scores, to_act };
    this.#starts.set(from, shot);
    for (const frame of story.frames) {
      shot = after(shot, frame);
      this.#shots.set(frame.seq, shot);
    }
  }
}
