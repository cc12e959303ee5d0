// Where things lie on the station. The ring of 20 slots is drawn lying where there is width, and upright on a
// phone; either way the rail joins the ends, so that neighbours are what lies side by side on it.

/** A place in pixels. */
export interface Place {
  x: number;
  y: number;
}

/** The whole drawing in pixels. */
export interface Station {
  /** Upright: the upper arms on the left, the lower arms on the right, both from top to bottom. */
  upright: boolean;
  /** The height it needs; more than there is means scrolling. */
  height: number;
  /** The size of a module. */
  size: number;
  /** The middles of the modules, upper row first. */
  modules: Place[];
  /** The middles of the slots, which lie on the rail. */
  slots: Place[];
  rail: { x: number; y: number; width: number; height: number; r: number };
  core: { x: number; y: number; width: number; height: number };
}

const SLOT = { width: 46, height: 36 };

/** Lays the station out in the room there is. */
export function layOut(width: number, height: number): Station {
  // Hidden, as on another tab of a phone: any drawing will do.
  if (width < 200) return upright(360, 600);
  return width >= 640 ? lying(width, height) : upright(width, height);
}

function lying(width: number, room: number): Station {
  const end = Math.min(76, Math.max(36, width * 0.08));
  const pitch = (width - 2 * end) / 10;
  const size = Math.round(Math.max(44, Math.min(70, pitch - 10, (room - 300) / 2)));
  const band = 14 + size + 8 + SLOT.height;
  const height = Math.max(room, 2 * band + 176);
  // With much room the rows stay near the middle of the sky, and the core grows.
  const spare = Math.max(0, (height - 2 * band - 236) / 2);
  const top = spare + 14 + size / 2;
  const rail = top + size / 2 + 8 + SLOT.height / 2;
  const row = (y: number) => Array.from({ length: 10 }, (_, i) => ({ x: end + (i + 0.5) * pitch, y }));
  return {
    upright: false,
    height,
    size,
    modules: [...row(top), ...row(height - top)],
    slots: [...row(rail), ...row(height - rail)],
    rail: {
      x: end * 0.42,
      y: rail,
      width: width - end * 0.84,
      height: height - 2 * rail,
      r: Math.min(end * 0.95, height / 2 - rail),
    },
    core: {
      x: end,
      y: rail + SLOT.height / 2 + 8,
      width: width - 2 * end,
      height: height - 2 * rail - SLOT.height - 16,
    },
  };
}

function upright(width: number, room: number): Station {
  const cap = 30;
  const pitch = Math.max(52, (room - 2 * cap) / 10);
  const size = Math.round(Math.min(60, pitch - 7, width * 0.14));
  const height = 10 * pitch + 2 * cap;
  const left = 12 + size / 2;
  const rail = left + size / 2 + 8 + SLOT.width / 2;
  const column = (x: number) => Array.from({ length: 10 }, (_, i) => ({ x, y: cap + (i + 0.5) * pitch }));
  return {
    upright: true,
    height,
    size,
    modules: [...column(left), ...column(width - left)],
    slots: [...column(rail), ...column(width - rail)],
    rail: { x: rail, y: cap * 0.45, width: width - 2 * rail, height: height - cap * 0.9, r: cap * 1.4 },
    core: {
      x: rail + SLOT.width / 2 + 5,
      y: cap + 6,
      width: width - 2 * rail - SLOT.width - 10,
      height: height - 2 * cap - 12,
    },
  };
}
