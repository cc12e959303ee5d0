import { expect, it } from 'vitest';
import { lastReveal } from './reveals.ts';

const told = (...events: object[]) => events.map((event) => ({ event }));
const played = { event: 'phases_played', played: [true, false, false, false, true] };
const first = told(
  { event: 'round_began', round: 1 },
  { event: 'ready', seat: 0 },
  { event: 'revealed', seat: 0, phase: 'explore' },
  { event: 'revealed', seat: 1, phase: 'ship' },
  { event: 'extra_phase', phase: 'ship' },
  played,
  { event: 'phase_began', phase: 'explore' },
);

it('finds nothing before the first reveal', () => {
  expect(lastReveal([]).choices).toEqual([]);
  expect(lastReveal(told({ event: 'round_began', round: 1 }))).toEqual({ round: 0, choices: [] });
});

it('tells who chose what, and what the die added', () => {
  expect(lastReveal(first)).toEqual({
    round: 1,
    choices: [
      { seat: 0, phase: 'explore' },
      { seat: 1, phase: 'ship' },
      { seat: null, phase: 'ship' },
    ],
  });
});

it('still tells it while the next round is planned', () => {
  const next = told({ event: 'round_began', round: 2 }, { event: 'rolled', seat: 0 });
  expect(lastReveal([...first, ...next]).round).toBe(1);
});
