/** The time, in milliseconds since 1970, reactive once a second. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}

/** A stretch of time as a clock shows it: `1:05`, `2:10:00`, `3 d`. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86400) return `${Math.floor(seconds / 86400)} d`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
