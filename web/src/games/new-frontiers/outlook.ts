// What settling a world would take from somebody, and what is missing, in words. The engine has reckoned it all.

import type { BoardContext } from '../../boardkit/context.ts';
import type { OutlookView, SeatView } from '../../wire/new-frontiers.ts';

type Names = Pick<BoardContext, 'text'>;
/** What is compared with the needs. */
export type Has = Pick<SeatView, 'credits' | 'colonists'>;

/** What is missing, shortest first; empty if nothing is. */
export function lacks(outlook: OutlookView, has: Has, names: Names): string[] {
  if (outlook.ready) return [];
  const found: string[] = [];
  const { price, reach, printed } = outlook;
  const poor = price !== null && price > has.credits;
  const weak = reach !== null && reach < printed;
  if (weak && (price === null || poor))
    found.push(names.text('lack-strength', { count: printed - reach }) ?? '');
  if (poor && (reach === null || weak))
    found.push(names.text('lack-credits', { count: price - has.credits }) ?? '');
  if (!outlook.has_colonists)
    found.push(names.text('lack-colonists', { count: outlook.colonists - has.colonists }) ?? '');
  return found.filter(Boolean);
}

/** The whole outlook as a sentence, for those who do not see it. */
export function spokenOutlook(outlook: OutlookView, has: Has, names: Names): string {
  const ways: string[] = [];
  if (outlook.strength !== null)
    ways.push(names.text('toll-strength', { have: outlook.strength, need: outlook.printed }) ?? '');
  if (outlook.price !== null) ways.push(names.text('toll-price', { price: outlook.price }) ?? '');
  const missing = lacks(outlook, has, names);
  const end = outlook.ready ? names.text('toll-ready') : missing.join(', ');
  return [...ways, names.text('toll-colonists', { count: outlook.colonists }), end]
    .filter(Boolean)
    .join(', ');
}
