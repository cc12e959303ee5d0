/** Looking up rules. */
import type { RuleText } from '../wire/protocol.ts';

/** The rules that contain all words, in id, section or text; all rules if there are none. */
export function search(rules: readonly RuleText[], words: string): RuleText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The rules by section, in the order of the ledger. */
export function grouped(rules: readonly RuleText[]): { section: string; rules: RuleText[] }[] {
  const groups: { section: string; rules: RuleText[] }[] = [];
  for (const rule of rules) {
    let group = groups.find((g) => g.section === rule.section);
    if (!group) groups.push((group = { section: rule.section, rules: [] }));
    group.rules.push(rule);
  }
  return groups;
}
