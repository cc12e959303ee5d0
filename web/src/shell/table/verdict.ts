/** Who won, and what decided. */
import { t } from '../../i18n/shell.svelte.ts';
import type { Outcome } from '../../wire/protocol.ts';

/** One line: "You won with 42 points". Somebody has won only if the verdict says so. */
export function verdictLine(outcome: Outcome, me: number | null, player: (seat: number) => string): string {
  const { seats } = outcome;
  const mine = seats.find((seat) => seat.seat === me);
  const winners = seats.filter((seat) => seat.verdict === 'won');
  if (mine?.verdict === 'won' && winners.length === 1) return t('you-won', { points: mine.score });
  if (mine?.verdict === 'drawn') return t('you-drew', { points: mine.score });
  if (mine?.verdict === 'scored') return t('you-scored', { points: mine.score });
  const points = winners[0]?.score ?? 0;
  if (winners.length > 0)
    return t('status-won', { names: winners.map((seat) => player(seat.seat)).join(', '), points });
  if (mine?.verdict === 'lost') return t('you-lost', { points: mine.score });
  const drawn = seats.filter((seat) => seat.verdict === 'drawn');
  if (drawn.length > 0)
    return t('status-drawn', { names: drawn.map((seat) => player(seat.seat)).join(', ') });
  return '';
}
