/** A replay: the game by the decisions of its players, with the position after each. */
import type { GameStory } from '../../boardkit/story.ts';
import { api } from '../../state/api.ts';
import { beatsOf, decisionsOf, lastOf, type Beat } from '../../story/beats.ts';
import { Frames, type Shot } from '../../story/frames.ts';
import { stopTime } from '../../story/pace.ts';
import { StoryPlayer } from '../../story/player.svelte.ts';
import type { LogEntry, Story } from '../../wire/protocol.ts';

/** So many decisions ahead the positions are asked for. */
const AHEAD = 24;

/** A mark on the slider: a round or a chapter begins. */
export interface Tick {
  index: number;
  entry: LogEntry;
  large: boolean;
}

export class Replay {
  readonly player: StoryPlayer;
  speed = $state(1);
  readonly #frames: Frames;
  readonly #failed: () => void;
  #start = $state.raw<Shot | null>(null);

  /** `path` is where the game lies on the server. */
  constructor(path: string, failed: () => void) {
    this.#failed = failed;
    this.#frames = new Frames((step) => api<Story>('GET', `${path}/story/${step}`));
    this.player = new StoryPlayer({
      time: () => stopTime(this.player.beats.length, this.speed),
      prepare: (beat) => this.#prepare(beat),
      stays: true,
    });
  }

  /** Opens a log at a step. */
  async open(log: readonly LogEntry[], story: GameStory | undefined, step: number): Promise<void> {
    await this.#frames.load(1).catch(this.#failed);
    this.#start = this.#frames.before(1) ?? null;
    this.player.held = true;
    this.player.add(decisionsOf(beatsOf(log, story)).filter((beat) => lastOf(beat).step > 0));
    this.player.jump(this.stopAt(step));
  }

  /** The stop that shows a step: the last that lies not after it. */
  stopAt(step: number): number {
    return this.player.beats.findLastIndex((beat) => lastOf(beat).step <= step);
  }

  /** The stop that shows an entry. */
  stopOf(seq: number): number {
    return this.player.beats.findLastIndex((beat) => lastOf(beat).seq <= seq);
  }

  /** The table to draw. */
  get shot(): Shot | null {
    const { beat } = this.player;
    return beat ? (this.#frames.get(lastOf(beat).seq) ?? this.#start) : this.#start;
  }

  /** The step that is shown, as in the log. */
  get step(): number {
    return this.player.beat ? lastOf(this.player.beat).step : 0;
  }

  readonly ticks = $derived.by((): Tick[] =>
    this.player.beats.flatMap((beat, index) =>
      beat.role === 'round' || beat.role === 'chapter'
        ? [{ index, entry: beat.entries[0]!, large: beat.role === 'chapter' }]
        : [],
    ),
  );

  /** The next or the last round before this stop. */
  round(direction: -1 | 1): void {
    const at = this.player.index;
    const to =
      direction > 0
        ? this.ticks.find((tick) => tick.index > at)?.index
        : this.ticks.findLast((tick) => tick.index < at)?.index;
    this.player.jump(to ?? (direction > 0 ? this.player.beats.length - 1 : -1));
  }

  /** Plays, or holds; from the end it begins anew. */
  toggle(): void {
    if (this.player.held && this.player.index >= this.player.beats.length - 1) this.player.jump(-1);
    this.player.hold();
  }

  #prepare(beat: Beat): Promise<void> | undefined {
    const at = this.player.beats.indexOf(beat);
    const missing = this.player.beats.slice(at, at + AHEAD).find((one) => !this.#frames.get(lastOf(one).seq));
    const asked = missing && this.#frames.load(missing.entries[0]!.step);
    asked?.catch(this.#failed);
    return missing === beat ? asked : undefined;
  }
}
