/** Things by the tags they bear. */
export class TagIndex<T> {
  private readonly sets = new Map<string, Set<T>>();

  add(tags: readonly string[], thing: T): void {
    for (const tag of tags) {
      const set = this.sets.get(tag) ?? new Set();
      this.sets.set(tag, set.add(thing));
    }
  }

  remove(tags: readonly string[], thing: T): void {
    for (const tag of tags) {
      const set = this.sets.get(tag);
      set?.delete(thing);
      if (set?.size === 0) this.sets.delete(tag);
    }
  }

  /** May be removed from while it is read. */
  under(tag: string): Iterable<T> {
    return this.sets.get(tag) ?? [];
  }
}
