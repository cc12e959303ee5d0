/** A stretch of text with one look. */
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code';
  text: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** Splits a line of Markdown into stretches; marks without a partner stay as they are. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) found.push({ kind: 'plain', text: text.slice(end, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'code', text: code! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: 'plain', text: text.slice(end) });
  return found;
}

/** The text without its marks. */
export function plainText(text: string): string {
  return spans(text)
    .map((span) => span.text)
    .join('');
}
