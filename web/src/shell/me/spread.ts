/** How points spread: equal steps from the least to the most. Pure. */
export interface Spread {
  from: number;
  to: number;
  /** How many games lie in each step. */
  bins: number[];
}

/** The steps; none for fewer than three games, where a picture would pretend to know more than there is. */
export function spread(scores: readonly number[], most = 9): Spread | null {
  if (scores.length < 3) return null;
  const [least, highest] = [Math.min(...scores), Math.max(...scores)];
  const width = Math.max(1, Math.ceil((highest - least + 1) / most));
  const from = Math.floor(least / width) * width;
  const count = Math.floor((highest - from) / width) + 1;
  const bins = Array.from({ length: count }, () => 0);
  for (const score of scores) bins[Math.floor((score - from) / width)]! += 1;
  return { from, to: from + count * width, bins };
}
