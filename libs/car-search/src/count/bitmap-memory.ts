import { makeMemory, operationsOn, PAGE_BYTES, type BitCode, type SharedMemory } from './bit-code.js';
import type { Bits } from '../index/posting.js';

/** A part of the memory. */
export interface Piece {
  readonly address: number;
  readonly bytes: number;
}

/** A bitmap with one bit for each position of the universe. */
export interface Bitmap extends Piece {
  readonly bits: Int32Array;
  /** Range of bytes outside of which all bits are known to be 0; multiples of 64. */
  readonly span?: { readonly from: number; readonly to: number };
  /** Whether it is kept and changes between queries. */
  readonly isLasting?: true;
}

export interface SizedBitmap extends Bitmap {
  /** Number of set bits. */
  readonly size: number;
}

const LEAST_BYTES = 1_024;
/**
 * Number of sizes between a number and its double. Sizes are rounded up by an eighth at most, so that a released piece
 * can be reused.
 */
const SIZES_OF_A_DOUBLING = 8;
/** Maximum ratio of the size of a released piece to the needed one. */
const MOST_SPARE = 1.25;

/** WebAssembly memory in pieces, and operations on bitmaps in it. */
export class BitmapMemory {
  readonly shared: SharedMemory = makeMemory();
  readonly operations: BitCode = operationsOn(this.shared);
  private readonly free = new Map<number, number[]>();
  /** End of the used memory. The first bytes stay 0, so that the address 0 means none. */
  private end = LEAST_BYTES;

  /**
   * `bitmapBytes` is the size of a bitmap, a multiple of 128. After it has changed, no bitmap taken before may be used.
   */
  constructor(public bitmapBytes: number) {}

  take(atLeast: number): Piece {
    const bytes = roundedUp(atLeast);
    for (let size = bytes; size <= bytes * MOST_SPARE; size = roundedUp(size + 1)) {
      const freed = this.free.get(size)?.pop();
      if (freed !== undefined) return { address: freed, bytes: size };
    }
    const address = this.end;
    this.end += bytes;
    const missing = this.end - this.shared.buffer.byteLength;
    if (missing > 0) this.shared.grow(Math.ceil(missing / PAGE_BYTES));
    return { address, bytes };
  }

  release({ address, bytes }: Piece): void {
    const free = this.free.get(bytes) ?? [];
    this.free.set(bytes, free);
    free.push(address);
  }

  /** Returns the content of a piece; it stays valid while the memory grows. */
  words({ address, bytes }: Piece): Int32Array {
    return new Int32Array(this.shared.buffer, address, bytes / 4);
  }

  unsigned({ address, bytes }: Piece): Uint32Array {
    return new Uint32Array(this.shared.buffer, address, bytes / 4);
  }

  /** Takes a bitmap with undefined content. */
  takeBitmap(): Bitmap {
    const piece = this.take(this.bitmapBytes);
    return { ...piece, bits: this.words({ ...piece, bytes: this.bitmapBytes }) };
  }

  copy(into: Bitmap, from: Bitmap): void {
    this.and(into, from, from);
  }

  and(into: Bitmap, left: Bitmap, right: Bitmap): void {
    this.operations.and(into.address, left.address, right.address, this.bitmapBytes);
  }

  andNot(into: Bitmap, left: Bitmap, right: Bitmap): void {
    this.operations.andNot(into.address, left.address, right.address, this.bitmapBytes);
  }

  /** Writes a set whose bits are 0 outside of its span. */
  write(into: Bitmap, { bits, from, to }: Bits): void {
    into.bits.fill(0, 0, from);
    into.bits.set(bits.subarray(from, to), from);
    into.bits.fill(0, to);
  }

  haveBoth(left: Bitmap, right: Bitmap): boolean {
    const { from, to } = this.spanOf(left);
    return this.operations.haveBoth(left.address + from, right.address + from, to - from) === 1;
  }

  /** Whether a bit of `left` is not in `right`. */
  haveMore(left: Bitmap, right: Bitmap): boolean {
    const { from, to } = this.spanOf(left);
    return this.operations.haveMore(left.address + from, right.address + from, to - from) === 1;
  }

  countBoth(left: Bitmap, right: Bitmap): number {
    const { from, to } = this.spanOf(left);
    return this.operations.countBoth(left.address + from, right.address + from, to - from);
  }

  private spanOf({ span }: Bitmap): NonNullable<Bitmap['span']> {
    return span ?? { from: 0, to: this.bitmapBytes };
  }
}

/** Rounds up to a multiple of 128. */
function roundedUp(bytes: number): number {
  const step = 2 ** Math.floor(Math.log2(Math.max(bytes, LEAST_BYTES))) / SIZES_OF_A_DOUBLING;
  return Math.max(LEAST_BYTES, Math.ceil(bytes / step) * step);
}
