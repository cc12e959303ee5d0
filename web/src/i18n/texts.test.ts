import { describe, expect, it } from 'vitest';
import { Texts } from './texts.ts';

const texts = new Texts(
  'en',
  'paid = { $who } paid { $cards } for { $what } and gained { $n ->\n    [one] 1 point\n   *[other] { $n } points\n }.\nword = a word\n',
  { spice: 'Spice World' },
);
const player = (seat: number) => ['You', 'Mira'][seat] ?? '?';
const message = {
  id: 'paid',
  args: {
    who: { seat: 1 },
    cards: { list: [{ number: 1 }, { number: 3 }] },
    what: { name: 'spice' },
    n: { number: 1 },
  },
};

describe('texts', () => {
  it('make a sentence of a message', () => {
    expect(texts.say(message, player)).toBe('Mira paid 1, 3 for Spice World and gained 1 point.');
  });

  it('tell players and names apart', () => {
    expect(texts.parts(message, player).slice(0, 3)).toEqual([
      { seat: 1, text: 'Mira' },
      { text: ' paid 1, 3 for ' },
      { name: 'spice', text: 'Spice World' },
    ]);
  });

  it('count what is said several times, and keep together what belongs together', () => {
    const pair = { list: [{ name: 'word' }, { name: 'spice' }] };
    const cards = { list: [pair, pair, { name: 'word' }, { number: 3 }, { number: 3 }] };
    expect(texts.say({ ...message, args: { ...message.args, cards } }, player)).toContain(
      'paid 2 × a word Spice World, a word, 3, 3 for',
    );
  });

  it('speak to the reader where they have a form for it', () => {
    const ready = { id: 'ready', args: { who: { seat: 0 } } };
    const gift = { id: 'gift', args: { who: { seat: 1 }, whom: { seat: 0 } } };
    const said = new Texts(
      'en',
      'ready = { $who } is ready.\n    .you = { $who } are ready.\n' +
        'gift = { $who } gives { $whom } a card.\n    .you-whom = { $who } gives you a card.\nplain = { $who } waits.\n',
    );
    const names = (seat: number) => ['Ada', 'Mira'][seat] ?? '?';
    expect(said.say(ready, names, 0)).toBe('You are ready.');
    expect(said.say(ready, names, 1)).toBe('Ada is ready.');
    expect(said.say(ready, names)).toBe('Ada is ready.');
    expect(said.parts(ready, names, 0)[0]).toEqual({ seat: 0, text: 'You' });
    expect(said.say(gift, names, 0)).toBe('Mira gives you a card.');
    expect(said.say({ ...ready, id: 'plain' }, names, 0)).toBe('Ada waits.');
  });

  it('show the id of what is missing', () => {
    expect(texts.say({ id: 'nothing' }, player)).toBe('nothing');
    expect(texts.name('nothing')).toBe('nothing');
    expect(texts.name('word')).toBe('a word');
    expect(texts.text('nothing')).toBeUndefined();
    expect(texts.say({ id: 'paid' }, player)).toContain('{$who}');
  });
});
