/** What a car is counted under, as places in the directories and vocabularies; 0 is nothing. */
export interface CountedCar {
  readonly brand: number;
  readonly series: number;
  readonly condition: number;
  /** Its category and those above it. */
  readonly categories: readonly { readonly place: number }[];
}

const ANY = 0;
/** More than there are conditions. */
const CONDITIONS = 4;
const NOTHING = new Uint32Array(0);

/**
 * How many cars each make and series has, in every category and condition. Every page of makes shows these numbers, so
 * they are kept up to date instead of being counted for a request.
 */
export class BrandCounts {
  private readonly counts = new Map<number, Uint32Array>();

  add(car: CountedCar): void {
    this.count(car, 1);
  }

  remove(car: CountedCar): void {
    this.count(car, -1);
  }

  clear(): void {
    this.counts.clear();
  }

  /** Cars by place of the make or series, perhaps fewer than there are places. A condition or category of 0 is any. */
  of(condition: number, category: number): Uint32Array {
    return this.counts.get(category * CONDITIONS + condition) ?? NOTHING;
  }

  private count({ brand, series, condition, categories }: CountedCar, by: 1 | -1): void {
    const last = Math.max(brand, series);
    for (const category of [ANY, ...categories.map(({ place }) => place)])
      for (const kind of condition === ANY ? [ANY] : [ANY, condition]) {
        const counts = this.countsUnder(category * CONDITIONS + kind, last);
        if (brand > 0) counts[brand]! += by;
        if (series > 0) counts[series]! += by;
      }
  }

  private countsUnder(key: number, place: number): Uint32Array {
    const known = this.counts.get(key);
    if (known && known.length > place) return known;
    const wider = new Uint32Array(Math.max(64, (place + 1) * 2));
    if (known) wider.set(known);
    this.counts.set(key, wider);
    return wider;
  }
}
