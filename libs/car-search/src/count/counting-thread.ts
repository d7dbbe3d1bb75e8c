import { Worker } from 'node:worker_threads';
import type { SharedMemory } from './bit-code.js';
import type { TallyJob } from './tally.js';

/**
 * Maximum number of queries on the thread or waiting for it; a further one is counted by the calling thread, so that
 * neither waits for the other.
 */
const MOST_UNDER_WAY = 3;
const LEAST_BLOCKS = 96;
/** States that name the user of the blocks. */
export const NOBODY = 0;
export const COUNTING = 1;
export const CHANGING = 2;

export interface CountingThreadSetting {
  /** Word with one of the states. */
  readonly state: Int32Array;
}

export type ThreadOrder =
  | { readonly id: number; readonly memory: number; readonly job: TallyJob }
  | { readonly memory: number; readonly shared: SharedMemory };

export interface ThreadReply {
  readonly id: number;
}

/**
 * A thread that counts queries in shared memory beside the one that answers them. Blocks change only on the answering
 * thread, while the other one is paused: `pause` waits for the query under way, usually less than a millisecond.
 */
export class CountingThread {
  private worker: Worker | undefined;
  private readonly state = new Int32Array(new SharedArrayBuffer(4));
  private readonly pending = new Map<number, (isDone: boolean) => void>();
  /** Numbers of the memories that the thread knows. */
  private readonly memories = new WeakMap<SharedMemory, number>();
  private lastMemory = 0;
  private lastId = 0;
  private isPaused = false;

  /** Minimum number of blocks for which handing a query over is faster than counting it here. */
  readonly leastBlocks: number;

  /** @param warn called once when the thread ends by a failure; from then on the calling thread counts everything */
  constructor(
    private readonly warn: (text: string) => void,
    { url = new URL('./counting-thread.worker.js', import.meta.url), leastBlocks = LEAST_BLOCKS } = {},
  ) {
    this.leastBlocks = leastBlocks;
    const workerData: CountingThreadSetting = { state: this.state };
    const worker = (this.worker = new Worker(url, { workerData, name: 'counting' }));
    worker.unref();
    worker.on('message', ({ id }: ThreadReply) => this.settle(id, true));
    // An error in a query ends the thread, too.
    worker.on('error', (failure) => this.end(String(failure)));
    worker.on('exit', () => this.end());
  }

  /** Whether a query should be handed over instead of being counted here. */
  get isFree(): boolean {
    return this.worker !== undefined && this.pending.size < MOST_UNDER_WAY;
  }

  /** Resolves to whether it was counted; otherwise its result is not to be used. */
  count(shared: SharedMemory, job: TallyJob): Promise<boolean> {
    const { worker } = this;
    if (!worker) return Promise.resolve(false);
    const id = (this.lastId += 1);
    const order: ThreadOrder = { id, memory: this.numberOf(shared, worker), job };
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      worker.postMessage(order);
    });
  }

  /**
   * Keeps the thread from reading the blocks until the end of this turn. To be called before they change. Waits without
   * a limit, because the thread may be suspended in the middle of a query, and would continue with blocks that no
   * longer exist; a process that waits for ever is ended by its watchdog.
   */
  pause(): void {
    if (this.isPaused || this.pending.size === 0) return;
    this.hold();
    this.isPaused = true;
    queueMicrotask(() => {
      this.isPaused = false;
      if (!this.worker) return;
      Atomics.store(this.state, 0, NOBODY);
      Atomics.notify(this.state, 0);
    });
  }

  /** Called by Nest when the service stops. */
  async onModuleDestroy(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    // The thread stops counting, so that it writes nothing while it is ending.
    if (!this.isPaused) this.hold();
    this.end();
    await worker.terminate();
  }

  /** Waits until the thread has ended the query under way, and keeps it from the next. */
  private hold(): void {
    while (Atomics.compareExchange(this.state, 0, NOBODY, CHANGING) !== NOBODY)
      Atomics.wait(this.state, 0, COUNTING);
  }

  private numberOf(shared: SharedMemory, worker: Worker): number {
    const known = this.memories.get(shared);
    if (known !== undefined) return known;
    const memory = (this.lastMemory += 1);
    this.memories.set(shared, memory);
    const order: ThreadOrder = { memory, shared };
    worker.postMessage(order);
    return memory;
  }

  private settle(id: number, isDone: boolean): void {
    this.pending.get(id)?.(isDone);
    this.pending.delete(id);
  }

  /** Stops handing queries over; those under way are counted by their callers. */
  private end(failure?: string): void {
    if (!this.worker) return;
    this.worker = undefined;
    if (failure !== undefined) this.warn(`The counting thread has ended: ${failure}`);
    for (const id of [...this.pending.keys()]) this.settle(id, false);
  }
}
