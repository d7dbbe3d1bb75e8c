import {
  overlap,
  listBits,
  NOWHERE,
  spanAround,
  type Bits,
  type Posting,
  type Span,
  type Universe,
  type Expression,
} from '../index/posting.js';

/** A set of cars used while a query is executed. */
export interface CarSet extends Bits {
  /** Upper bound of the number of cars. */
  readonly size: number;
  /** Cars in ascending order; present only for small sets. */
  readonly list?: Uint32Array;
}

/** Below this size, iterating a list is faster than scanning bits. */
const FEW = 1_024;

/** Unions smaller than this are not cached: computing them again is as fast. */
const WORTH_KEEPING = 64;
const MOST_KEPT_BYTES = 48 * 1_048_576;

interface KeptUnion extends Span {
  readonly size: number;
  /** Words of the bit set within the span. */
  readonly words: Int32Array;
  readonly list: Uint32Array | undefined;
  /** Versions of the postings at the time of caching. */
  readonly versions: readonly number[];
}

/** Pool of bit sets, one scratch list and a cache of unions, so that a query allocates next to nothing. */
export class BitsetPool {
  private readonly free: Bits[] = [];
  private readonly inUse: Bits[] = [];
  private list = new Uint32Array(0);
  /**
   * Cached unions by their source: one posting, or the list of an expression. The lexicon returns the same list
   * for the same words until it changes.
   */
  private readonly unions = new Map<Posting | readonly Posting[], KeptUnion>();
  private keptBytes = 0;

  constructor(private readonly universe: Universe) {}

  /** Ends a query: all bit sets borrowed by it become free. */
  reset(): void {
    this.free.push(...this.inUse.splice(0));
  }

  /** Borrows a cleared bit set. The caller may set bits only within the span. */
  bits({ from, to }: Span): Int32Array {
    const { words } = this.universe;
    const last = this.free.pop();
    if (last?.bits.length === words) last.bits.fill(0, last.from, last.to);
    const bits = last?.bits.length === words ? last.bits : new Int32Array(words);
    this.inUse.push({ bits, from, to });
    return bits;
  }

  /** Returns a scratch list with capacity for all positions. There is only one, so its content is valid until the next call. */
  scratchList(): Uint32Array {
    if (this.list.length < this.universe.capacity) this.list = new Uint32Array(this.universe.capacity);
    return this.list;
  }

  setOf(expression: Expression): CarSet {
    if ('any' in expression)
      return expression.any.length > 1
        ? this.kept(expression.any, expression.any)
        : this.union(expression.any);
    if ('all' in expression) return this.both(expression.all.map((part) => this.setOf(part)));
    const sets = expression.either.map((part) => this.setOf(part));
    const span = spanAround(sets);
    const bits = this.bits(span);
    for (const set of sets) orInto(bits, set.bits, set);
    return this.listedIfFew(
      bits,
      span,
      sets.reduce((sum, { size }) => sum + size, 0),
    );
  }

  /** Returns the cars that are in any of the postings. */
  union(postings: readonly Posting[]): CarSet {
    const some = postings.filter(({ size }) => size > 0);
    const [only] = some;
    if (!only || some.length > 1) return this.united(some);
    const { bits, size, span } = only;
    return bits ? { size, bits, ...span } : this.kept(only, some);
  }

  /** Returns the union from the cache, if none of its postings has changed. */
  private kept(key: Posting | readonly Posting[], postings: readonly Posting[]): CarSet {
    const kept = this.unions.get(key);
    if (!kept?.versions.every((version, at) => version === postings[at]!.version))
      return this.keep(key, postings);
    const { size, from, to, list } = kept;
    const bits = this.bits({ from, to });
    bits.set(kept.words, from);
    return { size, bits, from, to, ...(list && { list }) };
  }

  private keep(key: Posting | readonly Posting[], postings: readonly Posting[]): CarSet {
    const set = this.united(postings);
    const { size, from, to } = set;
    if (size < WORTH_KEEPING) return set;
    const words = set.bits.slice(from, to);
    const list = set.list?.slice();
    if (this.keptBytes >= MOST_KEPT_BYTES) {
      this.unions.clear();
      this.keptBytes = 0;
    }
    const versions = postings.map(({ version }) => version);
    this.unions.set(key, { size, from, to, words, list, versions });
    this.keptBytes += words.byteLength + (list?.byteLength ?? 0);
    return set;
  }

  private united(postings: readonly Posting[]): CarSet {
    const some = postings.filter(({ size }) => size > 0);
    const span = spanAround(some.map((posting) => posting.span));
    const bits = this.bits(span);
    let most = 0;
    for (const { list, bits: others, span: theirs, size } of some) {
      most += size;
      if (list) setAll(bits, list);
      else orInto(bits, others!, theirs);
    }
    return this.listedIfFew(bits, span, most);
  }

  /** Returns the cars of a list, as a set. */
  listed(list: Uint32Array): CarSet {
    const span = spanOf(list);
    const bits = this.bits(span);
    setAll(bits, list);
    return { size: list.length, bits, list, ...span };
  }

  /** Returns the cars that are in all of the sets. */
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
    if (most > FEW) return { size: most, bits, ...span };
    const found = new Uint32Array(most);
    const size = listBits(bits, span, found);
    return { size, bits, ...span, list: found.subarray(0, size) };
  }
}

/** Returns the cars of the list that are also in the set. */
export function listedIn(list: Uint32Array, bits: Int32Array): Uint32Array {
  const kept = new Uint32Array(list.length);
  let count = 0;
  for (let at = 0; at < list.length; at += 1) {
    const ord = list[at]!;
    if ((bits[ord >>> 5]! & (1 << (ord & 31))) !== 0) kept[count++] = ord;
  }
  return kept.subarray(0, count);
}

function spanOf(list: Uint32Array): Span {
  if (list.length === 0) return NOWHERE;
  let [least, most] = [Infinity, 0];
  for (let at = 0; at < list.length; at += 1) {
    least = Math.min(least, list[at]!);
    most = Math.max(most, list[at]!);
  }
  return { from: least >>> 5, to: (most >>> 5) + 1 };
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
