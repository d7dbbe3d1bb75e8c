import type { CarIndex } from './car-index.js';
import type { Entry } from './directory.js';
import type { Posting } from './posting.js';
import type { BrandSource } from './source-car.js';

/** Cache of the lowest price of each make and series; an entry is dropped when one of its cars changes. */
export class LowestPrices {
  private readonly known = new Map<number, number>();

  constructor(private readonly index: CarIndex) {
    const forget = (ord: number): void => {
      this.known.delete(index.columns.brand[ord]!);
      this.known.delete(index.columns.series[ord]!);
    };
    index.observe({ carAdded: forget, carRemoving: forget });
  }

  /** Returns the lowest price in fen of the cars of a make or series; `undefined` when there are none. */
  of({ position, cars }: Pick<Entry<BrandSource>, 'position' | 'cars'>): number | undefined {
    if (cars.size === 0) return undefined;
    const known = this.known.get(position);
    if (known !== undefined) return known;
    const lowest = this.lowestOf(cars);
    if (lowest !== undefined) this.known.set(position, lowest);
    return lowest;
  }

  private lowestOf(cars: Posting): number | undefined {
    const { price } = this.index.columns;
    let lowest: number | undefined;
    if (cars.list) for (const ord of cars.list) lowest = Math.min(lowest ?? Infinity, price[ord]!);
    else
      this.index.orderings.price.walkUp((ord) => {
        if (cars.has(ord)) lowest = price[ord]!;
        return lowest === undefined;
      });
    return lowest;
  }
}
