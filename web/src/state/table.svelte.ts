/** One table as this person sees it: what the server told, and what was clicked so far. */
import type {
  ChatEntry,
  Choice,
  ClientMessage,
  LogEntry,
  Message,
  Moment,
  Outcome,
  Position,
  TableInfo,
  Story,
  UndoAsk,
  WhyNot,
} from '../wire/protocol.ts';
import { t } from '../i18n/shell.svelte.ts';
import { api } from './api.ts';
import { keep } from './fair.ts';
import { Choosing, type Outlook } from './choosing.svelte.ts';
import { gameClient, loadGameClient } from './games.svelte.ts';
import { pace } from './settings.svelte.ts';
import type { Shot } from '../story/frames.ts';
import { TableStory } from '../story/table.svelte.ts';
import { TableSocket, type Whole } from './socket.ts';
import { chime } from './sound.ts';
import { notify } from './toasts.svelte.ts';
import { newsOf, stepFrom } from './timeline.ts';

type Answer = Whole & { ref?: string };
type Question = Extract<ClientMessage, { ref?: string }>;

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatEntry[]>([]);
  unread = $state(0);
  note = $state('');
  ask = $state.raw<UndoAsk | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** Whether there is a connection now; null before the first. */
  connected = $state<boolean | null>(null);

  /** An action is on its way. */
  busy = $state(false);

  /** The step of the past that is shown; null for the present. */
  at = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);

  /** What happens is told in order, before the table shows where it led. */
  readonly story: TableStory;
  /** What can be done now: nothing while the past is shown or something is told. */
  readonly choices = $derived.by(() => (this.#present ? (this.position?.choices ?? []) : []));
  readonly shortcuts = $derived.by(() => (this.#present ? (this.position?.shortcuts ?? []) : []));
  readonly #present = $derived.by(() => this.at === null && (!this.story.playing || this.story.aside));
  /** What is clicked, asked and shown of it. */
  readonly choosing: Choosing;
  /** The table to draw: of the past, of the story, or of the present. */
  readonly #shot = $derived.by((): Shot | null => {
    if (this.at !== null && this.moment) return this.moment;
    return (this.at === null ? this.story.shot : null) ?? this.position;
  });
  readonly view = $derived(this.#shot?.view);
  readonly scores = $derived(this.#shot?.scores ?? []);
  readonly toAct = $derived(this.#shot?.to_act ?? []);
  readonly myTurn = $derived(this.position?.choices.some((choice) => !choice.rewind) ?? false);

  /** What was told up to the moment that is shown. */
  readonly history = $derived.by(() => {
    const { at } = this;
    return at === null ? this.told : this.log.filter((entry) => entry.step <= at);
  });
  /** The log as far as it was told. */
  readonly told = $derived.by(() => {
    if (!this.story.playing) return this.log;
    const last = this.story.told;
    return this.log.filter((entry) => entry.seq <= last);
  });
  /** The pieces that others have just moved or changed, and who did. */
  readonly news = $derived.by(() => {
    const seat = this.position?.seat ?? null;
    const client = this.info ? gameClient(this.info.game) : null;
    if (this.at !== null || !client?.touches) return new Map<string, number>();
    const { beat } = this.story.player;
    if (this.story.playing) {
      const touched = (beat?.entries ?? []).flatMap((entry) => client.touches!(entry.event));
      return new Map(beat?.seat == null ? [] : touched.map((piece) => [piece, beat.seat!]));
    }
    if (seat === null) return new Map<string, number>();
    return newsOf(this.log, seat, client.touches);
  });

  readonly #query: string;
  readonly #socket: TableSocket;
  readonly #open = new Map<string, { question: Question; resolve: (answer: Answer) => void }>();
  #moments = new Map<number, Moment>();

  /** `invite` opens a private table to somebody who does not sit there (yet); `seat` is which of several own seats. */
  constructor(id: string, invite: string | null = null, seat: number | null = null) {
    this.id = id;
    const query = new URLSearchParams();
    if (invite) query.set('invite', invite);
    if (seat !== null) query.set('seat', String(seat));
    this.#query = query.toString();
    this.story = new TableStory({
      id,
      seat: () => this.position?.seat ?? null,
      pace,
      story: () => (this.info ? (gameClient(this.info.game)?.story ?? undefined) : undefined),
      over: () => this.position?.over ?? false,
      decision: () => (this.myTurn ? (this.position?.version ?? null) : null),
      live: () => this.position,
      fetch: (step) => api<Story>('GET', `/api/tables/${id}/story/${step}?${this.#query}`),
    });
    this.#socket = new TableSocket(() => this.#address(), {
      hear: (message) => this.#hear(message),
      connected: (yes) => this.#reconnected(yes),
    });
    this.choosing = new Choosing(this);
  }

  close(): void {
    this.#socket.close();
    this.story.close();
  }

  /** A click on a piece. */
  click(pieces: string | readonly string[]): void {
    if (this.at !== null) return notify(t('past-no-acting'));
    const ids = typeof pieces === 'string' ? [pieces] : pieces;
    // A story never blocks: what can be done is done at once; any other click goes on to the next beat.
    if (this.story.player.playing && !this.story.aside) {
      const able = this.position?.choices.some(({ targets }) => ids.every((id) => targets.includes(id)));
      if (!able) return this.story.player.next();
      this.story.showAll();
    }
    this.choosing.click(ids);
  }

  /** Plays actions, all or none. Without `sure` what cannot be undone is refused. */
  async send(actions: readonly unknown[], sure: boolean): Promise<'done' | 'reveals' | 'refused'> {
    if (!this.position || this.busy) return 'refused';
    const { version } = this.position;
    // What the own action does is seen at once.
    this.story.showAll();
    this.busy = true;
    const answer = await this.#question(
      actions.length === 1
        ? { type: 'act', ref: newRef(), version, action: actions[0], sure }
        : { type: 'act_all', ref: newRef(), version, actions: [...actions], sure },
    );
    this.busy = false;
    if (answer.type !== 'error') return 'done';
    if (answer.code === 'reveals') return 'reveals';
    this.clear();
    this.#complain(answer);
    return 'refused';
  }

  /** What a choice would do. */
  async foresee(choice: Choice): Promise<Outlook | null> {
    if (!this.position) return null;
    const { version } = this.position;
    const answer = await this.#question({ type: 'preview', version, action: choice.action });
    return answer.type === 'preview' ? answer : null;
  }

  /** Why a piece cannot be used. */
  async why(piece: string): Promise<WhyNot | null> {
    const answer = await this.#question({ type: 'why', target: piece });
    return answer.type === 'why' ? answer.reason : null;
  }

  async undo(): Promise<void> {
    if (!this.position?.can_undo || this.busy) return;
    const { version } = this.position;
    this.clear();
    this.live();
    this.busy = true;
    const answer = await this.#question({ type: 'undo', ref: newRef(), version });
    this.busy = false;
    this.#complain(answer);
  }

  async askUndo(to: number): Promise<void> {
    this.#complain(await this.#question({ type: 'ask_undo', to }));
  }

  async answerUndo(yes: boolean): Promise<void> {
    this.#complain(await this.#question({ type: 'answer_undo', yes }));
  }

  async askHint(): Promise<void> {
    const answer = await this.#question({ type: 'hint' });
    if (answer.type === 'hint') this.choosing.hints = answer.choices;
    else this.#complain(answer);
  }

  async say(text: string): Promise<void> {
    this.#complain(await this.#question({ type: 'chat', text }));
  }

  async keep(text: string): Promise<void> {
    this.note = text;
    this.#complain(await this.#question({ type: 'note', text }));
  }

  /** Forgets what was clicked. */
  clear(): void {
    this.choosing.clear();
  }

  /** Shows the board as it was at a step of the log; null for the present. */
  async show(step: number | null): Promise<void> {
    this.clear();
    this.at = step;
    // A story waits while the past is looked at.
    this.story.player.hold(step !== null);
    if (step === null) {
      this.moment = null;
      return;
    }
    let moment = this.#moments.get(step);
    if (!moment) {
      try {
        moment = await api<Moment>('GET', `/api/tables/${this.id}/at/${step}?${this.#query}`);
      } catch {
        if (this.at === step) this.live();
        return notify(t('past-unreachable'));
      }
      this.#moments.set(step, moment);
    }
    if (this.at === step) this.moment = moment;
  }

  /** One step into the past or towards the present. */
  step(direction: -1 | 1): void {
    const next = stepFrom(this.log, this.at, direction);
    if (next !== this.at) void this.show(next);
  }

  live(): void {
    void this.show(null);
  }

  /** Lights the pieces of a log entry. */
  point(entry: LogEntry | null): void {
    const client = this.info ? gameClient(this.info.game) : null;
    this.choosing.pointed = entry ? [...(client?.touches?.(entry.event) ?? []), ...names(entry.message)] : [];
  }

  #address(): string {
    const since = this.log.at(-1)?.seq ?? 0;
    const host = location.origin.replace(/^http/, 'ws');
    return `${host}/api/tables/${encodeURIComponent(this.id)}/socket?changes=true&since=${since}&${this.#query}`;
  }

  #hear(message: Whole): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        keep(message.table);
        break;
      case 'position':
        this.#moved(message);
        break;
      case 'log':
        this.#logged(message.entries, message.reset);
        break;
      case 'chat': {
        const known = new Set(message.reset ? [] : this.chat.map((entry) => entry.id));
        const fresh = message.entries.filter((entry) => !known.has(entry.id));
        if (!message.reset) this.unread += fresh.length;
        this.chat = message.reset ? fresh : [...this.chat, ...fresh];
        break;
      }
      case 'note':
        this.note = message.text;
        break;
      case 'undo_asked':
        this.ask = message.ask;
        break;
      case 'outcome':
        this.outcome = message;
        break;
      case 'pong':
        break;
      default: {
        const open = message.ref ? this.#open.get(message.ref) : undefined;
        if (open) {
          this.#open.delete(message.ref!);
          open.resolve(message);
        } else if (message.type === 'error') this.#complain(message);
      }
    }
  }

  #moved(position: Position): void {
    const was = this.myTurn;
    this.position = position;
    this.choosing.moved();
    if (!was && this.myTurn && document.hidden) chime();
  }

  #logged(entries: LogEntry[], reset: boolean): void {
    const last = reset ? 0 : (this.log.at(-1)?.seq ?? 0);
    const fresh = entries.filter((entry) => entry.seq > last);
    this.log = reset ? fresh : [...this.log, ...fresh];
    if (reset) {
      this.#moments.clear();
      if (this.at !== null) this.live();
    }
    const { log } = this;
    // The first look needs the description of the game; later it is there.
    if (this.info) void loadGameClient(this.info.game).then(() => this.story.hear(log, reset));
  }

  /** Sends a message and waits for the answer. What is sent while there is no connection follows later. */
  #question(question: Question): Promise<Answer> {
    const asked = { ...question, ref: question.ref ?? newRef() };
    return new Promise((resolve) => {
      this.#open.set(asked.ref, { question: asked, resolve });
      this.#socket.send(asked);
    });
  }

  #reconnected(yes: boolean): void {
    this.connected = yes;
    if (!yes) return;
    // The server plays an action once, however often it is sent under the same name.
    for (const { question } of this.#open.values()) this.#socket.send(question);
  }

  #complain(answer: Answer): void {
    if (answer.type !== 'error') return;
    notify(t(`error-${answer.code.replaceAll('_', '-')}`));
  }
}

/** The names that a message speaks of: where a board uses them as piece ids, they light up. */
function names(message: Message): string[] {
  return Object.values(message.args ?? {}).flatMap((arg) => ('name' in arg ? [arg.name] : []));
}

/** A new name for a message. `randomUUID` is not there on plain HTTP in a home network. */
function newRef(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');
}
