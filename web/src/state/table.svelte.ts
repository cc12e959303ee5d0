/** One table as this person sees it: what the server told, and what was clicked so far. */
import type {
  ChatEntry,
  Choice,
  ClientMessage,
  HintChoice,
  LogEntry,
  Message,
  Moment,
  Outcome,
  Position,
  ServerMessage,
  TableInfo,
  Story,
  UndoAsk,
} from '../wire/protocol.ts';
import { t } from '../i18n/shell.svelte.ts';
import { api } from './api.ts';
import { gameClient, loadGameClient } from './games.svelte.ts';
import { click, lit, pending, remaining } from './selection.ts';
import { pace, settings } from './settings.svelte.ts';
import type { Shot } from '../story/frames.ts';
import { TableStory } from '../story/table.svelte.ts';
import { TableSocket } from './socket.ts';
import { chime } from './sound.ts';
import { notify } from './toasts.svelte.ts';
import { newsOf, stepFrom } from './timeline.ts';

/** What a choice would do. */
export interface Preview {
  messages: Message[];
  reveals: boolean;
  scores: number[];
}

/** Why a piece cannot be used. */
export interface Reason {
  piece: string;
  rule: string | null;
}

type Answer = ServerMessage & { ref?: string };
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

  /** The pieces clicked so far, and the last of them, by which menus open. */
  clicked = $state.raw<readonly string[]>([]);
  /** A choice without pieces that waits to be confirmed, or a choice picked from a list. */
  picked = $state.raw<Choice | null>(null);
  preview = $state.raw<Preview | null>(null);
  reason = $state.raw<Reason | null>(null);
  hints = $state.raw<HintChoice[] | null>(null);
  /** An action is on its way. */
  busy = $state(false);

  /** The step of the past that is shown; null for the present. */
  at = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Pieces that a log entry or a hint under the mouse speaks of. */
  pointed = $state.raw<readonly string[]>([]);

  /** What happens is told in order, before the table shows where it led. */
  readonly story: TableStory;

  /** What can be done now: nothing while the past is shown or an action is on its way. */
  readonly choices = $derived(
    this.at === null && !this.busy && !this.story.playing ? (this.position?.choices ?? []) : [],
  );
  readonly lit = $derived(lit(this.choices, this.clicked));
  readonly left = $derived(this.clicked.length > 0 ? remaining(this.choices, this.clicked) : []);
  /** The one choice that waits for confirmation. */
  readonly pending = $derived(this.picked ?? pending(this.choices, this.clicked));
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

  readonly #invite: string;
  readonly #socket: TableSocket;
  readonly #open = new Map<string, { question: Question; resolve: (answer: Answer) => void }>();
  #moments = new Map<number, Moment>();

  /** `invite` opens a private table to somebody who does not sit there (yet). */
  constructor(id: string, invite: string | null = null) {
    this.id = id;
    this.#invite = invite ? `invite=${encodeURIComponent(invite)}` : '';
    this.story = new TableStory({
      id,
      seat: () => this.position?.seat ?? null,
      pace,
      story: () => (this.info ? (gameClient(this.info.game)?.story ?? undefined) : undefined),
      over: () => this.position?.over ?? false,
      live: () => this.position,
      fetch: (step) => api<Story>('GET', `/api/tables/${id}/story/${step}?${this.#invite}`),
    });
    this.#socket = new TableSocket(() => this.#address(), {
      hear: (message) => this.#hear(message),
      connected: (yes) => this.#reconnected(yes),
    });
  }

  close(): void {
    this.#socket.close();
    this.story.close();
  }

  /** A click on a piece. */
  click(piece: string): void {
    if (this.at !== null) return notify(t('past-no-acting'));
    // A story never blocks: what can be done is done at once; any other click goes on to the next beat.
    if (this.story.player.playing) {
      if (!lit(this.position?.choices ?? [], []).has(piece)) return this.story.player.next();
      this.story.showAll();
    }
    this.reason = null;
    this.picked = null;
    const step = click(this.choices, this.clicked, piece);
    if (step.do === 'confirm') void this.act(step.choice);
    else if (step.do === 'ask') {
      this.clicked = [];
      void this.#askWhy(piece);
    } else {
      this.clicked = step.clicked;
      this.#selected();
    }
  }

  /**
   * A choice from the status line, a list or a menu. Who has clicked a piece and then a line of its menu has said it
   * twice already (`twice`).
   */
  pick(choice: Choice, twice = false): void {
    if (settings.confirm === 'never' || choice.rewind || this.pending === choice)
      return void this.act(choice);
    this.picked = choice;
    this.preview = null;
    void this.#askPreview(choice, twice);
  }

  /** Confirms the one choice left. */
  confirm(): void {
    if (this.pending) void this.act(this.pending);
  }

  /** Steps back: closes the reason, then takes back the last click. True if there was something to step back from. */
  back(): boolean {
    if (this.reason || this.hints) {
      this.reason = null;
      this.hints = null;
      return true;
    }
    if (this.picked) {
      this.picked = null;
      this.preview = null;
      return true;
    }
    if (this.clicked.length === 0) return false;
    this.clicked = this.clicked.slice(0, -1);
    this.#selected();
    return true;
  }

  /** Plays a choice. */
  async act(choice: { action: unknown }): Promise<void> {
    if (!this.position || this.busy) return;
    const { version } = this.position;
    this.clear();
    this.busy = true;
    const answer = await this.#question({ type: 'act', ref: newRef(), version, action: choice.action });
    this.busy = false;
    this.#complain(answer);
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
    if (answer.type === 'hint') this.hints = answer.choices;
    else this.#complain(answer);
  }

  /** Picks what a hint recommends, if it is still possible. */
  take(hint: HintChoice): void {
    const same = this.choices.find((choice) => JSON.stringify(choice.action) === JSON.stringify(hint.action));
    this.hints = null;
    this.pointed = [];
    if (!same) return;
    this.picked = same;
    void this.#askPreview(same);
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
    this.clicked = [];
    this.picked = null;
    this.preview = null;
    this.reason = null;
    this.hints = null;
    this.pointed = [];
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
        moment = await api<Moment>('GET', `/api/tables/${this.id}/at/${step}?${this.#invite}`);
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
    this.pointed = entry ? [...(client?.touches?.(entry.event) ?? []), ...names(entry.message)] : [];
  }

  #address(): string {
    const since = this.log.at(-1)?.seq ?? 0;
    const host = location.origin.replace(/^http/, 'ws');
    return `${host}/api/tables/${encodeURIComponent(this.id)}/socket?since=${since}&${this.#invite}`;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
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
    if (remaining(position.choices, this.clicked).length === 0) this.clear();
    if (this.picked) {
      // Somebody else has acted meanwhile: the same choice is a new object.
      const picked = JSON.stringify(this.picked);
      const same = position.choices.find((choice) => JSON.stringify(choice) === picked);
      if (same) this.picked = same;
      else this.clear();
    }
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

  #selected(): void {
    this.preview = null;
    const choice = this.pending;
    if (!choice) return;
    if (settings.confirm === 'never') void this.act(choice);
    else void this.#askPreview(choice);
  }

  async #askPreview(choice: Choice, twice = false): Promise<void> {
    if (!this.position) return;
    const answer = await this.#question({
      type: 'preview',
      ref: newRef(),
      version: this.position.version,
      action: choice.action,
    });
    if (answer.type !== 'preview' || this.pending !== choice) return;
    // A step that only narrows the choice needs no second click; what cannot be undone always does.
    const harmless = !answer.reveals && (twice || answer.messages.length === 0);
    if (harmless && settings.confirm !== 'always') void this.act(choice);
    else this.preview = answer;
  }

  async #askWhy(piece: string): Promise<void> {
    const answer = await this.#question({ type: 'why', ref: newRef(), target: piece });
    if (answer.type === 'why') this.reason = { piece, rule: answer.rule };
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
    if (answer.rule) this.reason = { piece: '', rule: answer.rule };
    else notify(t(`error-${answer.code.replaceAll('_', '-')}`));
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
