/** How long a movement takes now, in milliseconds: the tokens of the style sheet are the one place where
 * the setting for animation and the wish for reduced motion are applied. */
export function duration(kind: 'quick' | 'move' | 'reveal'): number {
  if (typeof document === 'undefined') return 0;
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--m-${kind}`);
  return (
    Math.round(parseFloat(value) * (/[\d.]s$/.test(value.trim()) && !value.includes('ms') ? 1000 : 1)) || 0
  );
}
