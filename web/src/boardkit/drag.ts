/**
 * Drag and drop beside clicking: a choice with two pieces is the first put onto the second. The targets are the same
 * as for clicks, so nothing is possible by one way only.
 */
import type { BoardContext } from './context.ts';

/** So far a pointer moves before it drags. */
const SLOP = 7;

/** Starts to watch a pointer that went down on a piece; it becomes a drag when it moves. */
export function watchDrag(down: PointerEvent, target: HTMLElement, board: BoardContext): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const from = piecesOf(target);
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  const grip = { x: 0, y: 0 };

  function begin() {
    const piece = grabbed(target, down.clientX, down.clientY);
    const box = piece.getBoundingClientRect();
    [grip.x, grip.y] = [down.clientX - box.left, down.clientY - box.top];
    ghost = document.createElement('div');
    ghost.className = 'drag-ghost';
    ghost.style.cssText = `width:${box.width}px;height:${box.height}px`;
    ghost.append(piece.cloneNode(true));
    document.body.append(ghost);
    target.classList.add('lifted');
    board.drag(from);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLOP) return;
      begin();
    }
    event.preventDefault();
    ghost!.style.translate = `${event.clientX - grip.x}px ${event.clientY - grip.y}px`;
    const next = under(event.clientX, event.clientY, target, board);
    if (next === over) return;
    over?.classList.remove('drop');
    over = next;
    over?.classList.add('drop');
    board.look(over ? piecesOf(over) : null);
  }

  function end(event: PointerEvent | KeyboardEvent) {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    if (event instanceof PointerEvent && event.pointerId !== down.pointerId) return;
    for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener, true);
    over?.classList.remove('drop');
    target.classList.remove('lifted');
    if (!ghost) return;
    ghost.remove();
    swallowClick();
    board.look(null);
    if (event.type === 'pointerup' && over) board.drop(piecesOf(over));
    else board.drag(null);
  }

  const listeners = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
    ['keydown', end],
  ] as const;
  for (const [type, listener] of listeners) addEventListener(type, listener as EventListener, true);
}

/** The pieces that a target stands for. */
export function piecesOf(target: HTMLElement): string[] {
  return (target.dataset['pieces'] ?? '').split(' ');
}

/** The one piece under the pointer, of several that are one target. */
function grabbed(target: HTMLElement, x: number, y: number): Element {
  const inside = [...target.querySelectorAll('[data-card]')].findLast((element) => {
    const box = element.getBoundingClientRect();
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  });
  return inside ?? target;
}

/** The nearest target under the pointer that takes the piece. */
function under(x: number, y: number, from: HTMLElement, board: BoardContext): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    let target = element.closest<HTMLElement>('.target.active');
    while (target) {
      if (target !== from && board.target(piecesOf(target)).kind === 'act') return target;
      target = target.parentElement?.closest<HTMLElement>('.target.active') ?? null;
    }
  }
  return null;
}

/** The click that the browser makes of the end of a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true), 60);
}
