import { recordOf } from '@mall/contracts/product';
import { BLOCK_CARS } from './count-block.js';
import type { BlockSizes } from './block-sizing.js';
import { RANGED, type Ranged } from './count-layout.js';
import type { CarIndex } from './car-index.js';
import type { Ends } from './ends.js';

const WORDS = BLOCK_CARS / 32;
type KnownEnds = Readonly<Record<Ranged, Ends>>;

/** Lowest and highest values by block, so that of a set of neighbouring cars only the blocks at its ends are looked at. */
export class BlockEnds {
  private readonly blocks: (KnownEnds | undefined)[] = [];

  constructor(private readonly index: CarIndex) {}

  /** To be called when a car was added or is removed. */
  changed(ord: number): void {
    this.blocks[Math.floor(ord / BLOCK_CARS)] = undefined;
  }

  /** @param carsIn number of cars in a block */
  of(ranged: Ranged, { bits, inBlocks }: BlockSizes, carsIn: (block: number) => number | undefined): Ends {
    const ends = { min: Infinity, max: -Infinity };
    for (let at = 0; at < inBlocks.length; at += 1) {
      const found = inBlocks[at]!;
      if (found === 0) continue;
      const { min, max } = (this.blocks[at] ??= this.endsIn(at))[ranged];
      if (min >= ends.min && max <= ends.max) continue;
      if (found === carsIn(at)) {
        ends.min = Math.min(ends.min, min);
        ends.max = Math.max(ends.max, max);
      } else stretchBy(ends, this.index.columns[ranged], bits, at * WORDS);
    }
    return ends;
  }

  private endsIn(block: number): KnownEnds {
    const { everything, columns } = this.index;
    const bits = new Int32Array(WORDS);
    for (let at = 0; at < BLOCK_CARS; at += 1)
      if (everything.has(block * BLOCK_CARS + at)) bits[at >>> 5]! |= 1 << (at & 31);
    return recordOf(RANGED, (ranged) => {
      const ends = { min: Infinity, max: -Infinity };
      const first = block * BLOCK_CARS;
      stretchBy(ends, columns[ranged].subarray(first, first + BLOCK_CARS), bits, 0);
      return ends;
    });
  }
}

/** Extends the ends by the cars of a block, whose bits start at a word; unknown values, which are negative, are no end. */
function stretchBy(ends: Ends, column: Float64Array | Int32Array, bits: Int32Array, from: number): void {
  let { min, max } = ends;
  for (let word = from; word < from + WORDS; word += 1)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      const value = column[(word << 5) + 31 - Math.clz32(rest & -rest)]!;
      if (value < 0) continue;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  ends.min = min;
  ends.max = max;
}
