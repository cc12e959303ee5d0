/**
 * One line-icon family: a 24 px grid, 1.6 px round strokes, 2 px clear space, drawn in the colour of the text.
 * Each is the inside of an <svg viewBox="0 0 24 24">; `Icon.svelte` draws it.
 */
export const ICONS = {
  food: '<path d="M12 21V9"/><path d="M12 13c-4 0-6-2.4-6-6 4 0 6 2.4 6 6Z"/><path d="M12 10c0-3.6 2-6 6-6 0 3.6-2 6-6 6Z"/><path d="M12 18c3.4 0 5-1.9 5-5-3.4 0-5 1.9-5 5Z"/>',
  steel:
    '<path d="M3 9.5 8 7h13l-5 2.5H3Z"/><path d="M3 9.5V13h4.5v3H3v3.5h13V16h-4.5v-3H16V9.5"/><path d="M16 19.5l5-2.5v-3.3l-5 2.3M16 13l5-2.5V7"/>',
  energy: '<path d="M13 3 5.5 13.5H11L10 21l8-11h-5.8L13 3Z"/>',
  knowledge:
    '<path d="M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5Z"/><path d="M12 6.5v13"/>',
  minerals:
    '<path d="M8 4h8l4.5 6L12 20.5 3.5 10 8 4Z"/><path d="M3.5 10h17M8 4l1.5 6L12 20.5 14.5 10 16 4"/>',
  biomass:
    '<path d="M5 19c0-9 5-14 15-15 .5 10-4.5 15.5-12 14"/><path d="M4 21c1.5-5 4.5-8.5 9-11"/><path d="M9.3 14 9 10.2M12.3 17.3l-3.8-1.7"/>',
  ingenuity:
    '<path d="M9 17.5h6M10 20.5h4"/><path d="M9 17.5c0-2.5-3-3.8-3-8a6 6 0 0 1 12 0c0 4.2-3 5.5-3 8"/><path d="M10 10.5l2 2 2-2M12 12.5v5"/>',
  credits:
    '<circle cx="12" cy="12" r="8.5"/><path d="M14.8 9c-.6-1-1.6-1.5-2.8-1.5-1.7 0-2.8.8-2.8 2.1 0 3.2 5.8 1.5 5.8 4.7 0 1.4-1.2 2.2-3 2.2-1.4 0-2.5-.6-3-1.6M12 5.8v12.4"/>',
  vp: '<path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8L12 3.5Z"/>',
  population:
    '<circle cx="9" cy="8" r="3"/><path d="M3.5 19.5c0-3.6 2.3-6 5.5-6s5.5 2.4 5.5 6"/><path d="M15.5 5.3a3 3 0 0 1 0 5.4M17 13.9c2.2.7 3.5 2.8 3.5 5.6"/>',
  factory: '<path d="M3.5 20.5V11l5 3.5V11l5 3.5V4h4l1 16.5H3.5Z"/><path d="M7 17.5h1.5M11 17.5h1.5"/>',
  stadium:
    '<path d="M3 9.5c0-2 4-3.5 9-3.5s9 1.5 9 3.5-4 3.5-9 3.5-9-1.5-9-3.5Z"/><path d="M3 9.5V15c0 2 4 3.5 9 3.5s9-1.5 9-3.5V9.5"/><path d="M8 12.7v5.4M16 12.7v5.4"/><path d="M9.5 9.5h5"/>',
  spaceship:
    '<path d="M12 2.5c3 2.6 4.5 6 4.5 10v4h-9v-4c0-4 1.5-7.4 4.5-10Z"/><circle cx="12" cy="10" r="1.7"/><path d="M7.5 12.5 4 16v4l3.5-2M16.5 12.5 20 16v4l-3.5-2M10.5 16.5v4.5M13.5 16.5v4.5"/>',
  shuttle:
    '<path d="M3 15.5c0-1.5 1-2.5 2.5-2.8L12 11.5 17 8c1.8-1.2 3.3-1.5 4-1-.1 3-1.6 5.8-4.5 8-1.8 1.3-4 2-6.5 2H4.5C3.6 17 3 16.4 3 15.5Z"/><path d="M12 11.5 8 7H6l2 5.2M9 17l-2.5 3.5h3L14 16.5"/><path d="M16.3 10.3l1.7 1.5"/>',
  satellite:
    '<path d="M9.5 12 12 9.5l3 3-2.5 2.5-3-3Z"/><path d="M10.7 10.7 6.5 6.5M4 7.5 7.5 4l3 3L7 10.5 4 7.5ZM13.7 13.7l3.8 3.8M14 17l3.5-3.5 3 3L17 20l-3-3Z"/><path d="M6 15a4 4 0 0 0 3 3M3.5 15.5A7 7 0 0 0 8.5 20.5"/>',
  terrabot:
    '<path d="M6 9.5a6 6 0 0 1 12 0v3.5H6V9.5Z"/><circle cx="12" cy="9" r="1.8"/><path d="M12 3.5V2M6 13l-1.5 3M18 13l1.5 3M9.5 13v3.5h5V13"/><path d="M5.5 16.5h13l2 2-2 2.5h-13l-2-2.5 2-2Z"/><circle cx="8.3" cy="18.7" r="1.2" fill="currentColor" stroke="none"/><circle cx="12" cy="18.7" r="1.2" fill="currentColor" stroke="none"/><circle cx="15.7" cy="18.7" r="1.2" fill="currentColor" stroke="none"/>',
  crew: '<path d="M4 15.5a8 8 0 0 1 16 0"/><path d="M2.5 15.5h19v2.5h-19z"/><path d="M9.5 8V5.5h5V8M9.5 5.5V12M14.5 5.5V12"/>',
  shield: '<path d="M12 3c2.5 1.7 5 2.5 8 2.5 0 7-2.5 12-8 15.5-5.5-3.5-8-8.5-8-15.5 3 0 5.5-.8 8-2.5Z"/>',
  technology:
    '<circle cx="12" cy="12" r="2.2"/><path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18"/><circle cx="12" cy="12" r="5.5"/>',
  infrastructure:
    '<path d="M3 18h18M3 13c4 0 7-2.5 9-7 2 4.5 5 7 9 7"/><path d="M12 6v12M7.5 11.3V18M16.5 11.3V18M3 13v5M21 13v5"/>',
  colonist:
    '<circle cx="12" cy="9" r="5.5"/><path d="M8.5 9.5c0-2 1.5-3 3.5-3s3.5 1 3.5 3-1.5 2.5-3.5 2.5-3.5-.5-3.5-2.5Z"/><path d="M5.5 21c.3-3.5 2-5.5 4-6.3M18.5 21c-.3-3.5-2-5.5-4-6.3M9.5 21v-2.5h5V21"/>',
  military: '<path d="M4 8.5 12 4l8 4.5"/><path d="M4 13.5 12 9l8 4.5"/><path d="M4 18.5 12 14l8 4.5"/>',
  laser:
    '<path d="M4 20.5h9M8.5 20.5V17M5 17h7l1.5-4-4-3L5 13v4Z"/><path d="M11.7 11.7 14 8.5"/><path d="M15.5 6.5 20 3M17.5 9.5l3.5-.5M14.5 4.5 15.5 3"/>',
  'shield-project':
    '<path d="M3 16a9 9 0 0 1 18 0"/><path d="M6.5 16a5.5 5.5 0 0 1 11 0"/><circle cx="12" cy="17.5" r="2.2"/><path d="M2.5 20.5h19"/><path d="M12 7V3.5M5.6 9.6 3.3 7.3M18.4 9.6l2.3-2.3"/>',
  evacuation:
    '<path d="M4 20.5a8.5 8.5 0 0 1 10-8"/><path d="M8 8.5 19.5 4l-3.5 12-3.3-4.2L8 8.5Z"/><path d="M12.7 11.8 19.5 4"/><path d="M4 15.5v5h5"/>',
  asteroid:
    '<path d="M9 5.5 14.5 4l4 3.5 2 5-2.5 5-5.5 3-5-1.5-3.5-4L5 9.5l4-4Z"/><circle cx="10" cy="11" r="1.8"/><circle cx="15.5" cy="10" r="1.1"/><circle cx="13.5" cy="15.5" r="1.4"/>',
  explore:
    '<path d="M2.5 12c2.3-4 5.5-6 9.5-6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6Z"/><circle cx="12" cy="12" r="3.2"/><circle cx="12" cy="12" r="1.3" fill="currentColor" stroke="none"/>',
  develop: '<path d="M12 3l9 9-9 9-9-9 9-9Z"/><path d="M12 7.5l4.5 4.5-4.5 4.5L7.5 12 12 7.5Z"/>',
  settle:
    '<circle cx="12" cy="12" r="8"/><path d="M5.5 16.7C9 15 15 9 16.7 5.5"/><path d="M4 12c2.8-.3 6.5-4 7-7.9M12.3 19.9c.5-3.4 3.8-6.7 7.5-7.6"/>',
  produce:
    '<path d="M6 5.5c0-1.1 2.7-2 6-2s6 .9 6 2-2.7 2-6 2-6-.9-6-2Z"/><path d="M6 5.5c-1 4-1 9 0 13 0 1.1 2.7 2 6 2s6-.9 6-2c1-4 1-9 0-13"/><path d="M5.4 10c1.5.9 4 1.3 6.6 1.3s5.1-.4 6.6-1.3M5.4 14.7c1.5.9 4 1.3 6.6 1.3s5.1-.4 6.6-1.3"/>',
  ship: '<path d="M14 4.5c2.5-1.3 4.8-1.5 6-1 .5 1.2.3 3.5-1 6L13 17l-6-6 7-6.5Z"/><path d="M8.5 9.6 4.5 10 3 13l4-.5M14.4 15.5 14 19.5 11 21l.5-4"/><circle cx="15.5" cy="8.5" r="1.5"/><path d="M6.5 15.5 3.5 20.5l5-3"/>',
  wild: '<path d="M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8 4.6 16.2"/>',
  undo: '<path d="M8.5 4.5 4 9l4.5 4.5"/><path d="M4 9h10a5.5 5.5 0 0 1 0 11H9"/>',
  log: '<path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20"/><circle cx="4.5" cy="6.5" r="1.2" fill="currentColor" stroke="none"/><circle cx="4.5" cy="12" r="1.2" fill="currentColor" stroke="none"/><circle cx="4.5" cy="17.5" r="1.2" fill="currentColor" stroke="none"/>',
  chat: '<path d="M4 5.5h16v11h-9L6.5 20.5v-4H4v-11Z"/><path d="M8 9.5h8M8 12.8h5"/>',
  rules: '<path d="M6 3.5h12v17H6z"/><path d="M9 8h6M9 12h6M9 16h3"/>',
  settings:
    '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>',
  hint: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.7c.2-1.5 1.2-2.4 2.6-2.4 1.5 0 2.6 1 2.6 2.3 0 2-2.6 2.2-2.6 4.2"/><circle cx="12.1" cy="16.8" r="1.2" fill="currentColor" stroke="none"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.3 2.2"/>',
  eye: '<path d="M2.5 12c2.3-4 5.5-6 9.5-6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6Z"/><circle cx="12" cy="12" r="2.6"/>',
  dice: '<path d="M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3Z"/><path d="M4 7.5l8 4.5 8-4.5M12 12v9"/><circle cx="12" cy="7.5" r="1.2" fill="currentColor" stroke="none"/><circle cx="7.3" cy="12" r="1.2" fill="currentColor" stroke="none"/><circle cx="8.7" cy="16" r="1.2" fill="currentColor" stroke="none"/><circle cx="15" cy="15" r="1.2" fill="currentColor" stroke="none"/><circle cx="17" cy="13" r="1.2" fill="currentColor" stroke="none"/>',
  cup: '<path d="M6 4h12l-1.5 16.5h-9L6 4Z"/><path d="M6.5 9h11"/>',
  bag: '<path d="M9 7.5h6M9.5 7.5 8 4h8l-1.5 3.5c3 2 5 5.5 5 8.5 0 3-2 4.5-7.5 4.5S4.5 19 4.5 16c0-3 2-6.5 5-8.5Z"/>',
  card: '<path d="M6.5 3.5h11v17h-11z"/><path d="M9.5 7.5h5"/>',
  stack: '<path d="M12 4l8.5 4-8.5 4-8.5-4L12 4Z"/><path d="M3.5 12l8.5 4 8.5-4M3.5 16l8.5 4 8.5-4"/>',
  check: '<path d="M4.5 12.5l5 5 10-11"/>',
  cross: '<path d="M6 6l12 12M18 6 6 18"/>',
  play: '<path d="M7 4.5v15l12-7.5L7 4.5Z"/>',
  city: '<path d="M3.5 20.5h17M5 20.5V12h4v8.5M9 20.5V5.5l5-2v17M14 20.5V9.5h5v11"/><path d="M11.5 8.5v0M11.5 12v0M16.5 13v0M16.5 16.5v0"/>',
  flag: '<path d="M6 21V4M6 4.5h12l-3 4 3 4H6"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
  expand: '<path d="M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 13.5 10.5M4.5 19.5l6-6"/>',
  next: '<path d="M9.5 5.5 16 12l-6.5 6.5"/>',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof ICONS;
