import { describe, expect, it } from 'vitest';
import type { Choice } from '../wire/protocol.ts';
import { behind, click, different, lit, needsList, places, remaining } from './selection.ts';

const choice = (label: string, ...targets: string[]): Choice => ({
  action: { do: label },
  label: { id: label },
  targets,
  rule: 'TOY-01',
  rewind: false,
});

const toSettle = choice('red-settle', 'red', 'settle');
const toShip = choice('red-ship', 'red', 'ship');
const whiteShip = choice('white-ship', 'white', 'ship');
const pass = choice('pass');
const all = [toSettle, toShip, whiteShip, pass];

describe('clicking', () => {
  it('narrows the choices until one is left', () => {
    expect(click(all, [], ['red'])).toEqual({ do: 'select', clicked: ['red'] });
    expect(click(all, ['red'], ['ship'])).toMatchObject({ do: 'choose', choice: toShip });
    expect(click(all, [], ['settle'])).toMatchObject({ do: 'choose', choice: toSettle });
  });

  it('takes several pieces as one', () => {
    expect(click(all, [], ['white', 'ship'])).toMatchObject({ do: 'choose', choice: whiteShip });
  });

  it('drops what was clicked for a piece that does not go with it', () => {
    expect(click(all, ['red'], ['white'])).toMatchObject({ do: 'choose', choice: whiteShip });
    expect(click(all, ['red'], ['red'])).toEqual({ do: 'select', clicked: [] });
  });

  it('asks why about a piece in no choice', () => {
    expect(click(all, ['red'], ['moon'])).toEqual({ do: 'ask' });
  });
});

describe('choices', () => {
  it('that look the same are one', () => {
    const again: Choice = { ...toShip, action: { do: 'another' } };
    expect(different([toSettle, toShip, again])).toEqual([toSettle, toShip]);
  });

  it('go on from what is clicked, or begin anew', () => {
    expect(behind(all, ['red'], ['ship'])).toEqual({ choices: [toShip], further: true });
    expect(behind(all, ['red'], ['white'])).toEqual({ choices: [whiteShip], further: false });
    expect(behind(all, [], ['red']).further).toBe(false);
  });

  it('name the pieces that can be clicked', () => {
    expect(lit(all)).toEqual(new Set(['red', 'settle', 'ship', 'white']));
    expect(remaining(all, []).length).toBe(4);
  });

  it('need a list only where pieces do not tell them apart', () => {
    expect(needsList([toSettle, toShip], ['red'])).toBe(false);
    expect(needsList([toShip, choice('twice', 'red', 'ship')], ['red'])).toBe(true);
    expect(needsList([toShip, choice('only', 'red')], ['red'])).toBe(true);
  });

  it('with two pieces are the first put onto the second', () => {
    expect(places(all, 'red')).toEqual(['settle', 'ship']);
    expect(places(all, 'ship')).toEqual([]);
  });
});
