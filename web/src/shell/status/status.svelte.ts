/** The status line of a table: prompt, shortcuts and the primary, in one place, so that every size shows the same. */
import type { Amounts, BoardContext, GameClient } from '../../boardkit/context.ts';
import { t } from '../../i18n/shell.svelte.ts';
import { screen } from '../../state/screen.svelte.ts';
import type { Table } from '../../state/table.svelte.ts';
import type { Message, Shortcut } from '../../wire/protocol.ts';
import { FITS, listedAtOnce, MOST, sortChoices, waysOf, type Slots } from './line.ts';
import { actionKey } from '../../state/action.ts';

/** Something that is being told: it has the line until the reader goes on. */
export interface Teller {
  /** What is told now: "Develop". */
  title: string;
  /** And in a sentence. */
  line: string;
  /** What the button says, if it is not the next beat. */
  label?: string;
  next(): void;
  all(): void;
}

/** What the primary button shows. It is always there, in the same place. */
export interface Primary {
  /** `go`: amber, decides. `calm`: goes on without deciding. `off`: something is missing. `sent`: done, others act. */
  is: 'go' | 'calm' | 'off' | 'sent';
  /** Changes when the button means something else: for a moment it takes no clicks then. */
  key: string;
  label: string;
  note: string;
  /** Whether it cannot be undone. */
  firm: boolean;
  /** A key that presses it. */
  shortcut: '' | 'Enter' | 'Space';
  press(): void;
}

/** What the line can ask of the table view around it. */
export interface Around {
  scores(): void;
  teller(): Teller | null;
  /** The next person at this screen. */
  pass(): { name: string; go: () => void } | null;
}

const nothing = () => {};

export class Status {
  readonly table: Table;
  readonly #client: () => GameClient | null | undefined;
  readonly #board: BoardContext;
  readonly #around: Around;
  /** How many of each kind are chosen in the steppers; null until somebody has changed them. */
  #counts = $state.raw<{ version: number; of: Readonly<Record<string, number>> } | null>(null);

  constructor(
    table: Table,
    board: BoardContext,
    client: () => GameClient | null | undefined,
    around: Around,
  ) {
    this.table = table;
    this.#board = board;
    this.#client = client;
    this.#around = around;
  }

  readonly teller = $derived.by(() => this.#around.teller());
  readonly #mine = $derived.by(() => this.table.myTurn && this.table.at === null && !this.teller);

  readonly slots = $derived.by((): Slots => {
    const { table } = this;
    if (!this.#mine) {
      const apart = this.teller ? [] : table.choosing.choices.filter((choice) => choice.rewind);
      return { go: null, aside: [], apart };
    }
    const view = table.view;
    const room = screen.phone ? 44 : screen.narrow ? 26 : 52;
    return sortChoices(
      table.choosing.choices,
      (choice) => this.#client()?.loudness?.(choice.action, view),
      (few) => few.reduce((sum, { label }) => sum + this.#board.say(label).length, 0) <= room,
    );
  });

  readonly #ways = $derived.by((): readonly Shortcut[] => {
    if (!this.#mine || this.amounts || this.table.choosing.asked) return [];
    const { shortcuts, choosing } = this.table;
    const ways = waysOf(shortcuts, choosing.choices);
    const begun = new Set(ways.map((way) => actionKey(way.actions[0])));
    const single = listedAtOnce(choosing.choices).filter(
      (choice) => !begun.has(actionKey(choice.action)) && !this.slots.aside.includes(choice),
    );
    return [...single.map(({ label, action }) => ({ label, actions: [action] })), ...ways];
  });
  readonly #fit = $derived(this.#ways.length <= MOST - this.slots.aside.length && !screen.phone);
  /** The shortcuts of the engine beside the primary, if there is room for them. */
  readonly shortcuts = $derived(this.#fit ? this.#ways : []);
  /** Else all of them stand in the seam. */
  readonly ways = $derived(this.#fit ? [] : this.#ways);

  readonly amounts = $derived.by((): Amounts | null => {
    const client = this.#client();
    if (!this.#mine || !client?.amounts || this.table.choosing.asked) return null;
    const { table } = this;
    return client.amounts(table.view, table.choosing.choices, table.shortcuts, this.#board);
  });

  /** How many of each kind. */
  readonly counts = $derived.by((): Readonly<Record<string, number>> => {
    const set = this.#counts;
    if (set && set.version === this.table.position?.version) return set.of;
    return Object.fromEntries((this.amounts?.kinds ?? []).map((kind) => [kind.id, kind.first]));
  });

  readonly total = $derived(Object.values(this.counts).reduce((sum, n) => sum + n, 0));

  /** One more or one less of a kind. Where the sum is fixed, another kind gives way. */
  step(id: string, by: 1 | -1): void {
    const { amounts } = this;
    if (!amounts) return;
    const next = { ...this.counts };
    const kind = amounts.kinds.find((one) => one.id === id);
    const count = (next[id] ?? 0) + by;
    if (!kind || count < 0 || count > kind.most) return;
    next[id] = count;
    const sum = this.total + by;
    const gives = (one: { id: string; most: number }) =>
      one.id !== id && (by > 0 ? (next[one.id] ?? 0) > 0 : (next[one.id] ?? 0) < one.most);
    if (sum > amounts.most || sum < amounts.least) {
      const other = amounts.kinds.toReversed().find(gives);
      if (other) next[other.id] = (next[other.id] ?? 0) - by;
      else if (sum > amounts.most) return;
    }
    this.#counts = { version: this.table.position?.version ?? 0, of: next };
  }

  /** The actions that the amounts stand for. */
  #chosen(): unknown[] {
    const { amounts, counts } = this;
    return (amounts?.kinds ?? []).flatMap(({ id, choice }) =>
      Array.from({ length: counts[id] ?? 0 }, () => choice.action),
    );
  }

  /** The amounts alone, without what the primary does after them; null if that makes no difference. */
  readonly alone = $derived.by((): { label: string; press(): void } | null => {
    const { amounts, total } = this;
    if (!amounts?.end?.early || total < amounts.least || total === 0) return null;
    const label = amounts.label(total);
    return { label, press: () => this.table.choosing.all({ label, actions: this.#chosen() }) };
  });

  readonly primary = $derived.by((): Primary => this.#primary());

  #primary(): Primary {
    const { table, teller, amounts } = this;
    const { choosing, position } = table;
    const base = { key: '', note: '', firm: false, shortcut: '' as const, press: nothing };
    if (teller)
      return {
        ...base,
        is: 'calm',
        key: 'next',
        label: teller.label ?? t('story-next'),
        shortcut: 'Space',
        press: teller.next,
      };
    if (table.at !== null)
      return { ...base, is: 'calm', key: 'live', label: t('live'), press: () => table.live() };
    if (position?.over) {
      const scored = (table.outcome?.seats.length ?? 0) > 0;
      return scored
        ? { ...base, is: 'calm', key: 'scores', label: t('score-sheet'), press: this.#around.scores }
        : { ...base, is: 'off', key: 'over', label: t('primary-over') };
    }
    if (choosing.asked) {
      const { label, firm, choice } = choosing.asked;
      const cannot = firm || (choosing.outlook(choice)?.reveals ?? false);
      return this.#go(this.#say(label), `asked ${JSON.stringify(label)}`, cannot, () => choosing.confirm());
    }
    if (amounts) {
      const { total } = this;
      const { end } = amounts;
      const label = (end ?? amounts).label(total);
      if (total < amounts.least || total === 0)
        return {
          ...base,
          is: 'off',
          key: 'amounts',
          label,
          note: t('primary-more', { count: amounts.least - total }),
        };
      const actions = end ? [...this.#chosen(), end.action] : this.#chosen();
      const firm = end?.firm ?? false;
      return this.#go(label, 'amounts', firm, () => choosing.all({ label, actions }, firm));
    }
    const { go } = this.slots;
    if (go) {
      const cannot = choosing.outlook(go)?.reveals ?? false;
      return this.#go(this.#say(go.label), `go ${actionKey(go.action)}`, cannot, () => choosing.go(go));
    }
    if (this.#mine) {
      const missing = this.#client()?.missing?.(table.view, this.#board);
      const note = choosing.clicked.length > 0 ? t('primary-further') : (missing?.note ?? t('primary-piece'));
      return { ...base, is: 'off', key: 'off', label: missing?.label ?? t('primary-choose'), note };
    }
    const pass = this.#around.pass();
    if (pass)
      return {
        ...base,
        is: 'calm',
        key: 'pass',
        label: t('primary-pass'),
        note: t('primary-next', { name: pass.name }),
        press: pass.go,
      };
    if (position?.seat === null) return { ...base, is: 'off', key: 'watch', label: t('primary-watching') };
    return {
      ...base,
      is: 'sent',
      key: 'sent',
      label: t(position?.can_undo ? 'primary-done' : 'primary-waiting'),
      note: position?.can_undo ? t('primary-undo') : '',
    };
  }

  #go(label: string, key: string, firm: boolean, press: () => void): Primary {
    // What does not fit stands in the prompt, in full.
    const short = label.length <= FITS * 2 ? label : t('confirm');
    const note = firm ? t('primary-firm') : '';
    return { is: 'go', key, label: short, note, firm, shortcut: firm ? '' : 'Enter', press };
  }

  #say(label: Message | string): string {
    return typeof label === 'string' ? label : this.#board.say(label);
  }
}
