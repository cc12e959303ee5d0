/** Points fly to their owner: from the piece that earned them to the number that they are counted in. */
import { duration } from '../boardkit/motion.ts';

/** What each seat has more or less of. */
export function gains(before: readonly number[], now: readonly number[]): { seat: number; by: number }[] {
  if (before.length !== now.length) return [];
  return now.flatMap((points, seat) => {
    const by = points - (before[seat] ?? 0);
    return by === 0 ? [] : [{ seat, by }];
  });
}

/** Where something is on the screen; null if it is not seen. */
function centre(element: Element | null): { x: number; y: number } | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Lets the points of a seat fly. `pieces` are those that it is about, the first that can be seen is the start. */
export function fly(seat: number, by: number, pieces: readonly string[]): void {
  const time = duration('move') * 1.4;
  const goal = [...document.querySelectorAll(`[data-score="${seat}"]`)].find((one) => centre(one));
  const to = centre(goal ?? null);
  if (time === 0 || !goal || !to) return;
  const start = pieces
    .map((piece) => centre(document.querySelector(`[data-piece="${CSS.escape(piece)}"]`)))
    .find((place) => place !== null) ?? { x: to.x, y: to.y + 60 };
  const mark = document.createElement('span');
  mark.className = `flight seat-${seat}`;
  mark.textContent = by > 0 ? `+${by}` : String(by);
  mark.ariaHidden = 'true';
  document.body.append(mark);
  const at = (x: number, y: number, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const flight = mark.animate(
    [
      { transform: at(start.x, start.y, 0.6), opacity: 0 },
      { transform: at(start.x, start.y - 18, 1.15), opacity: 1, offset: 0.3 },
      { transform: at(to.x, to.y, 0.8), opacity: 0.9 },
    ],
    { duration: time, easing: 'cubic-bezier(.3, .1, .2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => {
    mark.remove();
    goal.animate([{ transform: 'scale(1.25)' }, { transform: 'none' }], { duration: duration('reveal') });
  };
}
