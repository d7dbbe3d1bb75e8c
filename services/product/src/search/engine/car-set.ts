import type { Expression } from './expression.js';
import { around, listBits, NOWHERE, overlap, type Posting, type Span, type Universe } from './posting.js';

/** A set of cars while a query is worked out. */
export interface CarSet extends Span {
  /** Not less than the number of its cars. */
  readonly size: number;
  /** Its cars in ascending order; only when they are few. */
  readonly list?: Uint32Array;
  /** One bit for each car; none is set outside of the span. */
  readonly bits: Int32Array;
}

/** Sets of fewer cars than this share of the universe are worth a list. */
const FEW = 32;

/** Bits that were lent, and where something may be set in them. */
interface Loan extends Span {
  readonly bits: Int32Array;
}

/** Lends bits and lists to one query after the other, so that asking allocates next to nothing. */
export class Workshop {
  private readonly free: Loan[] = [];
  private readonly lent: Loan[] = [];
  private list = new Uint32Array(0);

  constructor(private readonly universe: Universe) {}

  /** Ends a query: what it has borrowed is lent again. */
  reset(): void {
    this.free.push(...this.lent.splice(0));
  }

  /** Bits that are all 0; the borrower sets some within the span and none outside. */
  bits({ from, to }: Span): Int32Array {
    const { words } = this.universe;
    const last = this.free.pop();
    if (last?.bits.length === words) last.bits.fill(0, last.from, last.to);
    const bits = last?.bits.length === words ? last.bits : new Int32Array(words);
    this.lent.push({ bits, from, to });
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
    const span = around(sets);
    const bits = this.bits(span);
    for (const set of sets) orInto(bits, set.bits, set);
    return this.listedIfFew(
      bits,
      span,
      sets.reduce((sum, { size }) => sum + size, 0),
    );
  }

  union(postings: readonly Posting[]): CarSet {
    const some = postings.filter(({ size }) => size > 0);
    const [only] = some;
    if (some.length === 1 && only!.bits) return { size: only!.size, bits: only!.bits, ...only!.span };
    const span = around(some.map((posting) => posting.span));
    const bits = this.bits(span);
    let size = 0;
    for (const posting of some) {
      size += posting.size;
      if (posting.list) setAll(bits, posting.list);
      else orInto(bits, posting.bits!, posting.span);
    }
    if (some.length === 1) return { size, bits, ...span, list: only!.list! };
    return this.listedIfFew(bits, span, size);
  }

  /** The cars of a list in ascending order, as a set. */
  listed(list: Uint32Array): CarSet {
    const span =
      list.length === 0 ? NOWHERE : { from: list[0]! >>> 5, to: (list[list.length - 1]! >>> 5) + 1 };
    const bits = this.bits(span);
    setAll(bits, list);
    return { size: list.length, bits, list, ...span };
  }

  /** The cars that are in all of the sets. */
  both(sets: readonly CarSet[]): CarSet {
    const [first, ...others] = [...sets].sort((left, right) => left.size - right.size);
    if (!first) return this.listed(new Uint32Array(0));
    if (others.length === 0) return first;
    if (first.list) return this.listed(others.reduce((list, { bits }) => listedIn(list, bits), first.list));
    const span = overlap(sets);
    const bits = this.bits(span);
    orInto(bits, first.bits, span);
    for (const other of others) andInto(bits, other.bits, span);
    return { size: first.size, bits, ...span };
  }

  private listedIfFew(bits: Int32Array, span: Span, most: number): CarSet {
    const isFew = most * FEW <= this.universe.capacity || most <= 1_024;
    if (!isFew) return { size: most, bits, ...span };
    const room = new Uint32Array(most);
    const size = listBits(bits, span, room);
    return { size, bits, ...span, list: room.subarray(0, size) };
  }
}

/** Those on the list that are in the set as well. */
export function listedIn(list: Uint32Array, bits: Int32Array): Uint32Array {
  const kept = new Uint32Array(list.length);
  let count = 0;
  for (let at = 0; at < list.length; at += 1) {
    const ord = list[at]!;
    if ((bits[ord >>> 5]! & (1 << (ord & 31))) !== 0) kept[count++] = ord;
  }
  return kept.subarray(0, count);
}

function setAll(bits: Int32Array, list: Uint32Array): void {
  for (let at = 0; at < list.length; at += 1) bits[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
}

export function orInto(bits: Int32Array, other: Int32Array, { from, to }: Span): void {
  for (let word = from; word < to; word += 1) bits[word]! |= other[word]!;
}

export function andInto(bits: Int32Array, other: Int32Array, { from, to }: Span): void {
  for (let word = from; word < to; word += 1) bits[word]! &= other[word]!;
}
