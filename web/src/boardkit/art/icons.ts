// One line-icon family: 24 px grid, 1.6 px round strokes, 2 px clear space, drawn in currentColor. The icons
// that belong to one game only stand with that game, made with the same strokes.

/** A stroked path. */
export const line = (d: string) => `<path d="${d}"/>`;
/** A stroked circle. */
export const ring = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
/** A filled dot. */
export const dot = (x: number, y: number, r = 1.2) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;

/** The icons by name. */
export const ICONS = {
  // what people count
  credits:
    ring(12, 12, 8.5) +
    line(
      'M14.8 9c-.6-1-1.6-1.5-2.8-1.5-1.7 0-2.8.8-2.8 2.1 0 3.2 5.8 1.5 5.8 4.7 0 1.4-1.2 2.2-3 2.2-1.4 0-2.5-.6-3-1.6M12 5.8v12.4',
    ),
  points: line('M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8L12 3.5Z'),
  people:
    ring(9, 8, 3) +
    line('M3.5 19.5c0-3.6 2.3-6 5.5-6s5.5 2.4 5.5 6') +
    line('M15.5 5.3a3 3 0 0 1 0 5.4M17 13.9c2.2.7 3.5 2.8 3.5 5.6'),
  shield: line('M12 3c2.5 1.7 5 2.5 8 2.5 0 7-2.5 12-8 15.5-5.5-3.5-8-8.5-8-15.5 3 0 5.5-.8 8-2.5Z'),
  leaf:
    line('M5 19c0-9 5-14 15-15 .5 10-4.5 15.5-12 14') +
    line('M4 21c1.5-5 4.5-8.5 9-11') +
    line('M9.3 14 9 10.2M12.3 17.3l-3.8-1.7'),
  energy: line('M13 3 5.5 13.5H11L10 21l8-11h-5.8L13 3Z'),
  city:
    line('M3.5 20.5h17M5 20.5V12h4v8.5M9 20.5V5.5l5-2v17M14 20.5V9.5h5v11') +
    line('M11.5 8.5v0M11.5 12v0M16.5 13v0M16.5 16.5v0'),
  spaceship:
    line('M12 2.5c3 2.6 4.5 6 4.5 10v4h-9v-4c0-4 1.5-7.4 4.5-10Z') +
    ring(12, 10, 1.7) +
    line('M7.5 12.5 4 16v4l3.5-2M16.5 12.5 20 16v4l-3.5-2M10.5 16.5v4.5M13.5 16.5v4.5'),
  planet:
    ring(12, 12, 6.5) +
    line('M5.9 14.3C3.6 16 2.4 17.6 3 18.5c1 1.5 6.8-.6 11.5-4.2s7.6-7.9 6.5-9.3c-.6-.8-2.5-.5-5 .6'),
  // things on a table
  cup: line('M6 4h12l-1.5 16.5h-9L6 4Z') + line('M6.5 9h11'),
  bag: line(
    'M9 7.5h6M9.5 7.5 8 4h8l-1.5 3.5c3 2 5 5.5 5 8.5 0 3-2 4.5-7.5 4.5S4.5 19 4.5 16c0-3 2-6.5 5-8.5Z',
  ),
  card: line('M6.5 3.5h11v17h-11z') + line('M9.5 7.5h5'),
  cards: line('M8.5 6.5h10v14h-10z') + line('M5.5 17.5v-14h10'),
  stack: line('M12 4l8.5 4-8.5 4-8.5-4L12 4Z') + line('M3.5 12l8.5 4 8.5-4M3.5 16l8.5 4 8.5-4'),
  tiles: line('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'),
  dice:
    line('M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3Z') +
    line('M4 7.5l8 4.5 8-4.5M12 12v9') +
    dot(12, 7.5) +
    dot(7.3, 12) +
    dot(8.7, 16) +
    dot(15, 15) +
    dot(17, 13),
  flag: line('M6 21V4M6 4.5h12l-3 4 3 4H6'),
  // the shell
  undo: line('M8.5 4.5 4 9l4.5 4.5') + line('M4 9h10a5.5 5.5 0 0 1 0 11H9'),
  restart: line('M5 4.5V10h5.5') + line('M5.3 10A7.5 7.5 0 1 1 5 14.5'),
  log: line('M8.5 6.5H20M8.5 12H20M8.5 17.5H20') + dot(4.5, 6.5) + dot(4.5, 12) + dot(4.5, 17.5),
  chat: line('M4 5.5h16v11h-9L6.5 20.5v-4H4v-11Z') + line('M8 9.5h8M8 12.8h5'),
  rules: line('M6 3.5h12v17H6z') + line('M9 8h6M9 12h6M9 16h3'),
  settings: line('M4 7h9M17 7h3M4 17h3M11 17h9') + ring(15, 7, 2) + ring(9, 17, 2),
  hint:
    ring(12, 12, 8.5) +
    line('M9.5 9.7c.2-1.5 1.2-2.4 2.6-2.4 1.5 0 2.6 1 2.6 2.3 0 2-2.6 2.2-2.6 4.2') +
    dot(12.1, 16.8),
  bulb:
    line('M9 17.5c0-2.5-3.2-3.8-3.2-8A6.1 6.1 0 0 1 12 3.3a6.1 6.1 0 0 1 6.2 6.2c0 4.2-3.2 5.5-3.2 8Z') +
    line('M9.5 20.7h5'),
  clock: ring(12, 12, 8.5) + line('M12 7v5l3.3 2.2'),
  eye: line('M2.5 12c2.3-4 5.5-6 9.5-6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6Z') + ring(12, 12, 2.6),
  check: line('M4.5 12.5l5 5 10-11'),
  cross: line('M6 6l12 12M18 6 6 18'),
  play: line('M7 4.5v15l12-7.5L7 4.5Z'),
  pause: line('M8 5v14M16 5v14'),
  sun:
    ring(12, 12, 4) +
    line('M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4'),
  moon: line('M19 14.5A8 8 0 1 1 10 4.6a6.3 6.3 0 0 0 9 9.9Z'),
  expand: line('M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 13.5 10.5M4.5 19.5l6-6'),
  collapse: line('M19.5 10H14V4.5M4.5 14H10v5.5M14 10l6-6M10 14l-6 6'),
  next: line('M9.5 5.5 16 12l-6.5 6.5'),
  back: line('M14.5 5.5 8 12l6.5 6.5'),
  plus: line('M12 5v14M5 12h14'),
  minus: line('M5 12h14'),
  lock: line('M6.5 11h11v9h-11zM9 11V8a3 3 0 0 1 6 0v3'),
  arrow: line('M4 12h15M13.5 6.5 19 12l-5.5 5.5'),
  more: dot(5.5, 12, 1.5) + dot(12, 12, 1.5) + dot(18.5, 12, 1.5),
  keyboard: line('M3.5 6.5h17v11h-17z') + line('M7 10v0M10.3 10v0M13.6 10v0M17 10v0M8 14h8'),
  leave: line('M13.5 4.5h-8v15h8') + line('M10 12h10M16.5 8l4 4-4 4'),
  branch: ring(6, 5.5, 2) + line('M6 7.5v13') + line('M6 15.5c0-5 3-6.5 11-6.5M13.5 5.5 17.5 9l-4 3.5'),
  chart: line('M4 4v16h16') + line('M7.5 15.5 11 11l3 2.5 5-6.5'),
  save: line('M12 4v11M7.5 10.5 12 15l4.5-4.5') + line('M4.5 16v4h15v-4'),
  fit: line('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5') + ring(12, 12, 2.5),
} as const;

/** The name of a shared icon. */
export type IconName = keyof typeof ICONS;
