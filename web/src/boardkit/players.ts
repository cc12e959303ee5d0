/**
 * Players are told by colour and symbol, never by one alone. The class `seat-0` to `seat-7` on any element
 * gives it `--p` (the colour of pieces) and `--pt` (the colour of text); see base.css.
 */
export const SYMBOLS: readonly string[] = [
  '<circle cx="12" cy="12" r="5"/>',
  '<path d="M12 6.2 18 16.8H6z"/>',
  '<path d="M7.2 7.2h9.6v9.6H7.2z"/>',
  '<path d="M12 5.3 18.7 12 12 18.7 5.3 12z"/>',
  '<path d="M12 5l2 4.7 5.1.4-3.9 3.3 1.2 5L12 15.7l-4.4 2.7 1.2-5-3.9-3.3 5.1-.4z"/>',
];
