import type { BitmapMemory, Piece } from './bitmap-memory.js';
import { PAIR_BYTES } from './block-code.js';
import type { CountBlock } from './count-block.js';

/** Blocks of one group. */
export const GROUP_BLOCKS = 8;
/** Groups that a question makes anew; where another one is missing, its blocks are counted. */
const MADE_AT_ONCE = 8;

interface Group {
  readonly cars: number;
  /** Counter and sum of each value. */
  readonly piece: Piece;
  readonly end: number;
}

/** The sums of neighbouring blocks together, for masks that have all their cars. */
export class BlockGroups {
  private readonly groups: (Group | undefined)[] = [];
  private budget = 0;

  constructor(
    private readonly memory: BitmapMemory,
    private readonly blocks: readonly (CountBlock | undefined)[],
  ) {}

  /** Begins a question. */
  start(): void {
    this.budget = MADE_AT_ONCE;
  }

  /** To be called when a block has changed, was dropped or made. */
  drop(block: number): void {
    const at = Math.floor(block / GROUP_BLOCKS);
    const group = this.groups[at];
    if (!group) return;
    this.memory.release(group.piece);
    this.groups[at] = undefined;
  }

  /** Adds the sums of the group if these are all its cars; returns whether it did. */
  add(at: number, found: number): boolean {
    const group = this.groups[at] ?? this.made(at, found);
    if (group?.cars !== found) return false;
    this.memory.operations.addSums(group.piece.address, group.end);
    return true;
  }

  private made(at: number, found: number): Group | undefined {
    if (this.budget === 0) return undefined;
    let cars = 0;
    for (let block = at * GROUP_BLOCKS; block < (at + 1) * GROUP_BLOCKS; block += 1) {
      const one = this.blocks[block];
      if (!one || one.left.length > 0) return undefined;
      cars += one.cars;
    }
    if (cars !== found) return undefined;
    this.budget -= 1;
    const blocks = this.blocks.slice(at * GROUP_BLOCKS, (at + 1) * GROUP_BLOCKS);
    return (this.groups[at] = this.make(blocks as CountBlock[], cars));
  }

  private make(blocks: readonly CountBlock[], cars: number): Group {
    const sums = new Map<number, number>();
    for (const block of blocks) {
      const pairs = block.sums();
      for (let at = 0; at < pairs.length; at += 2)
        sums.set(pairs[at]!, (sums.get(pairs[at]!) ?? 0) + pairs[at + 1]!);
    }
    const piece = this.memory.take(sums.size * PAIR_BYTES);
    this.memory.words(piece).set([...sums].flat());
    return { cars, piece, end: piece.address + sums.size * PAIR_BYTES };
  }
}
