// The effects of tiles in the reader's words. Each kind of effect has a text `board-effect-<kind>`; names of dice,
// worlds and phases are put into it.

import type { BoardContext } from '../../boardkit/context.ts';
import type { Kind } from './art.ts';
import { tileFacts, type Effect, type TileFacts } from './facts.ts';

type Names = Pick<BoardContext, 'name' | 'text'>;

/** What a tile does, one sentence for each effect. */
export function effectLines(tile: TileFacts, names: Names): string[] {
  const lines = [...tile.onPlace, ...tile.powers].map((effect) => sentence(effect, names));
  if (tile.scoring) lines.push(sentence(tile.scoring, names));
  return lines;
}

/** A tile as it is spoken, its text included. */
export function spoken(tile: { id: string; cost: number; kind?: Kind | null }, names: Names): string {
  const said = [
    names.name(tile.id),
    names.text(tile.kind ? 'board-world' : 'board-development'),
    tile.kind ? names.name(tile.kind) : '',
    names.text('board-cost', { cost: tile.cost }),
  ];
  return [said.filter(Boolean).join(', '), ...effectLines(tileFacts(tile.id), names)].join('. ');
}

/** The icon in the middle of a development: the phase in which it works. */
export function phaseOf(tile: TileFacts): string {
  return tile.powers[0]?.phase ?? (tile.onPlace.length ? 'develop' : 'assign');
}

function sentence(effect: Effect, names: Names): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(effect)) {
    if (key === 'kind') continue;
    if (typeof value === 'number' || typeof value === 'string') args[key] = word(key, value, names);
    else if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (Array.isArray(value)) args[key] = list(key, value.map(String), names);
  }
  // Texts choose between forms by these, whatever the language.
  args['one'] = String(effect['min'] ?? '') === '1' && String(effect['max'] ?? '') === '1' ? 'yes' : 'no';
  args['condition'] ??= 'none';
  return names.text(`board-effect-${effect.kind.replaceAll('_', '-')}`, args) ?? effect.kind;
}

function word(key: string, value: string | number, names: Names): string | number {
  if (typeof value === 'number' || key === 'condition' || key === 'to') return value;
  return names.name(key === 'die' ? `die-${value}` : value);
}

function list(key: string, values: string[], names: Names): string {
  if (values[0] === 'any' || values[0] === 'non_home' || values[0] === 'selected') return values[0];
  const or = names.text('board-or') ?? '/';
  return values.map((value) => names.name(key === 'dice' ? `die-${value}` : value)).join(` ${or} `);
}
