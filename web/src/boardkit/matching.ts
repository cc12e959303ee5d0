/**
 * Which piece went where? Two looks at the table are compared, one before and one after a change. Pieces of
 * one kind are interchangeable, as on a real table, so a piece that is gone from one place and a piece of the same
 * kind that is new at another are taken for one piece that travelled.
 */

/** A piece as it was seen. */
export interface Seen {
  /** Pieces of one kind look alike; a piece that exists once has a kind of its own. */
  kind: string;
  /** Where it lies: "row-2/3". */
  place: string;
  x: number;
  y: number;
}

/** For each piece seen after, the piece seen before that it was, if any. */
export function match<A extends Seen, B extends Seen>(before: readonly A[], after: readonly B[]): Map<B, A> {
  const found = new Map<B, A>();
  const left = new Map<string, A[]>();
  for (const seen of before) left.set(seen.kind, [...(left.get(seen.kind) ?? []), seen]);
  const take = (of: B, index: number) => {
    const [was] = left.get(of.kind)?.splice(index, 1) ?? [];
    if (was) found.set(of, was);
  };
  const moved: B[] = [];
  for (const seen of after) {
    const stayed = left.get(seen.kind)?.findIndex((was) => was.place === seen.place) ?? -1;
    if (stayed >= 0) take(seen, stayed);
    else moved.push(seen);
  }
  for (const seen of moved) {
    const rest = left.get(seen.kind);
    if (!rest?.length) continue;
    const far = rest.map((was) => Math.hypot(was.x - seen.x, was.y - seen.y));
    take(seen, far.indexOf(Math.min(...far)));
  }
  return found;
}
