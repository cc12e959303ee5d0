import { expect, test } from 'vitest';
import type { SeatView, ShipView, SiteFact } from '../../wire/evacuation.ts';
import type { Index } from './facts.ts';
import { outlook } from './outlook.ts';

const sites = new Map<string, SiteFact>([
  [
    'food_pop_a',
    { id: 'food_pop_a', content: 'population', landscapes: ['savanna'], produces: [2, 0, 0], population: 2 },
  ],
  [
    'steel_factory',
    {
      id: 'steel_factory',
      content: { factory: 'steel' },
      landscapes: ['sea'],
      produces: [0, 1, 0],
      population: 0,
    },
  ],
]);
const fields = new Map([['f_q0_r0', { produces: [1, 0, 2] }]]);
const facts = { sites, fields } as unknown as Index;
const ship: ShipView = {
  ship: 'ship_07',
  energy: 1,
  flying: true,
  loading: true,
  building_slots: 2,
  sites: ['food_pop_a'],
  stadiums: ['stadium_start_blue'],
  factories: ['energy'],
  factory_sites: ['steel_factory'],
  resources: [0, 2, 0],
};
const player = (ships: ShipView[]) => ({ ships: [ships, []] }) as unknown as SeatView;

test('what a loaded ship will bring is reckoned up', () => {
  const change = outlook(player([ship]), null, facts);
  expect(change.population).toBe(2);
  expect(change.factories).toEqual([0, 1, 1]);
  expect(change.stadiums).toEqual(['stadium_start_blue']);
  expect(change.stores).toEqual([
    [0, 0, 0],
    [0, 2, 0],
  ]);
});

test('a ship that stays brings nothing', () => {
  expect(outlook(player([{ ...ship, flying: false }]), null, facts).population).toBe(0);
});

test('the action looked at is shown in numbers', () => {
  const none = player([]);
  expect(outlook(none, { do: 'settle', field: 'f_q0_r0' }, facts).production).toEqual([1, 0, 2]);
  expect(
    outlook(none, { do: 'exchange', world: 'new', give: 'food', take: 'steel' }, facts).stores[1],
  ).toEqual([-1, 1, 0]);
  expect(outlook(none, { do: 'load_site', site: 'food_pop_a', bay: 'site' }, facts).population).toBe(2);
  expect(outlook(none, { do: 'pay', world: 'old', resource: 'energy' }, facts).stores[0]).toEqual([0, 0, -1]);
});
