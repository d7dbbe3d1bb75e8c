import type { LandedColumn } from './landed.js';

/** Keeps state derived from the index. It is notified of each change after the index was loaded or restored. */
export interface IndexObserver {
  /** Called after a car was added; its columns are complete. */
  carAdded?(ord: number): void;
  /**
   * Called before a car is removed; its columns are still complete. An update is a removal and an addition. Removals are
   * announced in the reverse order of registration, so that an observer still finds the state of those registered before it.
   */
  carRemoving?(ord: number): void;
  tablesChanged?(): void;
  /** Called before and after the landed cost of a car changes; its other facts do not change. */
  landedChanging?(ord: number, column: LandedColumn): void;
  landedChanged?(ord: number, column: LandedColumn): void;
}

/** The observers of an index, in the order of their registration. */
export class IndexObservers {
  private readonly all: IndexObserver[] = [];

  add(observer: IndexObserver): void {
    this.all.push(observer);
  }

  carAdded(ord: number): void {
    for (const observer of this.all) observer.carAdded?.(ord);
  }

  carRemoving(ord: number): void {
    for (let at = this.all.length - 1; at >= 0; at -= 1) this.all[at]!.carRemoving?.(ord);
  }

  tablesChanged(): void {
    for (const observer of this.all) observer.tablesChanged?.();
  }

  landedChanging(ord: number, column: LandedColumn): void {
    for (const observer of this.all) observer.landedChanging?.(ord, column);
  }

  landedChanged(ord: number, column: LandedColumn): void {
    for (const observer of this.all) observer.landedChanged?.(ord, column);
  }
}
