/** What a browser is called, from what it says about itself: "Firefox, Linux". */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** The name; what is no browser keeps its own, without its version. */
export function agentName(agent: string): string {
  const known = (list: readonly (readonly [string, string])[]) => list.find(([mark]) => agent.includes(mark));
  const browser = known(BROWSERS)?.[1] ?? agent.split('/')[0]!;
  return [browser, known(SYSTEMS)?.[1]].filter(Boolean).join(', ');
}
