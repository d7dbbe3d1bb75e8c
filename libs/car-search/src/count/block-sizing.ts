import { BLOCK_BYTES } from './block-parts.js';
import type { Bitmap, BitmapMemory, Piece } from './bitmap-memory.js';

/** A mask with the number of its cars in each block. */
export interface BlockSizes extends Bitmap {
  readonly size: number;
  readonly inBlocks: Uint32Array;
}

/** Counts the cars of masks by block, once for each mask of a query. */
export class BlockSizing {
  private counts: Piece;
  /** Block sizes by mask; each query has bitmaps of its own. */
  private readonly known = new WeakMap<Bitmap, BlockSizes>();

  constructor(private readonly memory: BitmapMemory) {
    this.counts = memory.take(4);
  }

  /**
   * Returns the mask with its numbers of cars by block.
   * @param mask must not change any more, unless it is a lasting one
   * @param positionCount number of positions that may have cars
   */
  sized(mask: Bitmap, positionCount: number): BlockSizes {
    const known = this.known.get(mask);
    if (known) return known;
    const blocks = Math.ceil(positionCount / (BLOCK_BYTES * 8));
    if (this.counts.bytes < blocks * 4) {
      this.memory.release(this.counts);
      this.counts = this.memory.take(blocks * 8);
    }
    const { address } = this.counts;
    const size = this.memory.operations.countBlocks(mask.address, address, address + blocks * 4);
    const inBlocks = this.memory.unsigned({ address, bytes: blocks * 4 }).slice();
    const sized = { ...mask, size, inBlocks, span: spanOf(inBlocks) };
    if (!mask.isLasting) this.known.set(mask, sized);
    return sized;
  }
}

function spanOf(inBlocks: Uint32Array): NonNullable<Bitmap['span']> {
  let [from, to] = [0, inBlocks.length];
  while (from < to && inBlocks[from] === 0) from += 1;
  while (to > from && inBlocks[to - 1] === 0) to -= 1;
  return { from: from * BLOCK_BYTES, to: to * BLOCK_BYTES };
}
