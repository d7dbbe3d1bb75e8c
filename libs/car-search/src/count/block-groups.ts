import type { BitmapMemory, Piece } from './bitmap-memory.js';
import { PAIR_BYTES } from './block-parts.js';
import type { CountBlock } from './count-block.js';
import type { SharedList } from './shared-list.js';
import { GROUP_BLOCKS, GROUP_HEAD } from './tally.js';

/** Number of groups that one query creates; where another one is missing, its blocks are counted. */
const MADE_AT_ONCE = 8;

/** Sums of neighbouring blocks together, for masks that have all their cars. */
export class BlockGroups {
  private readonly groups: (Piece | undefined)[] = [];

  /** `addresses` are those of the groups, by number. */
  constructor(
    private readonly memory: BitmapMemory,
    private readonly blocks: readonly (CountBlock | undefined)[],
    private readonly addresses: SharedList,
  ) {}

  /** Drops the group of a block that has changed, was dropped or was created. */
  drop(block: number): void {
    const at = Math.floor(block / GROUP_BLOCKS);
    const group = this.groups[at];
    if (!group) return;
    this.addresses.set(at, 0);
    this.memory.release(group);
    this.groups[at] = undefined;
  }

  /** Creates some of the missing groups whose cars a mask has completely. */
  prepare(inBlocks: Uint32Array): void {
    let budget = MADE_AT_ONCE;
    for (let at = 0; at * GROUP_BLOCKS < inBlocks.length && budget > 0; at += 1) {
      if (this.groups[at] || !this.hasAll(inBlocks, at)) continue;
      budget -= 1;
      const group = (this.groups[at] = this.make(at));
      this.addresses.set(at, group.address);
    }
  }

  private hasAll(inBlocks: Uint32Array, at: number): boolean {
    for (let block = at * GROUP_BLOCKS; block < (at + 1) * GROUP_BLOCKS; block += 1) {
      const one = this.blocks[block];
      if (!one || one.left.length > 0 || one.cars !== inBlocks[block]) return false;
    }
    return true;
  }

  private make(at: number): Piece {
    const sums = new Map<number, number>();
    let cars = 0;
    for (let number = at * GROUP_BLOCKS; number < (at + 1) * GROUP_BLOCKS; number += 1) {
      const block = this.blocks[number]!;
      cars += block.cars;
      const pairs = block.sums();
      for (let pair = 0; pair < pairs.length; pair += 2)
        sums.set(pairs[pair]!, (sums.get(pairs[pair]!) ?? 0) + pairs[pair + 1]!);
    }
    const bytes = GROUP_HEAD + sums.size * PAIR_BYTES;
    const piece = this.memory.take(bytes);
    this.memory.words(piece).set([piece.address + bytes, cars, ...[...sums].flat()]);
    return piece;
  }
}
