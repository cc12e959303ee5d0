/**
 * Motion explains: a piece travels from where it was to where it is. Mark every piece with `piece(kind, place)`
 * and call `travel(() => view)` in the component that draws them.
 */
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { match, type Seen } from './matching.ts';
import { duration } from './motion.ts';

interface Sighting extends Seen {
  element: Element;
  width: number;
}

const pieces = new Map<Element, { kind: string; place: string }>();
let before: Sighting[] | null = null;

/** Marks an element as a piece. */
export function piece(kind: string, place: string): Attachment {
  return (element) => {
    pieces.set(element, { kind, place });
    return () => void pieces.delete(element);
  };
}

/** Lets pieces travel whenever what is read by `changed` changes. */
export function travel(changed: () => unknown): void {
  $effect.pre(() => {
    changed();
    untrack(depart);
  });
}

function depart(): void {
  // Several boards share a page; the first to notice a change looks for all of them.
  if (before || duration('move') === 0) return;
  before = look();
  void tick().then(arrive);
}

function arrive(): void {
  const was = before ?? [];
  before = null;
  const options = { duration: duration('move'), easing: 'cubic-bezier(.3, .1, .2, 1)' };
  for (const [now, then] of match(was, look())) {
    const dx = then.x - now.x;
    const dy = then.y - now.y;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const from = `translate(${dx}px, ${dy}px) scale(${then.width / now.width})`;
    now.element.animate(
      [
        { transform: from, transformOrigin: '0 0', zIndex: 20 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 20 },
      ],
      options,
    );
  }
}

function look(): Sighting[] {
  const seen: Sighting[] = [];
  for (const [element, { kind, place }] of pieces) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.push({ element, kind, place, x: box.left, y: box.top, width: box.width });
  }
  return seen;
}
