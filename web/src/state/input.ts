/** Whether the last touch of the screen was by a finger: then the first tap on a piece only shows what it would do. */
export const input = { touch: false };

if (typeof addEventListener === 'function')
  addEventListener('pointerdown', (event) => (input.touch = event.pointerType === 'touch'), true);
