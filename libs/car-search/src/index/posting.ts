/** Common capacity of all sets of cars, in positions. */
export class Universe {
  capacity = 1_024;

  get words(): number {
    return this.capacity >>> 5;
  }
}

/** A range of words of a bit set, `[from, to)`, outside of which all bits are 0. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Bits for all positions, and the span outside of which all bits are 0. */
export interface Bits extends Span {
  readonly bits: Int32Array;
}

/** Below this size a posting is a list, however small the universe. */
const MIN_DENSE = 1_024;
const EMPTY = new Uint32Array(0);
export const NOWHERE: Span = { from: 0, to: 0 };

/** The cars with one value in common, as positions: a sorted list while they are few, a bit set once a list would be larger. */
export class Posting {
  size = 0;
  /** Version, incremented by every change. */
  version = 0;
  private positions: Uint32Array = EMPTY;
  private mask: Int32Array | undefined;
  private maskFrom = 0;
  private maskTo = 0;

  constructor(private readonly universe: Universe) {}

  /** Returns the members in ascending order; `undefined` when stored as bits. */
  get list(): Uint32Array | undefined {
    return this.mask ? undefined : this.positions.subarray(0, this.size);
  }

  /** Returns the members in ascending order, which must not be changed. */
  members(): Uint32Array {
    if (!this.mask) return this.positions.subarray(0, this.size);
    const ords = new Uint32Array(this.size);
    listBits(this.mask, this.span, ords);
    return ords;
  }

  /** Returns the member with the lowest position; −1 for none. */
  get first(): number {
    if (this.size === 0) return -1;
    if (!this.mask) return this.positions[0]!;
    let word = this.maskFrom;
    while (this.mask[word] === 0) word += 1;
    return (word << 5) + 31 - Math.clz32(this.mask[word]! & -this.mask[word]!);
  }

  /** Returns one bit for each position of the universe; `undefined` when stored as a list. */
  get bits(): Int32Array | undefined {
    if (this.mask && this.mask.length < this.universe.words)
      this.mask = widened(this.mask, this.universe.words);
    return this.mask;
  }

  /**
   * Returns the span of the members. Cars loaded together have adjacent positions, so that work on a posting skips most
   * of the universe.
   */
  get span(): Span {
    if (this.mask) return { from: this.maskFrom, to: this.maskTo };
    if (this.size === 0) return NOWHERE;
    return { from: this.positions[0]! >>> 5, to: (this.positions[this.size - 1]! >>> 5) + 1 };
  }

  has(ord: number): boolean {
    if (this.mask) return (this.mask[ord >>> 5]! & (1 << (ord & 31))) !== 0;
    const at = lowerBound(this.positions, this.size, ord);
    return at < this.size && this.positions[at] === ord;
  }

  add(ord: number): void {
    this.version += 1;
    if (this.mask) this.setBit(ord);
    else this.insert(ord);
  }

  remove(ord: number): void {
    this.version += 1;
    if (this.mask) this.clearBit(ord);
    else this.takeOut(ord);
  }

  private setBit(ord: number): void {
    const mask = this.bits!;
    const before = mask[ord >>> 5]!;
    const after = before | (1 << (ord & 31));
    if (before === after) return;
    mask[ord >>> 5] = after;
    this.maskFrom = Math.min(this.maskFrom, ord >>> 5);
    this.maskTo = Math.max(this.maskTo, (ord >>> 5) + 1);
    this.size += 1;
  }

  private clearBit(ord: number): void {
    const mask = this.bits!;
    const before = mask[ord >>> 5]!;
    const after = before & ~(1 << (ord & 31));
    if (before === after) return;
    mask[ord >>> 5] = after;
    this.size -= 1;
    if (this.size < MIN_DENSE / 2 || this.size * 128 < this.universe.capacity) this.becomeSparse();
  }

  private insert(ord: number): void {
    const { size } = this;
    const isLast = size === 0 || this.positions[size - 1]! < ord;
    const at = isLast ? size : lowerBound(this.positions, size, ord);
    if (!isLast && this.positions[at] === ord) return;
    if (size === this.positions.length) {
      const wider = new Uint32Array(size < 4 ? 4 : Math.ceil(size * 1.5));
      wider.set(this.positions);
      this.positions = wider;
    }
    if (!isLast) this.positions.copyWithin(at + 1, at, size);
    this.positions[at] = ord;
    this.size += 1;
    if (this.size > MIN_DENSE && this.size * 32 > this.universe.capacity) this.becomeDense();
  }

  private takeOut(ord: number): void {
    const at = lowerBound(this.positions, this.size, ord);
    if (at >= this.size || this.positions[at] !== ord) return;
    this.positions.copyWithin(at, at + 1, this.size);
    this.size -= 1;
  }

  private becomeDense(): void {
    const mask = new Int32Array(this.universe.words);
    for (const ord of this.positions.subarray(0, this.size)) mask[ord >>> 5]! |= 1 << (ord & 31);
    ({ from: this.maskFrom, to: this.maskTo } = this.span);
    this.mask = mask;
    this.positions = EMPTY;
  }

  private becomeSparse(): void {
    const positions = new Uint32Array(this.size);
    listBits(this.mask!, this.span, positions);
    this.positions = positions;
    this.mask = undefined;
  }
}

/** Returns the smallest span that contains all of these. */
export function spanAround(spans: readonly Span[]): Span {
  const some = spans.filter(({ from, to }) => from < to);
  if (some.length === 0) return NOWHERE;
  return { from: Math.min(...some.map(({ from }) => from)), to: Math.max(...some.map(({ to }) => to)) };
}

/** Returns the intersection of the spans. */
export function overlap(spans: readonly Span[]): Span {
  const from = Math.max(0, ...spans.map((span) => span.from));
  const to = Math.min(...spans.map((span) => span.to));
  return from < to ? { from, to } : NOWHERE;
}

/** Writes the positions of set bits in ascending order, at most as many as fit; returns their number. */
export function listBits(mask: Int32Array, { from, to }: Span, into: Uint32Array): number {
  let found = 0;
  for (let word = from; word < to; word += 1) {
    let rest = mask[word]!;
    while (rest !== 0) {
      if (found === into.length) return found;
      into[found] = (word << 5) + 31 - Math.clz32(rest & -rest);
      found += 1;
      rest &= rest - 1;
    }
  }
  return found;
}

/** Returns the number of set bits. */
export function countBits(mask: Int32Array, { from, to }: Span): number {
  let count = 0;
  for (let word = from; word < to; word += 1) {
    let rest = mask[word]!;
    if (rest === 0) continue;
    rest -= (rest >>> 1) & 0x55555555;
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Returns the first index of `sorted` whose value is not less than `value`. */
function lowerBound(sorted: Uint32Array, size: number, value: number): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function widened(mask: Int32Array, words: number): Int32Array {
  const wider = new Int32Array(words);
  wider.set(mask);
  return wider;
}

/** A set expression: union of postings, intersection of expressions, or union of expressions. */
export type Expression =
  | { readonly any: readonly Posting[] }
  | { readonly all: readonly Expression[] }
  | { readonly either: readonly Expression[] };

export const any = (postings: readonly Posting[]): Expression => ({ any: postings });
export const all = (of: readonly Expression[]): Expression => (of.length === 1 ? of[0]! : { all: of });
export const either = (of: readonly Expression[]): Expression => (of.length === 1 ? of[0]! : { either: of });
