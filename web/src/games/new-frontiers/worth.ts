// What a "?" is worth now: the lines of the score that name the tile.

import type { Arg } from '../../wire/protocol.ts';
import type { SeatView } from '../../wire/new-frontiers.ts';

const named = (arg: Arg | undefined, id: string) => arg !== undefined && 'name' in arg && arg.name === id;

/** The points of the lines about a tile; none if no line names it. */
export function worthOf(player: Pick<SeatView, 'lines'>, tile: string): number | undefined {
  const lines = player.lines.filter(({ label }) => named(label.args?.['tile'], tile));
  return lines.length > 0 ? lines.reduce((sum, line) => sum + line.points, 0) : undefined;
}
