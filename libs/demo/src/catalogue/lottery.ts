import type { Random } from '../random/index.js';

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
