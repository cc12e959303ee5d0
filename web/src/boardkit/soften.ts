/**
 * Soft hyphens for long words in narrow tiles, where no dictionary may be at hand: a word may part between two
 * consonants that stand between vowels, with at least three letters on either side.
 */
export function soften(text: string, longest = 11): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length > longest ? part(word) : word));
}

const VOWEL = /[aeiouyäöü]/i;
const TOGETHER = /^(ch|ck|ph|th|sh|sch|st|qu|ng)$/i;

function part(word: string): string {
  let out = '';
  for (let i = 0; i < word.length; i++) {
    const [before = '', here = '', next = '', after = ''] = word.slice(i - 1, i + 3).split('');
    out += word[i] ?? '';
    const inside = i >= 2 && i <= word.length - 4;
    if (
      inside &&
      VOWEL.test(before) &&
      !VOWEL.test(here) &&
      !VOWEL.test(next) &&
      VOWEL.test(after) &&
      !TOGETHER.test(here + next)
    )
      out += '\u00AD';
  }
  return out;
}
