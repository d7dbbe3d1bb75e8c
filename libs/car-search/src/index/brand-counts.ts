/** Values under which a car is counted: positions in the directories and vocabularies; 0 means none. */
export interface CountedCar {
  readonly brand: number;
  readonly series: number;
  readonly condition: number;
  /** Its category and those above it. */
  readonly categories: readonly { readonly position: number }[];
}

const ANY = 0;
/** Factor above the number of conditions, so that category and condition form one key. */
const CONDITIONS = 4;
const NOTHING = new Uint32Array(0);

/**
 * Number of cars on sale by make and series, for every category and condition. Maintained incrementally,
 * because every page of makes shows these numbers.
 */
export class BrandCounts {
  private readonly counts = new Map<number, Uint32Array>();

  add(car: CountedCar): void {
    this.change(car, 1);
  }

  remove(car: CountedCar): void {
    this.change(car, -1);
  }

  clear(): void {
    this.counts.clear();
  }

  /**
   * Returns counts indexed by position of the make or series; the array may be shorter than the directory. Condition or
   * category 0 means any.
   */
  of(condition: number, category: number): Uint32Array {
    return this.counts.get(category * CONDITIONS + condition) ?? NOTHING;
  }

  /** Adds `by` cars of the same kind; none if a make or series is 0. */
  change({ brand, series, condition, categories }: CountedCar, by: number): void {
    const last = Math.max(brand, series);
    for (const category of [ANY, ...categories.map(({ position }) => position)])
      for (const kind of condition === ANY ? [ANY] : [ANY, condition]) {
        const counts = this.countsUnder(category * CONDITIONS + kind, last);
        if (brand > 0) counts[brand]! += by;
        if (series > 0) counts[series]! += by;
      }
  }

  private countsUnder(key: number, position: number): Uint32Array {
    const known = this.counts.get(key);
    if (known && known.length > position) return known;
    const wider = new Uint32Array(Math.max(64, (position + 1) * 2));
    if (known) wider.set(known);
    this.counts.set(key, wider);
    return wider;
  }
}
