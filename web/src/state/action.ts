/** Actions are the same whatever order their fields have come in: choices, hints and shortcuts are written by different parts of the server. */

const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** An action as text: the same for the same action. */
export const actionKey = (action: unknown): string => JSON.stringify(action, sorted);
