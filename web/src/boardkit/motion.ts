/**
 * How long a movement takes now, in milliseconds. The tokens of the style sheet are the one place where the setting for
 * animation and the wish for reduced motion are applied; they are read once for each setting, since reading them makes
 * the browser compute all styles.
 */
type Kind = 'quick' | 'move' | 'reveal';

const read = new Map<string, number>();
let calm = 1;

export function duration(kind: Kind): number {
  if (typeof document === 'undefined') return 0;
  const root = document.documentElement;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const key = `${kind} ${root.dataset['motion'] ?? ''} ${still}`;
  let time = read.get(key);
  if (time === undefined) {
    time = milliseconds(getComputedStyle(root).getPropertyValue(`--m-${kind}`));
    read.set(key, time);
  }
  return kind === 'move' ? Math.round(time * calm) : time;
}

/** While something is told, pieces take their time: so many times as long. */
export function slower(times: number): void {
  calm = times;
}

function milliseconds(value: string): number {
  const seconds = /[\d.]s$/.test(value.trim()) && !value.includes('ms');
  return Math.round(parseFloat(value) * (seconds ? 1000 : 1)) || 0;
}
