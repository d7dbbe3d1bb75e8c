import type { Expression } from './expression.js';
import { listBits, type Posting, type Universe } from './posting.js';

/** A set of cars while a query is worked out. */
export interface CarSet {
  /** Not less than the number of its cars. */
  readonly size: number;
  /** Its cars, each once; only when they are few. */
  readonly list?: Uint32Array;
  /** One bit for each car. */
  readonly bits: Int32Array;
}

/** Sets of fewer cars than this share of the universe are worth a list. */
const FEW = 32;

/** Lends bits and lists to one query after the other, so that asking allocates next to nothing. */
export class Workshop {
  private readonly free: Int32Array[] = [];
  private readonly lent: Int32Array[] = [];
  private list = new Uint32Array(0);

  constructor(private readonly universe: Universe) {}

  /** Ends a query: what it has borrowed is lent again. */
  reset(): void {
    this.free.push(...this.lent.splice(0));
  }

  /** Bits that are all 0. */
  bits(): Int32Array {
    const { words } = this.universe;
    let bits = this.free.pop();
    if (bits?.length === words) bits.fill(0);
    else bits = new Int32Array(words);
    this.lent.push(bits);
    return bits;
  }

  /** Room for every car; one list at a time. */
  room(): Uint32Array {
    if (this.list.length < this.universe.capacity) this.list = new Uint32Array(this.universe.capacity);
    return this.list;
  }

  setOf(expression: Expression): CarSet {
    if ('any' in expression) return this.union(expression.any);
    if ('all' in expression) return this.both(expression.all.map((part) => this.setOf(part)));
    const sets = expression.either.map((part) => this.setOf(part));
    const bits = this.bits();
    for (const set of sets) orInto(bits, set.bits);
    const size = sets.reduce((sum, set) => sum + set.size, 0);
    return this.isFew(size) ? this.listed(bits) : { size, bits };
  }

  union(postings: readonly Posting[]): CarSet {
    const some = postings.filter(({ size }) => size > 0);
    const [only] = some;
    if (some.length === 1 && only!.bits) return { size: only!.size, bits: only!.bits };
    const bits = this.bits();
    let size = 0;
    for (const posting of some) {
      size += posting.size;
      const { list } = posting;
      if (list) for (let at = 0; at < list.length; at += 1) bits[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
      else orInto(bits, posting.bits!);
    }
    if (some.length === 1) return { size, bits, list: only!.list! };
    const isListed = this.isFew(size) && some.every(({ bits: dense }) => !dense);
    return isListed ? { ...joined(some, size), bits } : { size, bits };
  }

  /** The cars that are in all of the sets. */
  both(sets: readonly CarSet[]): CarSet {
    const [first, ...others] = [...sets].sort((left, right) => left.size - right.size);
    if (!first) return { size: 0, bits: this.bits(), list: new Uint32Array(0) };
    if (others.length === 0) return first;
    const bits = this.bits();
    if (first.list) {
      const list = first.list.filter((ord) =>
        others.every((other) => (other.bits[ord >>> 5]! & (1 << (ord & 31))) !== 0),
      );
      for (const ord of list) bits[ord >>> 5]! |= 1 << (ord & 31);
      return { size: list.length, list, bits };
    }
    bits.set(first.bits);
    for (const other of others) andInto(bits, other.bits);
    return { size: first.size, bits };
  }

  private isFew(size: number): boolean {
    return size * FEW <= this.universe.capacity || size <= 1_024;
  }

  private listed(bits: Int32Array): CarSet {
    const room = new Uint32Array(Math.max(1_024, this.universe.capacity / FEW));
    const size = listBits(bits, room);
    return { size, bits, list: room.subarray(0, size) };
  }
}

/** Members of several lists, each once. */
function joined(postings: readonly Posting[], size: number): { size: number; list: Uint32Array } {
  const list = new Uint32Array(size);
  let at = 0;
  for (const { list: part } of postings) {
    list.set(part!, at);
    at += part!.length;
  }
  if (postings.length === 1) return { size, list };
  list.sort();
  let kept = 0;
  for (at = 0; at < size; at += 1) if (at === 0 || list[at] !== list[at - 1]) list[kept++] = list[at]!;
  return { size: kept, list: list.subarray(0, kept) };
}

export function orInto(bits: Int32Array, other: Int32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= other[word]!;
}

export function andInto(bits: Int32Array, other: Int32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= other[word]!;
}
