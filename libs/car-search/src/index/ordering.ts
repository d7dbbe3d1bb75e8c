/** Half of the capacity of a block. */
const HALF = 512;

interface Block {
  readonly ords: Uint32Array;
  size: number;
}

export interface Walk {
  readonly descending: boolean;
  /** Position from which the ordering is walked; the whole ordering without one. */
  readonly start: SortPosition | undefined;
  readonly skip: number;
  readonly most: number;
}

export type OrderKey = Float64Array | Int32Array;

/** A position in an ordering: right before the car with this key and id, whether it exists or not. */
export interface SortPosition {
  readonly key: number;
  readonly high: number;
  readonly low: number;
}

interface Keys {
  readonly key: OrderKey;
  readonly idHigh: Uint32Array;
  readonly idLow: Uint32Array;
}

/**
 * Cars ordered by one column, ties by id: a list of sorted blocks, so that an insertion moves a few hundred
 * positions instead of a million.
 */
export class Ordering {
  private blocks: Block[] = [];
  /** Number of cars before each block; dropped by every change. */
  private before: Uint32Array | undefined;

  constructor(private readonly keys: () => Keys) {}

  /** Replaces the content by `ords`, sorted. */
  build(ords: Uint32Array): void {
    const { key, idHigh, idLow } = this.keys();
    const sorted = Uint32Array.from(ords).sort(
      (left, right) =>
        key[left]! - key[right]! || idHigh[left]! - idHigh[right]! || idLow[left]! - idLow[right]!,
    );
    for (const blocks = this.filling(sorted); !blocks.next().done;);
  }

  /** Replaces the content by cars that are in order; yields after each block. */
  *filling(sorted: Uint32Array): Generator<void> {
    this.blocks = [];
    this.before = undefined;
    for (let at = 0; at < sorted.length; at += HALF) {
      const part = sorted.subarray(at, at + HALF);
      const block = { ords: new Uint32Array(HALF * 2), size: part.length };
      block.ords.set(part);
      this.blocks.push(block);
      yield;
    }
    this.before = undefined;
  }

  /** Returns all cars in order, in short lists; valid until the next change. */
  *parts(): Generator<Uint32Array> {
    for (const { ords, size } of this.blocks) yield ords.subarray(0, size);
  }

  /** Adds a car. Key and id must already be in the columns. */
  add(ord: number): void {
    const { key, idHigh, idLow } = this.keys();
    const [at, within] = this.seek(key[ord]!, idHigh[ord]!, idLow[ord]!);
    let block = this.blocks[at];
    if (!block) {
      block = { ords: new Uint32Array(HALF * 2), size: 0 };
      this.blocks.push(block);
    }
    this.before = undefined;
    block.ords.copyWithin(within + 1, within, block.size);
    block.ords[within] = ord;
    block.size += 1;
    if (block.size === HALF * 2) this.split(at);
  }

  /** Removes a car. Key and id must still be in the columns. */
  remove(ord: number): void {
    const { key, idHigh, idLow } = this.keys();
    const [at, within] = this.seek(key[ord]!, idHigh[ord]!, idLow[ord]!);
    const block = this.blocks[at];
    if (block?.ords[within] !== ord) return;
    this.before = undefined;
    block.ords.copyWithin(within, within + 1, block.size);
    block.size -= 1;
    if (block.size === 0) this.blocks.splice(at, 1);
  }

  has(ord: number): boolean {
    const { key, idHigh, idLow } = this.keys();
    const [at, within] = this.seek(key[ord]!, idHigh[ord]!, idLow[ord]!);
    const block = this.blocks[at];
    return block !== undefined && within < block.size && block.ords[within] === ord;
  }

  get size(): number {
    return this.sums().at(-1)!;
  }

  /** Returns the number of cars with a key from `low` to `high`, inclusive. */
  countWithin(low: number, high: number): number {
    return Math.max(0, this.rank(high, true) - this.rank(low, false));
  }

  /** Writes the cars with a key from `low` to `high` in ascending order; returns their number. */
  list(low: number, high: number, into: Uint32Array): number {
    return this.listBetween({ key: low, high: 0, low: 0 }, { key: high, high: Infinity, low: 0 }, into);
  }

  /** Writes the cars between two positions in ascending order; returns their number. */
  listBetween(from: SortPosition, to: SortPosition, into: Uint32Array): number {
    let [at, within] = this.seek(from.key, from.high, from.low);
    const [last, end] = this.seek(to.key, to.high, to.low);
    let count = 0;
    for (; at <= last && at < this.blocks.length; at += 1, within = 0) {
      const { ords, size } = this.blocks[at]!;
      const part = ords.subarray(within, at === last ? Math.max(within, end) : size);
      into.set(part, count);
      count += part.length;
    }
    return count;
  }

  /** Returns the number of cars between two positions. */
  countBetween(from: SortPosition, to: SortPosition): number {
    return Math.max(0, this.rankOf(to) - this.rankOf(from));
  }

  /**
   * Visits cars in ascending order, from the first one not before `(key, id)` (default: the first), until
   * `look` returns false.
   */
  walkUp(look: (ord: number) => boolean, start?: SortPosition): void {
    let [at, within] = start ? this.seek(start.key, start.high, start.low) : [0, 0];
    for (; at < this.blocks.length; at += 1, within = 0) {
      const { ords, size } = this.blocks[at]!;
      for (; within < size; within += 1) if (!look(ords[within]!)) return;
    }
  }

  /**
   * Visits cars in descending order, from the last one before `(key, id)` (default: the last), until `look`
   * returns false.
   */
  walkDown(look: (ord: number) => boolean, start?: SortPosition): void {
    let [at, end] = start ? this.seek(start.key, start.high, start.low) : [this.blocks.length - 1, Infinity];
    for (; at >= 0; at -= 1, end = Infinity) {
      const block = this.blocks[at];
      if (!block) return;
      for (let within = Math.min(end, block.size) - 1; within >= 0; within -= 1)
        if (!look(block.ords[within]!)) return;
    }
  }

  /**
   * Writes the first cars whose bits are set, in ascending order from the position on or in descending order before it, leaving out
   * `skip` of them. Returns their number; −1 when `most` steps did not suffice to fill the list.
   */
  pick(bits: Int32Array, { descending, start, skip, most }: Walk, into: Uint32Array): number {
    let left = skip;
    let count = 0;
    let steps = 0;
    let [at, within] = start
      ? this.seek(start.key, start.high, start.low)
      : [descending ? this.blocks.length - 1 : 0, descending ? Infinity : 0];
    const step = descending ? -1 : 1;
    for (; at >= 0 && at < this.blocks.length; at += step, within = descending ? Infinity : 0) {
      const { ords, size } = this.blocks[at]!;
      const isWhole = descending ? within >= size : within === 0;
      if (isWhole && left > 0 && steps + size <= most) {
        const found = countIn(bits, ords, size);
        if (found <= left) {
          left -= found;
          steps += size;
          continue;
        }
      }
      const end = descending ? -1 : size;
      for (let from = descending ? Math.min(within, size) - 1 : within; from !== end; from += step) {
        if ((steps += 1) > most) return -1;
        const ord = ords[from]!;
        if ((bits[ord >>> 5]! & (1 << (ord & 31))) === 0) continue;
        if (left > 0) left -= 1;
        else into[count++] = ord;
        if (count === into.length) return count;
      }
    }
    return count;
  }

  /** Returns the number of cars before this key; with `inclusive`, up to and including it. */
  rank(key: number, inclusive: boolean): number {
    return this.rankOf({ key, high: inclusive ? Infinity : 0, low: 0 });
  }

  private rankOf({ key, high, low }: SortPosition): number {
    const [at, within] = this.seek(key, high, low);
    return (this.sums()[at] ?? 0) + within;
  }

  /** Returns the position of the car with this number, which must exist. */
  positionAt(rank: number): SortPosition {
    const sums = this.sums();
    let at = 0;
    while (sums[at + 1]! <= rank) at += 1;
    const ord = this.blocks[at]!.ords[rank - sums[at]!]!;
    const { key, idHigh, idLow } = this.keys();
    return { key: key[ord]!, high: idHigh[ord]!, low: idLow[ord]! };
  }

  /** Returns the number of cars before each block, and of all. */
  private sums(): Uint32Array {
    if (this.before) return this.before;
    const sums = new Uint32Array(this.blocks.length + 1);
    this.blocks.forEach(({ size }, at) => (sums[at + 1] = sums[at]! + size));
    return (this.before = sums);
  }

  /** Returns block and index of the first car not before `(key, id)`; if there is none, the end of the last block. */
  private seek(key: number, high: number, low: number): [number, number] {
    const { key: column, idHigh, idLow } = this.keys();
    const isBefore = (ord: number): boolean =>
      (column[ord]! - key || idHigh[ord]! - high || idLow[ord]! - low) < 0;
    let first = 0;
    let last = this.blocks.length - 1;
    while (first < last) {
      const middle = (first + last) >>> 1;
      const { ords, size } = this.blocks[middle]!;
      if (isBefore(ords[size - 1]!)) first = middle + 1;
      else last = middle;
    }
    const block = this.blocks[first];
    if (!block) return [first, 0];
    let from = 0;
    let to = block.size;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (isBefore(block.ords[middle]!)) from = middle + 1;
      else to = middle;
    }
    return [first, from];
  }

  private split(at: number): void {
    const block = this.blocks[at]!;
    const upper = { ords: new Uint32Array(HALF * 2), size: HALF };
    upper.ords.set(block.ords.subarray(HALF));
    block.size = HALF;
    this.blocks.splice(at + 1, 0, upper);
  }
}

/** Counts the cars whose bits are set, without a branch for each, which would often be mispredicted. */
function countIn(bits: Int32Array, ords: Uint32Array, size: number): number {
  let count = 0;
  for (let at = 0; at < size; at += 1) count += (bits[ords[at]! >>> 5]! >>> (ords[at]! & 31)) & 1;
  return count;
}
