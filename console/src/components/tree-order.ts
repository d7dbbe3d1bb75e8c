interface Node {
  readonly id: string;
  readonly parentId: string;
}

export type Placed<R> = R & { readonly depth: number };

/**
 * Returns the records of a tree with their depth, each followed by its children; siblings keep their order. A record whose parent
 * is missing, because a filter excluded it, is at the top.
 */
export function inTreeOrder<R extends Node>(records: readonly R[]): Placed<R>[] {
  const ids = new Set(records.map(({ id }) => id));
  const byParent = new Map<string, R[]>();
  for (const record of records) {
    const parent = ids.has(record.parentId) ? record.parentId : '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), record]);
  }
  const below = (parentId: string, depth: number): Placed<R>[] =>
    (byParent.get(parentId) ?? []).flatMap((record) => [
      { ...record, depth },
      ...below(record.id, depth + 1),
    ]);
  return below('', 0);
}
