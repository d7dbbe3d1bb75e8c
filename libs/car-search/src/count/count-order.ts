/** Maximum number of values that are picked out instead of sorting all. */
const FEW = 64;
/** More than any number of places in a directory. */
const PLACES = 1 << 20;
/** More than any count. */
const COUNTS = 2 ** 32;

/** Lists the places that have cars, from 1 on: place 0 stands for an unknown value. A list is valid until the next one. */
export class CountOrder {
  private keys = new Float64Array(1_024);
  private places = new Uint32Array(1_024);

  withCars(counts: Uint32Array): Uint32Array {
    if (counts.length > this.places.length) {
      this.keys = new Float64Array(counts.length * 2);
      this.places = new Uint32Array(counts.length * 2);
    }
    const { places } = this;
    let size = 0;
    for (let place = 1; place < counts.length; place += 1) if (counts[place]! > 0) places[size++] = place;
    return places.subarray(0, size);
  }

  /**
   * Lists the places with most cars first, at least `most` of them; with equal numbers of cars, the lower place first.
   * Numbers are sorted several times as fast as by a comparison function, and a few are picked out faster than all are
   * sorted.
   */
  mostFirst(counts: Uint32Array, most = Infinity): Uint32Array {
    const places = this.withCars(counts);
    const keyOf = (place: number): number => (COUNTS - counts[place]!) * PLACES + place;
    if (most <= FEW && places.length > most) return this.firstOf(places, most, keyOf);
    const keys = this.keys.subarray(0, places.length);
    for (let at = 0; at < places.length; at += 1) keys[at] = keyOf(places[at]!);
    keys.sort();
    for (let at = 0; at < places.length; at += 1) places[at] = keys[at]! % PLACES;
    return places;
  }

  /** Lists those with the lowest keys, in order: each is inserted among the ones before. */
  private firstOf(places: Uint32Array, most: number, keyOf: (place: number) => number): Uint32Array {
    const { keys } = this;
    let size = 0;
    for (let from = 0; from < places.length; from += 1) {
      const key = keyOf(places[from]!);
      if (size === most && key > keys[size - 1]!) continue;
      let at = size === most ? size - 1 : size++;
      for (; at > 0 && keys[at - 1]! > key; at -= 1) keys[at] = keys[at - 1]!;
      keys[at] = key;
    }
    for (let at = 0; at < size; at += 1) places[at] = keys[at]! % PLACES;
    return places.subarray(0, size);
  }
}
