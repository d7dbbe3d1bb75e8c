import {
  add32,
  add64,
  and128,
  and64,
  andNot128,
  constant,
  get,
  ifTrue,
  isAny128,
  isLess,
  isMore,
  leave,
  load128,
  load32,
  load64,
  moduleOf,
  multiply32,
  ones64,
  or128,
  select,
  set,
  store128,
  store32,
  subtract32,
  to32,
  whileTrue,
  type Code,
  type WasmFunction,
} from './wasm.js';

/**
 * Operations on bits in WebAssembly memory. JavaScript has no population count and works on 32 bits at a time: the same
 * loops take twenty times as long there. Addresses and lengths are in bytes; a bitmap has a multiple of 64.
 */
export interface BitCode {
  /** `into = left & right` */
  and(into: number, left: number, right: number, length: number): void;
  /** `into = left & ~right` */
  andNot(into: number, left: number, right: number, length: number): void;
  /** Number of bits that are set in both. */
  countBoth(left: number, right: number, length: number): number;
  /** 1 if a bit is set in both; takes less time the sooner there is one. */
  haveBoth(left: number, right: number, length: number): number;
  /** 1 if a bit of `left` is not in `right`. */
  haveMore(left: number, right: number, length: number): number;
  /**
   * Counts the bits of one block in each of `masks` masks.
   * @param table for each mask its address, and the place for the count
   * @param offset of the block in a mask
   * @returns the largest count
   */
  countMasks(table: number, masks: number, offset: number): number;
  /**
   * Counts the cars of one block by their values, for each field those of the field's mask. See `CountBlocks` for the layout
   * of a block.
   * @param entries from `from` to `to`: the fields of the block
   * @param bits the bitmaps of the block
   * @param fields for each field the address of its mask's entry in the table of `countMasks`; 0 to leave it out
   * @param cars number of cars in the block; where a mask has all of them, the sums of the block are added
   */
  countBlock(from: number, to: number, bits: number, fields: number, offset: number, cars: number): void;
}

/** Bytes of a bitmap of one block. */
export const BLOCK_BYTES = 128;
const WORDS = BLOCK_BYTES / 8;

/** Number of bits that are set at both addresses, within one block. */
const onesOfBlock = (left: Code, right: Code): Code => {
  const word = (at: number): Code => [
    ...[...left, ...load64(at * 8)],
    ...[...right, ...load64(at * 8)],
    ...[...and64, ...ones64],
    ...(at > 0 ? add64 : []),
  ];
  return [...Array.from({ length: WORDS }, (_, at) => word(at)).flat(), ...to32];
};

const increase = (local: number, by: Code): Code => [...get(local), ...by, ...add32, ...set(local)];

function combined(name: string, operation: Code): WasmFunction {
  const [into, left, right, length, at] = [0, 1, 2, 3, 4];
  const address = (start: number): Code => [...get(start), ...get(at), ...add32];
  const part = (offset: number): Code => [
    ...address(into),
    ...[...address(left), ...load128(offset)],
    ...[...address(right), ...load128(offset)],
    ...[...operation, ...store128(offset)],
  ];
  const body = whileTrue(
    [...get(at), ...get(length), ...isLess],
    [...[0, 16, 32, 48].flatMap(part), ...increase(at, constant(64))],
  );
  return { name, parameters: 4, locals: 1, returns: false, body };
}

function countBoth(): WasmFunction {
  const [left, right, length, end, sum] = [0, 1, 2, 3, 4];
  const words = [0, 8, 16, 24, 32, 40, 48, 56].flatMap((offset) => [
    ...[...get(left), ...load64(offset), ...get(right), ...load64(offset), ...and64, ...ones64],
    ...(offset > 0 ? add64 : []),
  ]);
  const body = [
    ...[...get(left), ...get(length), ...add32, ...set(end)],
    ...whileTrue(
      [...get(left), ...get(end), ...isLess],
      [
        ...increase(sum, [...words, ...to32]),
        ...increase(left, constant(64)),
        ...increase(right, constant(64)),
      ],
    ),
    ...get(sum),
  ];
  return { name: 'countBoth', parameters: 3, locals: 2, returns: true, body };
}

function haveAny(name: string, operation: Code): WasmFunction {
  const [left, right, length, end] = [0, 1, 2, 3];
  const parts = [0, 16, 32, 48].flatMap((offset) => [
    ...[...get(left), ...load128(offset), ...get(right), ...load128(offset), ...operation],
    ...(offset > 0 ? or128 : []),
  ]);
  const body = [
    ...[...get(left), ...get(length), ...add32, ...set(end)],
    ...whileTrue(
      [...get(left), ...get(end), ...isLess],
      [
        ...ifTrue([...parts, ...isAny128], [...constant(1), ...leave], []),
        ...increase(left, constant(64)),
        ...increase(right, constant(64)),
      ],
    ),
    ...constant(0),
  ];
  return { name, parameters: 3, locals: 1, returns: true, body };
}

function countMasks(): WasmFunction {
  const [table, masks, offset, mask, count, most] = [0, 1, 2, 3, 4, 5];
  const body = [
    ...whileTrue(get(masks), [
      ...[...get(table), ...load32(0), ...get(offset), ...add32, ...set(mask)],
      ...[...onesOfBlock(get(mask), get(mask)), ...set(count)],
      ...[...get(table), ...get(count), ...store32(4)],
      ...[...get(count), ...get(most), ...get(count), ...get(most), ...isMore, ...select, ...set(most)],
      ...increase(table, constant(8)),
      ...increase(masks, constant(-1)),
    ]),
    ...get(most),
  ];
  return { name: 'countMasks', parameters: 3, locals: 3, returns: true, body };
}

function countBlock(): WasmFunction {
  const [from, to, bits, fields, offset, cars] = [0, 1, 2, 3, 4, 5];
  const [entry, mask, left, end, rest, count, values] = [6, 7, 8, 9, 10, 11, 12];
  const addTo = (counter: number, sum: number): Code => [
    ...get(counter),
    ...[...get(counter), ...load32(0), ...get(sum), ...add32],
    ...store32(0),
  ];
  const readHead = [
    ...[...get(fields), ...get(from), ...load32(0), ...constant(4), ...multiply32, ...add32],
    ...[...load32(0), ...set(entry)],
    ...[...get(from), ...load32(4), ...set(values)],
    ...[...get(from), ...load32(8), ...set(rest)],
    ...increase(from, constant(16)),
    ...[...get(values), ...constant(8), ...multiply32, ...get(from), ...add32, ...set(end)],
    // An entry of 0 reads zeros, so that the field is skipped as one whose mask has no car here.
    ...[...get(entry), ...load32(4), ...set(left)],
  ];
  const skipBits = [
    ...[...get(values), ...constant(BLOCK_BYTES), ...multiply32, ...get(bits), ...add32, ...set(bits)],
  ];
  const skip = [...skipBits, ...get(end), ...set(from)];
  const countValues = [
    ...[...get(entry), ...load32(0), ...get(offset), ...add32, ...set(mask)],
    ...whileTrue(
      [...get(from), ...get(end), ...isLess],
      [
        ...[...onesOfBlock(get(mask), get(bits)), ...set(count)],
        ...[...get(from), ...load32(0), ...set(entry)],
        ...addTo(entry, count),
        ...[...get(left), ...get(count), ...subtract32, ...set(left)],
        ...increase(bits, constant(BLOCK_BYTES)),
        ...increase(from, constant(8)),
      ],
    ),
    ...addTo(rest, left),
  ];
  // The sum of the most frequent value stands right before those of the others.
  const addSums = [
    ...[...get(from), ...constant(-4), ...add32, ...load32(0), ...set(count), ...addTo(rest, count)],
    ...whileTrue(
      [...get(from), ...get(end), ...isLess],
      [
        ...[...get(from), ...load32(0), ...set(entry), ...get(from), ...load32(4), ...set(count)],
        ...addTo(entry, count),
        ...increase(from, constant(8)),
      ],
    ),
    ...skipBits,
  ];
  const isPart = [...get(left), ...get(cars), ...subtract32];
  const body = whileTrue(
    [...get(from), ...get(to), ...isLess],
    [...readHead, ...ifTrue(get(left), ifTrue(isPart, countValues, addSums), skip)],
  );
  return { name: 'countBlock', parameters: 6, locals: 7, returns: false, body };
}

/**
 * 1 GB: twice what eight million cars need. Addresses are reserved for all of it, memory is taken as it is needed.
 */
const MOST_PAGES = 16_384;
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
    imports: { env: { memory: SharedMemory } },
  ) => { readonly exports: unknown };
};

const code = new WebAssembly.Module(
  moduleOf(
    [
      combined('and', and128),
      combined('andNot', andNot128),
      countBoth(),
      haveAny('haveBoth', and128),
      haveAny('haveMore', andNot128),
      countMasks(),
      countBlock(),
    ],
    MOST_PAGES,
  ),
);

/** A memory of its own, and the operations on it. Shared, because views of a shared memory stay valid when it grows. */
export function makeBitCode(): { readonly memory: SharedMemory; readonly operations: BitCode } {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });
  const { exports } = new WebAssembly.Instance(code, { env: { memory } });
  return { memory, operations: exports as BitCode };
}
