/** What changed in a message that was sent whole before; see `crates/catalog/src/changes/`. */

type Container = Record<string | number, unknown>;

/**
 * The message after some changes: each is the way to a value, then the new value. What they do not touch stays the same object, and the
 * old message stays as it was: stories and the past may still show it.
 */
export function withChanges<T extends object>(message: T, changes: readonly (readonly unknown[])[]): T {
  const fresh = new Set<object>();
  const copy = (value: object): Container => {
    const copied = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    fresh.add(copied);
    return copied as Container;
  };
  const top = copy(message);
  for (const change of changes) {
    const way = change.slice(0, -1) as (string | number)[];
    let place = top;
    for (const step of way.slice(0, -1)) {
      const inner = place[step];
      if (typeof inner !== 'object' || inner === null) throw new Error('changes do not fit');
      place = place[step] = fresh.has(inner) ? (inner as Container) : copy(inner);
    }
    // Also the `length` of a list, which cuts it.
    place[way.at(-1)!] = change.at(-1);
  }
  return top as T;
}
