/** A small deterministic random number generator (mulberry32): the same seed gives the same sequence. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** An independent generator for one item, so that items can be generated in any order. */
  static forItem(seed: number, index: number, stream = 0): Random {
    let mixed = (seed ^ Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(stream, 0x85ebca6b)) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return new Random(mixed ^ (mixed >>> 15));
  }

  /** 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** A number around 0, rarely beyond -1 and 1. */
  swing(): number {
    return (this.next() + this.next() + this.next()) / 1.5 - 1;
  }
}

/** Draws items with probabilities proportional to their weights. */
export class Lottery<T> {
  private readonly sums: Float64Array;

  constructor(
    private readonly items: readonly T[],
    weightOf: (item: T) => number,
  ) {
    let sum = 0;
    this.sums = Float64Array.from(items, (item) => (sum += weightOf(item)));
  }

  draw(random: Random): T {
    const ticket = random.next() * this.sums.at(-1)!;
    let low = 0;
    let high = this.sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sums[middle]! > ticket) high = middle;
      else low = middle + 1;
    }
    return this.items[low]!;
  }
}
