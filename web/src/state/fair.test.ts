import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SeatContribution, TableInfo } from '../wire/protocol.ts';
import { judge, keep, keptOf, type Opened } from './fair.ts';

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const secret = hash('secret');
const mine = hash('mine');
const server = (seat: number) => hash(`orrery contribution\nsecret ${secret}\nseat ${seat}\n`);

function opened(contributions: SeatContribution[]): Opened {
  const lines = contributions.map((one) => `${one.player ? 'player' : 'server'} ${one.value}\n`).join('');
  const seed = hash(`orrery seed\nsecret ${secret}\n${lines}`);
  return { commitment: hash(Buffer.from(secret, 'hex')), contributions, secret, seed };
}

const contributions = [
  { player: true, value: mine },
  { player: false, value: server(1) },
];
const game = opened(contributions);

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values: Record<string, string> = {};
  return { getItem: (key) => values[key] ?? null, setItem: (key, value) => void (values[key] = value) };
}

const info = (status: string, commitment = game.commitment) =>
  ({ id: 'table', status, commitment, contributions, your_seats: [0] }) as unknown as TableInfo;

it('keeps the first commitment, and finds out if another one is shown later', () => {
  const store = memory();
  keep(info('open'), mine, store);
  keep(info('running'), undefined, store);
  keep(info('finished', hash('other')), undefined, store);
  const kept = keptOf('table', '', store);
  expect(kept).toMatchObject({ commitment: game.commitment, early: true, contribution: mine, contributions });
  expect(keptOf(null, game.commitment, store)).toEqual(kept);
  expect(judge(game, kept)).toBe('proven');
  expect(judge({ ...game, commitment: hash('other') }, kept)).toBe('exchanged');
});

it('forgets its contribution when its player stands up before the game', () => {
  const store = memory();
  keep(info('open'), mine, store);
  keep({ ...info('open'), your_seats: [] }, undefined, store);
  expect(keptOf('table', '', store)?.contribution).toBeUndefined();
});

it('says less where less was kept', () => {
  expect(judge(game, null)).toBe('consistent');
  const watched = { commitment: game.commitment, early: true, time: 0 };
  expect(judge(game, watched)).toBe('watched');
  expect(judge(game, { ...watched, early: false })).toBe('consistent');
  const seed = hash('seed');
  const alone = { commitment: hash(Buffer.from(seed, 'hex')), contributions: [], secret: '', seed };
  expect(judge(alone, null)).toBe('alone');
});

it('refuses what does not fit together', () => {
  expect(judge({ ...game, seed: hash('other') }, null)).toBe('wrong');
  expect(judge({ ...game, secret: hash('other') }, null)).toBe('wrong');
  // A server that chooses what it adds for a bot.
  expect(judge(opened([contributions[0]!, { player: false, value: hash('chosen') }]), null)).toBe('wrong');
  // A server that leaves out what this browser added.
  const without = opened([{ player: false, value: server(0) }, contributions[1]!]);
  const kept = { commitment: game.commitment, early: true, contribution: mine, time: 0 };
  expect(judge(without, kept)).toBe('exchanged');
});
