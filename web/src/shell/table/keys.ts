/** Playing by keyboard, as far as buttons alone do not do. */

/**
 * If the element with the focus has vanished, the focus goes to the first thing that can be done: a piece, else a
 * button of the status line. Only for people who use the keyboard; a mouse needs no focus.
 */
export function keepFocus(): void {
  if (!byKeyboard || (document.activeElement && document.activeElement !== document.body)) return;
  const region = lastRegion ? `${lastRegion} button.hit` : '.board button.hit';
  const next = [
    '.beside button',
    '.slot-primary .go',
    region,
    '.board button.hit',
    '.own button.hit',
    '.side button.hit',
    '.actions .btn',
  ]
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.getClientRects().length > 0);
  next?.focus({ preventScroll: true });
}

/** Whoever walks over pieces by arrows and has lost the focus, because the piece is gone, gets it back. */
export function regainFocus(): boolean {
  if (!walking || document.activeElement !== document.body) return false;
  keepFocus();
  return document.activeElement !== document.body;
}

let byKeyboard = false;
let walking = false;
let lastRegion = '';
addEventListener('keydown', () => (byKeyboard = true), true);
for (const used of ['pointerdown', 'pointermove'])
  addEventListener(used, () => (byKeyboard = walking = false), true);
addEventListener('focusin', (event) => {
  const at = event.target instanceof Element ? event.target : null;
  const region = ['.board', '.own', '.rivals'].find((one) => at?.closest(one));
  lastRegion = region ?? lastRegion;
  walking = region !== undefined && byKeyboard;
});

/** Shift and an arrow walk over all pieces, not only over targets; Enter on one that is no target asks why. */
export function askWhyByKey(event: KeyboardEvent, ask: (piece: string) => void): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.key === 'Enter' && at instanceof HTMLElement && at.dataset['piece']) {
    event.preventDefault();
    return ask(at.dataset['piece']);
  }
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!event.shiftKey || !step || !at?.closest('.board, .own, .rivals, .target')) return;
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')].filter(
    (piece) => piece.getClientRects().length > 0,
  );
  const here = pieces.findIndex((piece) => piece === at.closest('[data-piece]'));
  const next = pieces[(here + step + pieces.length) % pieces.length];
  event.preventDefault();
  (next?.querySelector<HTMLElement>(':scope > .hit') ?? next)?.focus();
}
