// What settling a world would take from somebody, and what is missing, in words. The engine has reckoned it all.

import type { BoardContext } from '../../boardkit/context.ts';
import type { OutlookView, SeatView } from '../../wire/new-frontiers.ts';

type Names = Pick<BoardContext, 'text'>;
/** What is compared with the needs. */
export type Has = Pick<SeatView, 'credits' | 'colonists'>;

/** Which of the two ways to settle is nearer: by strength costs nothing, if it is enough. */
export function nearer({ price, reach, printed }: OutlookView, has: Has): 'pay' | 'conquer' {
  if (price === null) return 'conquer';
  if (reach === null) return 'pay';
  const [weak, poor] = [Math.max(0, printed - reach), Math.max(0, price - has.credits)];
  return weak <= poor ? 'conquer' : 'pay';
}

/** What is missing, that of the nearer way first; empty if nothing is. */
export function lacks(outlook: OutlookView, has: Has, names: Names): string[] {
  if (outlook.ready) return [];
  const { price, reach, printed } = outlook;
  const weak = reach !== null && reach < printed;
  const poor = price !== null && price > has.credits;
  const strength =
    weak && (price === null || poor) ? names.text('lack-strength', { count: printed - reach }) : '';
  const credits =
    poor && (reach === null || weak) ? names.text('lack-credits', { count: price - has.credits }) : '';
  const colonists = outlook.has_colonists
    ? ''
    : names.text('lack-colonists', { count: outlook.colonists - has.colonists });
  const found = nearer(outlook, has) === 'pay' ? [credits, strength] : [strength, credits];
  return [...found, colonists].filter((text): text is string => !!text);
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
