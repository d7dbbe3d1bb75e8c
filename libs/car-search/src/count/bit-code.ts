import { readFileSync } from 'node:fs';
import { FREQUENT, OTHERS } from './block-fields.js';
import { MOST_PAGES } from './block-parts.js';

/**
 * Operations on bits in WebAssembly memory, compiled from `assembly`. JavaScript has no population count and works on
 * 32 bits at a time: the same loops take twenty times as long there. Addresses and lengths are in bytes; the length of
 * a bitmap is a multiple of 64. `CountBlock` describes the parts of a block.
 */
export interface BitCode {
  /** Computes `into = left & right`. */
  and(into: number, left: number, right: number, length: number): void;
  /** Computes `into = left & ~right`. */
  andNot(into: number, left: number, right: number, length: number): void;
  /** Returns the number of bits that are set in both. */
  countBoth(left: number, right: number, length: number): number;
  /** Returns 1 if a bit is set in both; takes less time the sooner there is one. */
  haveBoth(left: number, right: number, length: number): number;
  /** Returns 1 if a bit of `left` is not in `right`. */
  haveMore(left: number, right: number, length: number): number;
  /** Writes the number of bits of each block of a mask; returns the total. */
  countBlocks(mask: number, counts: number, countsEnd: number): number;
  /** Adds the sums of the values from one address to another to their counters, the first of which is at `counters`. */
  addSums(from: number, to: number, counters: number): void;
  /**
   * Adds the cars of one block that a mask has to the counters of their values.
   * @param mask of the block
   * @param found number of cars that the mask has in the block; not 0
   * @param fields from this address to the next one: the numbers of the fields to count; all when these are equal
   * @param spare room for a bitmap of a block
   * @param counters address of the first counter
   */
  countBlock(
    block: number,
    mask: number,
    found: number,
    fields: number,
    fieldsEnd: number,
    spare: number,
    counters: number,
  ): void;
}

export const PAGE_BYTES = 65_536;

export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
  grow(pages: number): number;
}

/** The part of the global object that is used here; the library for browsers declares the rest. */
declare const WebAssembly: {
  readonly Memory: new (options: { initial: number; maximum: number; shared: true }) => SharedMemory;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: { env: { memory: SharedMemory } & Readonly<Record<string, unknown>> },
  ) => { readonly exports: unknown };
};

// The path is the same from `src`, which unit tests import, and from `dist`.
const file = new URL('../../dist/bit-code.wasm', import.meta.url);
const code = new WebAssembly.Module(readFileSync(file));

/** Returns a new memory. It is shared, because views of a shared memory stay valid when it grows. */
export const makeMemory = (): SharedMemory =>
  new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });

export const operationsOn = (memory: SharedMemory): BitCode =>
  new WebAssembly.Instance(code, { env: { memory, FREQUENT, OTHERS } }).exports as BitCode;
