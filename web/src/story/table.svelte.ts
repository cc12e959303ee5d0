/**
 * The story of a live table: what others do is played in order before the table shows where it led. Between the beats
 * lies what the server tells of the positions between.
 */
import type { GameStory } from '../boardkit/story.ts';
import type { LogEntry, Story } from '../wire/protocol.ts';
import { beatsOf, known, lastOf, opens, untold, type Beat } from './beats.ts';
import { Frames, type Shot } from './frames.ts';
import { timeOf, type Pace } from './pace.ts';
import { StoryPlayer } from './player.svelte.ts';
import { remember, seenOf } from './seen.ts';

/** Who comes back within this time has missed nothing. */
const PAUSE = 60_000;
/** More beats than this are offered, not played at once, to somebody who comes back. */
const MANY = 8;

/** What the story asks of its table. */
export interface Source {
  id: string;
  /** The own seat; null for somebody who watches. */
  seat(): number | null;
  pace(): Pace;
  /** The description of the game. */
  story(): GameStory | undefined;
  over(): boolean;
  /** Names the decision in front of the reader; null if there is none. */
  decision(): number | null;
  /** What the table shows when nothing is told. */
  live(): Shot | null;
  fetch(from: number): Promise<Story>;
}

/** What happened while the reader was away. */
export interface Since {
  beats: readonly Beat[];
  /** When the reader was last here; unknown on another device. */
  time: number | null;
  before: Shot | null;
}

export class TableStory {
  readonly player: StoryPlayer;
  /** Offered to somebody who comes back; the table stays as it was until this is answered. */
  since = $state.raw<Since | null>(null);
  /** The number of the last entry that was told when nothing is being told. */
  #told = $state(0);
  #log: readonly LogEntry[] = [];
  #greeted = false;
  /** What was shown last: it stays until the next position is there. */
  #shown = $state.raw<Shot | null>(null);
  #hiddenAt = 0;
  /** The decision that the reader had when the story began. */
  #decision = $state<number | null>(null);
  readonly #source: Source;
  readonly #frames: Frames;

  constructor(source: Source) {
    this.#source = source;
    this.#frames = new Frames((from) => source.fetch(from));
    this.player = new StoryPlayer({
      time: (beat) => timeOf(beat, source.pace()),
      prepare: (beat) => this.#prepare(beat),
      finished: () => this.#finished(),
    });
    document.addEventListener('visibilitychange', this.#visible);
    addEventListener('pagehide', this.#leave);
  }

  /** Whether the table shows a story, or offers one. */
  get playing(): boolean {
    return this.player.playing || this.since !== null;
  }

  /**
   * Whether the reader had something to decide before the story began and still has: it is told aside then, and takes
   * nothing away. Where all act at the same time, this is how one hears of the others.
   */
  get aside(): boolean {
    return this.player.playing && this.#decision !== null && this.#decision === this.#source.decision();
  }

  /** The number of the last entry that may be shown. */
  get told(): number {
    const { beat } = this.player;
    return this.player.playing && beat ? lastOf(beat).seq : this.#told;
  }

  /** The table to draw; null for the present one. */
  get shot(): Shot | null {
    if (!this.playing) return null;
    const { beat } = this.player;
    return (beat && this.#frames.get(lastOf(beat).seq)) ?? this.#shown;
  }

  /** New entries have come; with `reset` they replace all former ones. */
  hear(log: readonly LogEntry[], reset: boolean): void {
    const told = this.#log.filter((entry) => entry.seq <= this.told);
    const first = !this.#greeted;
    this.#greeted = true;
    this.#log = log;
    if (first) return this.#greet();
    if (!reset)
      return this.#tell(
        log.filter((entry) => entry.seq > (told.at(-1)?.seq ?? 0)),
        false,
      );
    const at = known(told, log);
    const shown = this.shot ?? this.#source.live();
    this.player.drop();
    this.since = null;
    this.#frames.forget();
    if (at === null) return this.#finished();
    // The end: everything is opened, and the story goes on from where it was.
    this.#told = log[at - 1]?.seq ?? 0;
    this.#tell(log.slice(at), true, shown);
  }

  /** Ends the story, or answers the offer: the table as it is. */
  showAll(): void {
    if (this.since) this.#finished();
    this.player.showAll();
  }

  /** Plays what happened meanwhile. */
  play(): void {
    const { since } = this;
    if (!since) return;
    this.since = null;
    this.player.add(since.beats);
    this.player.hold(false);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#visible);
    removeEventListener('pagehide', this.#leave);
    this.#leave();
    this.player.drop();
  }

  #tell(fresh: readonly LogEntry[], all: boolean, shown = this.#source.live()): void {
    const story = this.#source.story();
    const known = this.player.beats.at(-1);
    const later = known ? fresh.filter((entry) => entry.seq > lastOf(known).seq) : fresh;
    const beats = beatsOf(all || this.playing ? later : untold(later, this.#source.seat(), story), story);
    if (beats.length === 0 || this.#source.pace() === 'off') {
      if (!this.player.playing) this.#finished();
      return;
    }
    if (this.since) {
      this.since = { ...this.since, beats: [...this.since.beats, ...beats] };
      return;
    }
    if (!this.player.playing) {
      this.#shown = shown;
      this.#decision = this.#source.decision();
    }
    this.player.add(beats);
    if (document.hidden) this.player.hold(true);
  }

  /** The first look at a table. */
  #greet(): void {
    const seat = this.#source.seat();
    const story = this.#source.story();
    const seen = seenOf(this.#source.id);
    const mine = this.#log.findLast((entry) => entry.seat === seat && entry.step > 0);
    const last = this.#log.at(-1);
    this.#told = last?.seq ?? 0;
    if (seat === null || !last || this.#source.over() || (seen && Date.now() - seen.time < PAUSE))
      return this.#finished();
    const from = seen ? seen.seq : (mine?.seq ?? 0);
    const beats = beatsOf(
      this.#log.filter((entry) => entry.seq > from),
      story,
    ).filter((beat) => lastOf(beat).step > 0 || opens(beat));
    if (beats.length === 0) return this.#finished();
    this.#told = from;
    // A new game is told from its first card on; a game that has gone on is offered.
    if (from === 0 && this.#source.pace() !== 'off') {
      this.#shown = this.#source.live();
      this.player.add(beats);
    } else if (from > 0) void this.#offer(beats, seen?.time ?? null);
    else this.#finished();
  }

  async #offer(beats: readonly Beat[], time: number | null): Promise<void> {
    const { step } = beats[0]!.entries[0]!;
    const now = this.#source.live();
    this.since = { beats, time, before: null };
    this.#shown = this.#source.pace() === 'off' ? now : null;
    await this.#frames.load(step).catch(() => undefined);
    const before = this.#frames.before(step) ?? now;
    if (!this.since) return;
    this.since = { ...this.since, before };
    this.#shown = this.#source.pace() === 'off' ? now : before;
  }

  async #load(beat: Beat): Promise<void> {
    const { step, seq } = lastOf(beat);
    await this.#frames.load(step);
    // It was asked for when the step had not been told to its end.
    if (!this.#frames.get(seq)) {
      this.#frames.forget();
      await this.#frames.load(step);
    }
  }

  #prepare(beat: Beat): Promise<void> | undefined {
    const before = this.player.beat;
    const shot = before && this.#frames.get(lastOf(before).seq);
    if (shot) this.#shown = shot;
    // The setup has no positions between.
    if (lastOf(beat).step === 0 || this.#frames.get(lastOf(beat).seq)) return undefined;
    return this.#load(beat);
  }

  #finished(): void {
    this.since = null;
    this.#decision = null;
    this.#shown = null;
    this.#told = this.#log.at(-1)?.seq ?? 0;
    if (!document.hidden) remember(this.#source.id, this.#told);
  }

  /** Nothing is told to an empty chair. */
  readonly #visible = (): void => {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      this.#leave();
      if (this.player.playing) this.player.hold(true);
      return;
    }
    if (!this.player.playing) return;
    const rest = this.player.beats.slice(Math.max(0, this.player.index));
    const away = Date.now() - this.#hiddenAt;
    if (away < PAUSE || rest.length <= MANY) return this.player.hold(false);
    const before = this.shot;
    this.#told = this.told;
    this.player.drop();
    this.#shown = before;
    this.since = { beats: rest, time: this.#hiddenAt, before };
  };

  readonly #leave = (): void => remember(this.#source.id, this.told);
}
