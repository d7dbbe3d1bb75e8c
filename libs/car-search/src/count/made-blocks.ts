import { BlockGroups } from './block-groups.js';
import type { BitmapMemory } from './bitmap-memory.js';
import type { CarIndex } from '../index/car-index.js';
import { BLOCK_CARS as CARS, CountBlock, type BlockSetting } from './count-block.js';
import { COUNT_FIELDS, CountLayout } from './count-layout.js';
import { SharedList } from './shared-list.js';

/** Maximum number of blocks that a query creates; the cars of further ones are counted one by one this time. */
const MADE_AT_ONCE = 2;
/** Milliseconds after a change in which blocks are created again, each in a turn of the event loop of its own. */
const REMADE_AFTER_MS = 50;

/** Blocks of an index, created when they are needed first and kept up to date while cars change. */
export class MadeBlocks {
  layout: CountLayout;
  readonly blocks: (CountBlock | undefined)[] = [];
  readonly groups: BlockGroups;
  /** Lists in the memory: see `TallyTables`. */
  readonly tables: Readonly<Record<'blocks' | 'groups' | 'onlyValues' | 'starts', SharedList>>;
  /** Blocks to be created, or created again, without waiting for a query. */
  private readonly due = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  /** Number of existing blocks that cover all of their cars. */
  private complete = 0;

  constructor(
    private readonly index: CarIndex,
    private readonly memory: BitmapMemory,
  ) {
    this.layout = new CountLayout(index);
    this.tables = {
      blocks: new SharedList(memory),
      groups: new SharedList(memory),
      onlyValues: new SharedList(memory),
      starts: new SharedList(memory, COUNT_FIELDS.length + 1),
    };
    this.layout.starts.forEach((start, at) => this.tables.starts.set(at, start));
    this.groups = new BlockGroups(memory, this.blocks, this.tables.groups);
  }

  /** Returns the number of blocks. */
  get size(): number {
    return Math.ceil(this.index.positionCount / CARS);
  }

  /** Whether no car has to be visited individually. */
  get areComplete(): boolean {
    return this.complete === this.size;
  }

  /** Creates all blocks, or those between two positions, so that no query has to. */
  prepare(from = 0, to = this.index.positionCount): void {
    for (const blocks = this.preparing(from, to); !blocks.next().done;);
  }

  /** Does the same as `prepare`; yields after each block. */
  *preparing(from = 0, to = this.index.positionCount): Generator<void> {
    this.followLayout();
    for (let at = Math.floor(from / CARS); at * CARS < to; at += 1) {
      if (!this.blocks[at] || this.due.has(at)) this.keep(at);
      yield;
    }
  }

  /** Adds a car. A value that is new in the block has no room there, so the block is soon created again. */
  put(ord: number): void {
    const at = this.changed(ord);
    const block = this.blocks[at];
    if (block && this.layout.isCurrent) {
      const wasComplete = block.left.length === 0;
      const left = block.put(ord);
      if (left.length === 0) return;
      if (wasComplete) this.complete -= 1;
      for (const field of left) this.tables.onlyValues.set(at * COUNT_FIELDS.length + field, -1);
    } else this.drop(at);
    this.due.add(at);
    this.timer ??= setTimeout(this.remake, REMADE_AFTER_MS).unref();
  }

  remove(ord: number): void {
    this.blocks[this.changed(ord)]?.remove(ord);
  }

  /** Returns the block of a car that changes. */
  private changed(ord: number): number {
    const at = Math.floor(ord / CARS);
    this.groups.drop(at);
    return at;
  }

  private readonly remake = (): void => {
    this.timer = undefined;
    const [at] = this.due;
    if (at === undefined) return;
    this.prepare(at * CARS, at * CARS + 1);
    this.due.delete(at);
    if (this.due.size > 0) this.timer = setTimeout(this.remake, 0).unref();
  };

  private clear(): void {
    for (let at = 0; at < this.blocks.length; at += 1) this.drop(at);
  }

  /** Creates some of the blocks that a query needs; `inBlocks` has for each block the number of its cars that match. */
  makeMissing(inBlocks: Uint32Array): void {
    if (this.areComplete) return;
    let budget = MADE_AT_ONCE;
    for (let at = 0; at < inBlocks.length && budget > 0; at += 1) {
      if (inBlocks[at] === 0 || this.blocks[at]) continue;
      this.keep(at);
      budget -= 1;
    }
  }

  /** Drops all blocks when a value of a directory is new. */
  followLayout(): void {
    if (this.layout.isCurrent) return;
    this.clear();
    this.layout = new CountLayout(this.index);
    this.layout.starts.forEach((start, at) => this.tables.starts.set(at, start));
  }

  private drop(at: number): void {
    this.groups.drop(at);
    this.tables.blocks.set(at, 0);
    const block = this.blocks[at];
    if (!block) return;
    if (block.left.length === 0) this.complete -= 1;
    block.release();
    this.blocks[at] = undefined;
  }

  private keep(at: number): void {
    const { index, memory, layout, tables } = this;
    const setting: BlockSetting = { index, memory, layout };
    this.drop(at);
    this.due.delete(at);
    const block = (this.blocks[at] = new CountBlock(setting, at * CARS));
    if (block.left.length === 0) this.complete += 1;
    const first = at * COUNT_FIELDS.length;
    for (let field = 0; field < COUNT_FIELDS.length; field += 1)
      tables.onlyValues.set(first + field, block.onlyValueOf(field));
    tables.blocks.set(at, block.address);
  }
}
