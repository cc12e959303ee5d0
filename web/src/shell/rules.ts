/** Looking up rules, and in which order they are read. */
import type { RuleText } from '../wire/protocol.ts';

/** The rules that contain all words, in id, section or text; all rules if there are none. */
export function search(rules: readonly RuleText[], words: string): RuleText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** A heading with its rules. */
export interface RuleSection {
  section: string;
  rules: RuleText[];
}

/** The rules by section, in the order of the ledger. */
export function grouped(rules: readonly RuleText[]): RuleSection[] {
  const groups: RuleSection[] = [];
  for (const rule of rules) {
    let group = groups.find((g) => g.section === rule.section);
    if (!group) groups.push((group = { section: rule.section, rules: [] }));
    group.rules.push(rule);
  }
  return groups;
}

/** What a rule is about: the middle of its id. */
const topic = (rule: RuleText | undefined): string => rule?.id.split('-')[1] ?? '';
const chapter = (section: string): string => section.split(' / ')[0] ?? section;

/** Where the game itself begins; what stands before is there to be looked up. */
const BEGINS = ['GEN', 'FLOW', 'ROUND', 'RES'];
/** Parts and preparation. */
const BEFORE = ['COMP', 'SETUP', 'INFO'];
/** For those who check the rules: lists of decisions, sums, worked examples, open points with their sources. */
const NOTES = ['DEC', 'CHOICE', 'INV', 'EX', 'OPEN'];

/** The sections as a player reads them: the game first, then parts and preparation; apart from them the notes. */
export function readingOrder(rules: readonly RuleText[]): { play: RuleSection[]; notes: RuleSection[] } {
  const all = grouped(rules);
  const kinds = new Map<string, 'play' | 'before' | 'notes'>();
  let begun = !all.some(({ rules: [first] }) => BEGINS.includes(topic(first)));
  for (const { section, rules: inside } of all) {
    const name = topic(inside[0]);
    begun ||= BEGINS.includes(name);
    // A chapter is what its first section is.
    if (kinds.has(chapter(section))) continue;
    const kind = NOTES.includes(name) ? 'notes' : !begun || BEFORE.includes(name) ? 'before' : 'play';
    kinds.set(chapter(section), kind);
  }
  const of = (kind: string) => all.filter(({ section }) => kinds.get(chapter(section)) === kind);
  return { play: [...of('play'), ...of('before')], notes: of('notes') };
}

/** The sections gathered under their first heading. */
export function chapters(sections: readonly RuleSection[]): { chapter: string; rules: RuleText[] }[] {
  const found = new Map<string, RuleText[]>();
  for (const { section, rules } of sections)
    found.set(chapter(section), [...(found.get(chapter(section)) ?? []), ...rules]);
  return [...found].map(([name, rules]) => ({ chapter: name, rules }));
}
