/** The keys of a story: Space next, Escape show all, arrows step, P holds. */

/** What can be steered. */
export interface Steered {
  next(): void;
  back(): void;
  showAll(): void;
  hold(): void;
}

/** Does what a key asks for; false if it is none of these. */
export function steer(event: KeyboardEvent, story: Steered): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.matches('input, textarea, select') || document.querySelector('dialog[open]')) return false;
  // A button with the focus takes the space bar for itself.
  const button = at?.closest('button, a') !== null && at !== null;
  switch (event.key) {
    case 'Escape':
      story.showAll();
      break;
    case ' ':
      if (button) return false;
      story.next();
      break;
    case 'ArrowRight':
      story.next();
      break;
    case 'ArrowLeft':
      story.back();
      break;
    case 'p':
    case 'P':
      story.hold();
      break;
    default:
      return false;
  }
  event.preventDefault();
  return true;
}
