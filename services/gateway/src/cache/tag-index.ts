/** Items by their tags. */
export class TagIndex<T> {
  private readonly sets = new Map<string, Set<T>>();

  add(tags: readonly string[], item: T): void {
    for (const tag of tags) {
      const set = this.sets.get(tag) ?? new Set();
      this.sets.set(tag, set.add(item));
    }
  }

  remove(tags: readonly string[], item: T): void {
    for (const tag of tags) {
      const set = this.sets.get(tag);
      set?.delete(item);
      if (set?.size === 0) this.sets.delete(tag);
    }
  }

  /** Returns the items with this tag. They may be removed during the iteration. */
  entriesUnder(tag: string): Iterable<T> {
    return this.sets.get(tag) ?? [];
  }
}
