import { recordOf } from '@mall/contracts/product';
import { BLOCK_CARS } from './count-block.js';
import type { BlockSizes } from './block-sizing.js';
import { RANGED, type Ranged } from './count-layout.js';
import type { CarIndex } from '../index/car-index.js';
import { widen, type Ends } from '../index/ends.js';
import type { KeySteps } from './key-steps.js';
import type { SortPosition } from '../index/ordering.js';

const WORDS = BLOCK_CARS / 32;
/** Number of cars of the ordering that are visited before blocks are read. */
const FEW = 300;
/**
 * Maximum number of blocks whose cars are visited; with more, steps of the ordering are faster, as when all cars except
 * those of the highest mileage match.
 */
const MOST_BLOCKS = 48;

/** Blocks by the lowest of their values, or by the negative of the highest; `Infinity` where none is known. */
interface Side {
  readonly bounds: Float64Array;
  /** Numbers of the blocks in the order of their bounds; `undefined` after one has changed. */
  order: Uint32Array | undefined;
}

/** Finds ends by bitmaps of an ordering's steps. */
export type StepEnds = Pick<KeySteps, 'lowest' | 'highest'>;

interface Sides {
  readonly lowest: Side;
  readonly highest: Side;
}

/** Lowest and highest values by block, so that for a set of cars only the blocks at its ends are read. */
export class BlockEnds {
  private sides = sidesFor(0);
  /** Number of cars by block. */
  private cars = new Int32Array(0);
  /** Blocks whose bounds have to be computed again. */
  private readonly changedBlocks = new Set<number>();

  constructor(
    private readonly index: CarIndex,
    private readonly mostBlocks = MOST_BLOCKS,
  ) {}

  /** Marks the block of a car that was added or is being removed. */
  changed(ord: number): void {
    this.changedBlocks.add(Math.floor(ord / BLOCK_CARS));
  }

  /** Reads all blocks, so that no query has to; yields after each. */
  *preparing(blocks: number): Generator<void> {
    this.reserve(blocks);
    for (const block of this.changedBlocks) {
      this.changedBlocks.delete(block);
      this.look(block);
      yield;
    }
  }

  /**
   * Returns the lowest and highest value of the cars of a mask.
   * @param ends those that are known already
   * @param steps used where too many blocks would have to be read
   */
  endsOf(ranged: Ranged, sized: BlockSizes, { min, max }: Ends, steps: StepEnds): Ends {
    for (const looks = this.preparing(sized.inBlocks.length); !looks.next().done;);
    const { lowest, highest } = this.sides[ranged];
    return {
      min:
        this.firstNear(ranged, sized, { key: min, high: 0, low: 0 }, false) ??
        this.least(ranged, sized, lowest, 1) ??
        steps.lowest(sized),
      max:
        this.firstNear(ranged, sized, { key: max, high: Infinity, low: 0 }, true) ??
        this.most(ranged, sized, highest) ??
        steps.highest(sized),
    };
  }

  /**
   * Returns the first value from the position on, if it belongs to one of the next few cars of the ordering; `undefined`
   * otherwise.
   */
  private firstNear(
    ranged: Ranged,
    { bits }: BlockSizes,
    start: SortPosition,
    descending: boolean,
  ): number | undefined {
    const found = new Uint32Array(1);
    const walk = { descending, start, skip: 0, most: FEW };
    if (this.index.orderings[ranged].pick(bits, walk, found) !== 1) return undefined;
    const value = this.index.columns[ranged][found[0]!]!;
    return value < 0 ? undefined : value;
  }

  private most(ranged: Ranged, sized: BlockSizes, side: Side): number | undefined {
    const least = this.least(ranged, sized, side, -1);
    return least === undefined ? undefined : -least;
  }

  /**
   * Returns the least value, or the negative of the highest with the sign −1; `Infinity` when none is known. Reads the
   * blocks in the order of their bounds until no other can have a lower one; `undefined` where these are too many.
   */
  private least(
    ranged: Ranged,
    { bits, inBlocks }: BlockSizes,
    side: Side,
    sign: 1 | -1,
  ): number | undefined {
    const column = this.index.columns[ranged];
    const { bounds } = side;
    const order = (side.order ??= orderOf(bounds));
    let found = Infinity;
    let visited = 0;
    for (let at = 0; at < order.length; at += 1) {
      const block = order[at]!;
      if (bounds[block]! >= found) break;
      if (!inBlocks[block]) continue;
      const isWhole = inBlocks[block] === this.cars[block];
      if (!isWhole && (visited += 1) > this.mostBlocks) return undefined;
      found = Math.min(found, isWhole ? bounds[block]! : leastIn(column, sign, bits, block * WORDS));
    }
    return found;
  }

  private reserve(blocks: number): void {
    const known = this.cars.length;
    if (known >= blocks) return;
    for (let block = known; block < blocks; block += 1) this.changedBlocks.add(block);
    this.cars = widened(this.cars, new Int32Array(blocks));
    const before = this.sides;
    this.sides = sidesFor(blocks);
    for (const ranged of RANGED)
      for (const end of ENDS) widened(before[ranged][end].bounds, this.sides[ranged][end].bounds);
  }

  private look(block: number): void {
    const { everything, columns } = this.index;
    const first = block * BLOCK_CARS;
    let size = 0;
    for (let ord = first; ord < first + BLOCK_CARS; ord += 1) if (everything.has(ord)) scratch[size++] = ord;
    this.cars[block] = size;
    for (const ranged of RANGED) {
      const ends = { min: Infinity, max: -Infinity };
      widen(ends, columns[ranged], scratch.subarray(0, size));
      setBound(this.sides[ranged].lowest, block, ends.min);
      setBound(this.sides[ranged].highest, block, -ends.max);
    }
  }
}

const scratch = new Uint32Array(BLOCK_CARS);
const ENDS = ['lowest', 'highest'] as const;

const sidesFor = (blocks: number): Readonly<Record<Ranged, Sides>> =>
  recordOf(RANGED, () => ({ lowest: sideFor(blocks), highest: sideFor(blocks) }));

const sideFor = (blocks: number): Side => ({
  bounds: new Float64Array(blocks).fill(Infinity),
  order: undefined,
});

function setBound(side: Side, block: number, bound: number): void {
  if (side.bounds[block] === bound) return;
  side.bounds[block] = bound;
  side.order = undefined;
}

const orderOf = (bounds: Float64Array): Uint32Array =>
  Uint32Array.from(bounds.keys()).sort((left, right) => bounds[left]! - bounds[right]! || left - right);

function widened<Numbers extends Int32Array | Float64Array>(numbers: Numbers, wider: Numbers): Numbers {
  wider.set(numbers);
  return wider;
}

/**
 * Returns the least of the values of a block's cars, whose bits start at a word, times the sign; unknown values, which
 * are negative, do not count.
 */
function leastIn(column: Float64Array | Int32Array, sign: 1 | -1, bits: Int32Array, from: number): number {
  let least = Infinity;
  for (let word = from; word < from + WORDS; word += 1)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      const value = column[(word << 5) + 31 - Math.clz32(rest & -rest)]!;
      if (value >= 0 && sign * value < least) least = sign * value;
    }
  return least;
}
