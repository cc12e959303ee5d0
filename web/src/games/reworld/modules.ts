// What a module is, read from its id: `terrabot_a`, `shuttle_1`, `satellite_letter_c`, `crew_talos_special`.

import type { Company, Letter } from './art.ts';

/** What a satellite scores. */
export type Task =
  | { kind: 'letter'; letter: Letter }
  | { kind: 'company'; company: Company }
  | { kind: 'crews' | 'terrabots' | 'shields' | 'city' | 'product' | 'companies' };

/** What a module is. */
export type Module =
  | { type: 'terrabot'; letter: Letter }
  | { type: 'shuttle'; shields: number }
  | { type: 'satellite'; task: Task; shields: number }
  | { type: 'crew'; company: Company; special: boolean };

const SINGLE_TASKS: Record<string, Task> = {
  all_crews: { kind: 'crews' },
  all_terrabots: { kind: 'terrabots' },
  shields: { kind: 'shields' },
  city_size: { kind: 'city' },
  city_product: { kind: 'product' },
  companies: { kind: 'companies' },
};

// The shields on the backs of satellites do not follow from their names; they can be corrected by the table.
const TWO_SHIELDS = /^(letter_.|all_terrabots|shields)$/;

/** Reads an id. */
export function moduleOf(id: string): Module {
  const [type, ...rest] = id.split('_');
  const name = rest.join('_');
  switch (type) {
    case 'terrabot':
      return { type, letter: name as Letter };
    case 'shuttle':
      return { type, shields: Number(name) };
    case 'satellite':
      return { type, task: taskOf(rest), shields: TWO_SHIELDS.test(name) ? 2 : 1 };
    default:
      return { type: 'crew', company: rest[0] as Company, special: rest[1] === 'special' };
  }
}

function taskOf([kind = '', of = '']: string[]): Task {
  if (kind === 'letter') return { kind, letter: of as Letter };
  if (kind === 'company') return { kind, company: of as Company };
  return SINGLE_TASKS[of ? `${kind}_${of}` : kind] ?? { kind: 'city' };
}
