import { expect, it } from 'vitest';
import type { OptionInfo } from '../../wire/protocol.ts';
import { offered, settled } from './options.ts';

const rule = 'EVA-VAR-01';
const mode: OptionInfo = {
  id: 'mode',
  choices: [
    { id: 'race', when: [] },
    { id: 'points', when: [{ players: [2, 3, 4] }] },
  ],
  default: 'race',
  when: [],
  rule,
};
const contracts: OptionInfo = {
  id: 'contracts',
  choices: [],
  default: 'false',
  when: [{ is: ['mode', ['points']] }],
  rule,
};

it('offers only what is possible', () => {
  expect(offered(mode, 1, {})).toEqual(['race']);
  expect(offered(mode, 2, {})).toEqual(['race', 'points']);
  expect(offered(contracts, 2, { mode: 'race' })).toEqual(['false']);
  expect(offered(contracts, 2, { mode: 'points' })).toEqual(['false', 'true']);
});

it('keeps what is wished for as long as it is possible', () => {
  const wished = { mode: 'points', contracts: 'true' };
  expect(settled([mode, contracts], 3, wished)).toEqual({ mode: 'points', contracts: 'true' });
  expect(settled([mode, contracts], 1, wished)).toEqual({ mode: 'race', contracts: 'false' });
});
