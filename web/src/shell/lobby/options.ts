/** Which options a table can have: what is possible depends on the number of players and on other options. */
import type { OptionInfo, When } from '../../wire/protocol.ts';

export type Values = Readonly<Record<string, string>>;

const holds = (when: readonly When[], players: number, values: Values): boolean =>
  when.every((condition) =>
    'players' in condition
      ? condition.players.includes(players)
      : condition.is[1].includes(values[condition.is[0]] ?? ''),
  );

/** The values that can be chosen for an option; only one if there is no choice. */
export function offered(option: OptionInfo, players: number, values: Values): string[] {
  const all =
    option.choices.length === 0
      ? ['false', 'true']
      : option.choices.filter((choice) => holds(choice.when, players, values)).map((choice) => choice.id);
  if (holds(option.when, players, values)) return all;
  return [all.includes(option.default) ? option.default : (all[0] ?? option.default)];
}

/** The values of all options: those wished for as far as they are possible, else the usual ones. */
export function settled(options: readonly OptionInfo[], players: number, wished: Values): Values {
  const values: Record<string, string> = {};
  for (const option of options) {
    const possible = offered(option, players, values);
    const wish = [wished[option.id], option.default].find((value) => value && possible.includes(value));
    values[option.id] = wish ?? possible[0] ?? option.default;
  }
  return values;
}
