/** Maximum number of values that are picked out instead of sorting all. */
const FEW = 64;
/** More than any number of positions in a directory. */
const POSITIONS = 1 << 20;
/** More than any count. */
const COUNTS = 2 ** 32;

/** Lists the positions that have cars, from 1 on: position 0 stands for an unknown value. A list is valid until the next one. */
export class CountOrder {
  private keys = new Float64Array(1_024);
  private positions = new Uint32Array(1_024);

  withCars(counts: Uint32Array): Uint32Array {
    if (counts.length > this.positions.length) {
      this.keys = new Float64Array(counts.length * 2);
      this.positions = new Uint32Array(counts.length * 2);
    }
    const { positions } = this;
    let size = 0;
    for (let position = 1; position < counts.length; position += 1)
      if (counts[position]! > 0) positions[size++] = position;
    return positions.subarray(0, size);
  }

  /**
   * Lists the positions with most cars first, at least `most` of them; with equal numbers of cars, the lower position first.
   * Numbers are sorted several times as fast as by a comparison function, and a few are picked out faster than all are
   * sorted.
   */
  mostFirst(counts: Uint32Array, most = Infinity): Uint32Array {
    const positions = this.withCars(counts);
    const keyOf = (position: number): number => (COUNTS - counts[position]!) * POSITIONS + position;
    if (most <= FEW && positions.length > most) return this.firstOf(positions, most, keyOf);
    const keys = this.keys.subarray(0, positions.length);
    for (let at = 0; at < positions.length; at += 1) keys[at] = keyOf(positions[at]!);
    keys.sort();
    for (let at = 0; at < positions.length; at += 1) positions[at] = keys[at]! % POSITIONS;
    return positions;
  }

  /** Lists those with the lowest keys, in order: each is inserted among the ones before. */
  private firstOf(positions: Uint32Array, most: number, keyOf: (position: number) => number): Uint32Array {
    const { keys } = this;
    let size = 0;
    for (let from = 0; from < positions.length; from += 1) {
      const key = keyOf(positions[from]!);
      if (size === most && key > keys[size - 1]!) continue;
      let at = size === most ? size - 1 : size++;
      for (; at > 0 && keys[at - 1]! > key; at -= 1) keys[at] = keys[at - 1]!;
      keys[at] = key;
    }
    for (let at = 0; at < size; at += 1) positions[at] = keys[at]! % POSITIONS;
    return positions.subarray(0, size);
  }
}
