import { idHalves, type Columns } from './columns.js';
import { IdTable } from './id-table.js';

/** Positions of the cars by their ids, and those that were freed. */
export class Positions {
  /** Upper bound (exclusive) of all positions ever used. */
  count = 0;
  private readonly ids: IdTable;
  private readonly freed: number[] = [];

  /** `reserve` provides columns for this number of cars. */
  constructor(
    columns: () => Columns,
    private readonly reserve: (cars: number) => void,
  ) {
    this.ids = new IdTable(columns);
  }

  /** Returns the position of a car, or −1. */
  find(spuId: string): number {
    const [high, low] = idHalves(spuId);
    return this.ids.find(high, low);
  }

  /** Returns a free position, the one freed last before a new one; `enter` follows once its columns are written. */
  take(): number {
    const freed = this.freed.pop();
    if (freed !== undefined) return freed;
    this.reserve(this.count + 1);
    this.count += 1;
    return this.count - 1;
  }

  /** Takes the positions 0 to `cars` − 1 of an empty index. */
  fill(cars: number): void {
    this.reserve(cars);
    this.count = cars;
  }

  enter(ord: number): void {
    this.ids.add(ord);
  }

  /** Frees the position of a car whose columns are still complete. */
  leave(ord: number): void {
    this.ids.remove(ord);
    this.freed.push(ord);
  }
}
