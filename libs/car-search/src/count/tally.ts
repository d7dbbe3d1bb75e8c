import type { BitCode } from './bit-code.js';
import type { BitmapMemory } from './bitmap-memory.js';
import { BLOCK_BYTES } from './block-parts.js';
import { COUNT_FIELDS } from './count-layout.js';

/** Number of blocks of one group. */
export const GROUP_BLOCKS = 8;
/** Bytes before the sums of a group: the address of their end, and the number of its cars. */
export const GROUP_HEAD = 8;

/** Positions of the blocks of an index in the memory; all are addresses except the number of blocks. */
export interface TallyTables {
  /** Addresses of the blocks; 0 for one that does not exist. */
  readonly blocks: number;
  /** Addresses of the groups; 0 for one that does not exist. */
  readonly groups: number;
  /** Number of the counter of the only value, by block and field; −1 when there are several. Valid for existing blocks. */
  readonly onlyValues: number;
  /** Number of the first counter of each field, and of all counters. */
  readonly starts: number;
  readonly blockCount: number;
}

/** Fields that count the same mask. */
export interface TallyPass {
  /** Address of the mask. */
  readonly mask: number;
  /** Numbers of the fields. */
  readonly fields: readonly number[];
  /** Whether nothing was counted yet, so that excess counts can be subtracted. */
  readonly isFirst: boolean;
}

/** One query, in addresses and numbers. */
export interface TallyJob extends TallyTables {
  readonly passes: readonly TallyPass[];
  /** Address of `scratchBytes` for this job alone; the counts are at its beginning. */
  readonly scratch: number;
  /** Number of counters. */
  readonly size: number;
}

const even = (words: number): number => (words + 3) & ~3;

/** Returns the parts of a job's scratch memory, in words from its beginning. */
function partsOf({ size, blockCount }: Pick<TallyJob, 'size' | 'blockCount'>) {
  const inBlocks = even(size);
  const rest = inBlocks + even(blockCount);
  const fields = rest + even(blockCount);
  const spare = fields + even(COUNT_FIELDS.length);
  return { inBlocks, rest, fields, spare, words: spare + BLOCK_BYTES / 4 };
}

export const scratchBytes = (job: Pick<TallyJob, 'size' | 'blockCount'>): number => partsOf(job).words * 4;

/** Counts the masks of one job in the existing blocks. */
export class Tally {
  private readonly inBlocks: number;
  private readonly rest: number;
  private readonly fields: number;
  /** Size in bytes. */
  private readonly spare: number;
  private readonly words: Int32Array;
  private readonly operations: BitCode;

  constructor(
    private readonly job: TallyJob,
    memory: BitmapMemory,
  ) {
    this.words = new Int32Array(memory.shared.buffer);
    this.operations = memory.operations;
    const parts = partsOf(job);
    const start = job.scratch / 4;
    this.inBlocks = start + parts.inBlocks;
    this.rest = start + parts.rest;
    this.fields = start + parts.fields;
    this.spare = (start + parts.spare) * 4;
  }

  /** Writes the counts of all passes. */
  count(): void {
    const { passes, scratch, size } = this.job;
    this.words.fill(0, scratch / 4, scratch / 4 + size);
    for (const { mask, fields, isFirst } of passes) {
      const counts = this.inBlocks * 4;
      this.operations.countBlocks(mask, counts, counts + this.job.blockCount * 4);
      if (isFirst) this.countAll(mask, fields);
      else for (const field of fields) this.countOne(mask, field);
    }
  }

  /** Counts all fields at once, and subtracts the excess. */
  private countAll(mask: number, wanted: readonly number[]): void {
    this.countBlocks(mask, this.inBlocks, 0, true);
    const starts = this.job.starts / 4;
    const counters = this.job.scratch / 4;
    for (let field = 0; field < COUNT_FIELDS.length; field += 1) {
      if (wanted.includes(field)) continue;
      this.words.fill(0, counters + this.words[starts + field]!, counters + this.words[starts + field + 1]!);
    }
  }

  /** Counts one field. Most blocks have one value of the fields that are counted alone, such as the make or the fuel. */
  private countOne(mask: number, field: number): void {
    const { words, rest } = this;
    const { blockCount } = this.job;
    const counters = this.job.scratch / 4;
    const blocks = this.job.blocks / 4;
    const onlyValues = this.job.onlyValues / 4 + field;
    words.copyWithin(rest, this.inBlocks, this.inBlocks + blockCount);
    for (let at = 0; at < blockCount; at += 1) {
      if (words[blocks + at] === 0) continue;
      const value = words[onlyValues + at * COUNT_FIELDS.length]!;
      if (value < 0) continue;
      words[counters + value]! += words[rest + at]!;
      words[rest + at] = 0;
    }
    words[this.fields] = field;
    this.countBlocks(mask, rest, 1, false);
  }

  /**
   * Counts the cars of a mask, block by block. `inBlocks` is the address of its numbers of cars by block; `fields` is
   * the number of listed fields, 0 for all.
   */
  private countBlocks(mask: number, inBlocks: number, fields: number, withGroups: boolean): void {
    const { words, operations, spare } = this;
    const { blockCount, scratch } = this.job;
    const blocks = this.job.blocks / 4;
    const [from, end] = [this.fields * 4, (this.fields + fields) * 4];
    for (let at = 0; at < blockCount; at += 1) {
      if (withGroups && at % GROUP_BLOCKS === 0 && this.addGroup(inBlocks, at)) {
        at += GROUP_BLOCKS - 1;
        continue;
      }
      const found = words[inBlocks + at]!;
      if (found === 0) continue;
      const block = words[blocks + at]!;
      if (block === 0) continue;
      operations.countBlock(block, mask + at * BLOCK_BYTES, found, from, end, spare, scratch);
    }
  }

  /** Adds the sums of a group of blocks if all their cars are found; returns whether it did, or none is found. */
  private addGroup(inBlocks: number, from: number): boolean {
    const { words } = this;
    const to = Math.min(from + GROUP_BLOCKS, this.job.blockCount);
    let found = 0;
    for (let at = from; at < to; at += 1) found += words[inBlocks + at]!;
    if (found === 0) return true;
    const group = words[this.job.groups / 4 + from / GROUP_BLOCKS]!;
    if (group === 0 || words[group / 4 + 1] !== found) return false;
    this.operations.addSums(group + GROUP_HEAD, words[group / 4]!, this.job.scratch);
    return true;
  }
}
