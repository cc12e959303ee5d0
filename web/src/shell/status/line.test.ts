import { describe, expect, it } from 'vitest';
import type { Choice } from '../../wire/protocol.ts';
import { listedAtOnce, sortChoices, waysOf } from './line.ts';

const choice = (id: string, targets: string[] = [], rewind = false): Choice => ({
  action: { do: id },
  label: { id },
  targets,
  rule: 'TOY-01',
  rewind,
});
const buy = [1, 2, 3, 4].map((n) => choice(`buy-${n}`, [`slot-${n}`]));
const leave = choice('leave');
const ready = choice('ready');
const over = choice('replan', [], true);
const silent = () => undefined;

describe('the slots of the status line', () => {
  it('put the only thing to do on the primary', () => {
    expect(sortChoices([leave], silent, () => false)).toEqual({ go: leave, aside: [], apart: [] });
  });

  it('never make giving up the loudest thing', () => {
    expect(sortChoices([...buy, leave], silent, () => false)).toEqual({
      go: null,
      aside: [leave],
      apart: [],
    });
  });

  it('follow the game, and keep what takes back apart', () => {
    const loud = (one: Choice) => (one === ready ? ('go' as const) : undefined);
    expect(sortChoices([...buy, ready, over], loud, () => false)).toEqual({
      go: ready,
      aside: [],
      apart: [over],
    });
  });

  it('name a few pieces too, and never more than three', () => {
    expect(sortChoices(buy.slice(0, 2), silent, () => true).aside).toEqual(buy.slice(0, 2));
    expect(sortChoices(buy, silent, () => true).aside).toEqual([]);
    const many = ['a', 'b', 'c', 'd'].map((id) => choice(id));
    expect(sortChoices(many, silent, () => false).aside).toHaveLength(3);
  });
});

describe('shortcuts', () => {
  const pay = { label: { id: 'pay' }, actions: [buy[0]!.action, leave.action] };

  it('are shown where they answer what is asked', () => {
    expect(waysOf([pay], buy.slice(0, 2))).toEqual([pay]);
  });

  it('are left to their piece where it is one of many', () => {
    const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => choice(`buy-${n}`, [`slot-${n}`]));
    expect(waysOf([pay, pay], many)).toEqual([]);
    expect(waysOf([pay, { ...pay, actions: [leave.action] }], many)).toHaveLength(2);
  });
});

describe('choices that pieces do not tell apart', () => {
  const one = choice('pay-1', ['card-1']);
  const two = choice('pay-1-2', ['card-1', 'card-2']);

  it('are listed, the small ones first', () => {
    expect(listedAtOnce([two, one])).toEqual([one, two]);
    expect(listedAtOnce(buy)).toEqual([]);
  });

  it('are listed in any number only where few pieces make them all', () => {
    const cards = ['1', '2', '3', '4', '5'];
    const sets = cards.flatMap((a) => cards.map((b) => choice(`pay-${a}-${b}`, [`card-${a}`, `card-${b}`])));
    expect(listedAtOnce(sets)).toHaveLength(25);
    const places = Array.from({ length: 13 }, (_, n) => choice(`put-${n}`, ['die', `place-${n}`]));
    expect(listedAtOnce([...places, choice('keep', ['die'])])).toEqual([]);
  });
});
