import type { CarIndex } from './car-index.js';
import type { CountLayout } from './count-layout.js';
import type { Block, Ordering } from './ordering.js';
import { addAll, addFlagsOf, Sums, type Members } from './sums.js';

/** Blocks of an ordering that are summed up together. */
const GROUP = 32;

/**
 * Sums for the blocks of an ordering, and for groups of blocks: what any range of the ordering contains is a sum over groups, a
 * few blocks and the cars at both ends, however many cars that are. Sums are made when they are first needed and then follow
 * each change.
 */
export class CountedOrdering {
  private readonly blocks = new WeakMap<Block, Sums<Uint16Array>>();
  private groups: (Sums | undefined)[] = [];
  private structure = -1;

  constructor(
    private readonly index: CarIndex,
    private readonly ordering: Ordering,
    private readonly layout: CountLayout,
    private readonly flagsVersion: () => number,
  ) {}

  /** The sums over all cars with a key from `low` to `high`, inclusive. */
  between(low: number, high: number): Sums {
    this.followStructure();
    const { ordering } = this;
    const sums = this.empty();
    const { first, from, last, to } = ordering.stretch(low, high);
    const isEmpty = first >= ordering.blockCount || first > last || (first === last && from >= to);
    if (isEmpty) return sums;
    if (first === last) this.addCars(sums, first, from, to);
    else {
      this.addCars(sums, first, from, ordering.block(first).size);
      this.addBlocks(sums, first + 1, last);
      if (last < ordering.blockCount) this.addCars(sums, last, 0, to);
    }
    return sums;
  }

  /** Makes all sums, so that no query has to. */
  prepare(): void {
    this.followStructure();
    for (let group = 0; group * GROUP < this.ordering.blockCount; group += 1) this.group(group);
  }

  /** Applies a change to the sums that contain the car. */
  change(ord: number, apply: (sums: Sums | Sums<Uint16Array>) => void): void {
    const at = this.ordering.blockOf(ord);
    if (at < 0) return;
    const block = this.blocks.get(this.ordering.block(at));
    if (block) apply(block);
    const group = this.structure === this.ordering.structure && this.groups[Math.floor(at / GROUP)];
    if (group) apply(group);
  }

  sumsOf(block: Block): Sums<Uint16Array> {
    const known = this.blocks.get(block);
    if (known) return known.upToDate(this.flagsVersion(), this.carsOf(block));
    const made = new Sums(new Uint16Array(this.layout.size), this.flagsVersion());
    made.addAll(this.layout, this.index.columns, block.ords.subarray(0, block.size));
    this.blocks.set(block, made);
    return made;
  }

  private followStructure(): void {
    if (this.structure === this.ordering.structure) return;
    this.structure = this.ordering.structure;
    this.groups = [];
  }

  private empty(): Sums {
    return new Sums(new Uint32Array(this.layout.size), this.flagsVersion());
  }

  private addCars(sums: Sums, block: number, from: number, to: number): void {
    sums.addAll(this.layout, this.index.columns, this.ordering.block(block).ords.subarray(from, to));
  }

  /** Adds the blocks from `first` to `last`, exclusive. */
  private addBlocks(sums: Sums, first: number, last: number): void {
    for (let at = first; at < last;)
      if (at % GROUP === 0 && at + GROUP <= last) {
        sums.add(this.group(at / GROUP));
        at += GROUP;
      } else {
        sums.add(this.sumsOf(this.ordering.block(at)));
        at += 1;
      }
  }

  private group(number: number): Sums {
    const known = this.groups[number];
    if (known) return known.upToDate(this.flagsVersion(), this.blocksOf(number));
    const made = this.empty();
    this.eachBlock(number, (block) => made.add(this.sumsOf(block)));
    this.groups[number] = made;
    return made;
  }

  private eachBlock(group: number, visit: (block: Block) => void): void {
    const end = Math.min(this.ordering.blockCount, (group + 1) * GROUP);
    for (let at = group * GROUP; at < end; at += 1) visit(this.ordering.block(at));
  }

  private carsOf({ ords, size }: Block): Members {
    const { columns } = this.index;
    const cars = ords.subarray(0, size);
    return {
      extend: (extents) => extents.addAll(columns, cars),
      addFlags: (flagged) => addFlagsOf(flagged, columns, cars),
    };
  }

  private blocksOf(group: number): Members {
    return {
      extend: (extents) => this.eachBlock(group, (block) => extents.add(this.sumsOf(block).extents)),
      addFlags: (flagged) => this.eachBlock(group, (block) => addAll(flagged, this.sumsOf(block).flagged)),
    };
  }
}
