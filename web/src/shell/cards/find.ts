/** Which piece the pointer or the focus is on, or which word. */

/** Something that has a card: a piece (`data-card`, else `data-piece`), or a word of the game (`data-term`). */
export interface Spot {
  element: Element;
  kind: 'piece' | 'term';
  id: string;
}

const PIECE = '[data-card], [data-piece]';

function spotOf(element: Element): Spot {
  const { card, piece } = (element as HTMLElement).dataset;
  return { element, kind: 'piece', id: card ?? piece ?? '' };
}

/** A drawing that fills its target is the target; a smaller one lies on it. */
const FILLS = 0.6;

/** Under the pointer. A target lets clicks through its content to its button, so what lies in it is found by its place. */
export function spotAt(target: Element, x: number, y: number): Spot | null {
  const term = target.closest<HTMLElement>('[data-term]');
  if (term) return { element: term, kind: 'term', id: term.dataset['term'] ?? '' };
  const host = target.closest(PIECE);
  if (!host) return null;
  let found = host;
  let room = area(host.getBoundingClientRect());
  for (const element of host.querySelectorAll<HTMLElement>(PIECE)) {
    const box = element.getBoundingClientRect();
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) continue;
    if (element.dataset['piece'] === undefined && area(box) > room * FILLS) continue;
    found = element;
    room = area(box);
  }
  return spotOf(found);
}

const area = (box: DOMRect): number => box.width * box.height;

/** With the focus: the piece itself, or the word. */
export function spotOfFocus(target: Element): Spot | null {
  const term = target.closest<HTMLElement>('[data-term]');
  if (term) return { element: term, kind: 'term', id: term.dataset['term'] ?? '' };
  const host = target.closest(PIECE);
  // A button that only stands near a piece is not the piece.
  if (!host || (target !== host && !target.classList.contains('hit'))) return null;
  return spotOf(host);
}

/** Pieces that lie in this one: if it has no card of its own, theirs is shown. */
export function within(spot: Spot): Spot[] {
  return [...spot.element.querySelectorAll(PIECE)].map(spotOf);
}
