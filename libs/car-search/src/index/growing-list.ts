/** A growable list of positions that is reused by the next query. */
export class GrowingList {
  private ords = new Uint32Array(1_024);
  private size = 0;

  get list(): Uint32Array {
    return this.ords.subarray(0, this.size);
  }

  empty(): void {
    this.size = 0;
  }

  push(ord: number): void {
    if (this.size === this.ords.length) {
      const wider = new Uint32Array(this.size * 2);
      wider.set(this.ords);
      this.ords = wider;
    }
    this.ords[this.size++] = ord;
  }

  /** Adds the positions of the bits that are set in the words `from` to `to`, exclusive. */
  pushBits(bits: Int32Array, from: number, to: number): void {
    for (let word = from; word < to; word += 1)
      for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
        this.push((word << 5) + 31 - Math.clz32(rest & -rest));
  }
}
