/** Pseudo-random numbers, reproducible by seed (mulberry32): the same seed gives the same sequence. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns an independent sequence for one item, so that items can be generated in any order. */
  static forItem(seed: number, index: number, stream = 0): Random {
    let mixed = (seed ^ Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(stream, 0x85ebca6b)) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return new Random(mixed ^ (mixed >>> 15));
  }

  /** Returns a number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** Returns a number from `low` up to, but not including, `high`. */
  within(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** Returns a number around 0, rarely beyond -1 and 1. */
  swing(): number {
    return (this.next() + this.next() + this.next()) / 1.5 - 1;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('There is nothing to pick from.');
    return from[this.between(0, from.length - 1)]!;
  }

  /** Draws one item with a probability proportional to its weight. */
  weighted<T>(from: readonly (readonly [number, T])[]): T {
    let at = this.next() * from.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, one] of from) if ((at -= weight) < 0) return one;
    return from.at(-1)![1];
  }

  shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = this.between(0, last);
      [copy[last], copy[other]] = [copy[other]!, copy[last]!];
    }
    return copy;
  }

  /** Returns an independent sequence, so that the numbers of one part do not depend on how many another part uses. */
  branch(name: string): Random {
    let seed = this.state;
    for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
    return new Random(seed);
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.between(0, 15).toString(16)).join('');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`];
    return [...parts, hex.slice(20)].join('-');
  }
}
