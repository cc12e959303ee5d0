/** Words and numbers of a deal at several tables. */
import { t } from '../../i18n/shell.svelte.ts';
import { gameOffer } from '../../state/games.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import type { DuplicateSeat } from '../../wire/protocol.ts';

/** Who sits there. */
export function nameOf(game: string, seat: DuplicateSeat, number: number): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'human') return seat.person?.name ?? t('seat-number', { number: number + 1 });
  const level = gameOffer(game)?.levels.find((one) => one.id === seat.level);
  return t('seat-bot', { level: level?.name[settings.lang] ?? seat.level ?? '' });
}

/** A number with at most one place, as the language writes it. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(number);
}

/** A difference, with its sign. */
export function signed(number: number): string {
  return new Intl.NumberFormat(settings.lang, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(number);
}
