import { Directory, type Entry } from './directory.js';
import type { CategorySource } from './source-car.js';

/** The tree of categories. */
export class Categories extends Directory<CategorySource> {
  private readonly paths = new Map<number, readonly Entry<CategorySource>[]>();

  /** Replaces the rows. @returns whether the tree has changed, so that cars must be reassigned to categories. */
  override load(rows: Iterable<readonly [id: string, row: CategorySource]>): boolean {
    const before = this.tree();
    super.load(rows);
    this.paths.clear();
    return before !== this.tree();
  }

  /** Returns a category and its ancestors. */
  pathOf(position: number): readonly Entry<CategorySource>[] {
    const known = this.paths.get(position);
    if (known) return known;
    const entry = this.at(position);
    const ids = entry.row?.path ? entry.row.path.split('-') : [entry.id];
    const path = ids.map((id) => this.entry(id));
    this.paths.set(position, path);
    return path;
  }

  private tree(): string {
    return [...this.stored()]
      .map(({ id, row }) => `${id}=${row.path}`)
      .sort()
      .join();
  }
}
