const FREE = -1;
const GONE = -2;

/** Hash table from car id to position. It stores positions only; ids are compared in the columns. */
export class IdTable {
  private slots = new Int32Array(2_048).fill(FREE);
  private used = 0;
  size = 0;

  constructor(private readonly ids: () => { readonly idHigh: Uint32Array; readonly idLow: Uint32Array }) {}

  /** Returns the position of the car, or −1. */
  find(high: number, low: number): number {
    const { idHigh, idLow } = this.ids();
    const last = this.slots.length - 1;
    for (let slot = hash(high, low) & last; ; slot = (slot + 1) & last) {
      const ord = this.slots[slot]!;
      if (ord === FREE) return -1;
      if (ord !== GONE && idLow[ord] === low && idHigh[ord] === high) return ord;
    }
  }

  /** Adds a car. Its id must already be in the columns and not yet in the table. */
  add(ord: number): void {
    if ((this.used + 1) * 2 > this.slots.length) this.rehash();
    const { idHigh, idLow } = this.ids();
    const last = this.slots.length - 1;
    let slot = hash(idHigh[ord]!, idLow[ord]!) & last;
    while (this.slots[slot]! >= 0) slot = (slot + 1) & last;
    if (this.slots[slot] === FREE) this.used += 1;
    this.slots[slot] = ord;
    this.size += 1;
  }

  /** Removes a car. Its id must still be in the columns. */
  remove(ord: number): void {
    const { idHigh, idLow } = this.ids();
    const last = this.slots.length - 1;
    for (let slot = hash(idHigh[ord]!, idLow[ord]!) & last; ; slot = (slot + 1) & last) {
      if (this.slots[slot] === FREE) return;
      if (this.slots[slot] !== ord) continue;
      this.slots[slot] = GONE;
      this.size -= 1;
      return;
    }
  }

  private rehash(): void {
    const ords = this.slots.filter((ord) => ord >= 0);
    let length = 2_048;
    while (length < ords.length * 4) length *= 2;
    this.slots = new Int32Array(length).fill(FREE);
    this.used = 0;
    this.size = 0;
    for (const ord of ords) this.add(ord);
  }
}

function hash(high: number, low: number): number {
  let mixed = Math.imul(low ^ (low >>> 16), 0x45d9f3b) ^ Math.imul(high + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
