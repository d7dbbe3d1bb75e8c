/*
 * Where the parts of a block are, in bytes. TypeScript and AssemblyScript both compile this file, so that neither
 * repeats an offset of the other: it imports nothing, and its constants have no types.
 */

/** Maximum pages of the memory, 1 GB: twice the need of eight million cars. Addresses are reserved for all of it. */
export const MOST_PAGES = 16_384;

/** Bytes of a bitmap of one block. */
export const BLOCK_BYTES = 128;
/** Bytes of a bitmap that are counted at a time. */
export const QUARTER_BYTES = 32;
/** Bytes of a value: its counter, as bytes from the first one, and its sum. */
export const PAIR_BYTES = 8;

/** Offsets in a block of the addresses of the end of its values and of its bitmaps, and of the number of its cars. */
export const RESTS = BLOCK_BYTES;
export const BITMAPS = RESTS + 4;
export const CARS = BITMAPS + 4;
/** Offset of the numbers of the first value of each field. `block-fields.ts` has the offsets behind them. */
export const NUMBERS = CARS + 8;
