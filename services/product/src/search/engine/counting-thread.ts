import { Worker } from 'node:worker_threads';
import type { SharedMemory } from './bit-code.js';
import type { TallyJob } from './tally.js';

/** Questions on the thread or waiting for it; a further one is counted by its asker, so that neither waits for the other. */
const MOST_UNDER_WAY = 3;
const LEAST_BLOCKS = 96;
/** Far more than a question takes; a thread that holds the blocks longer has ended. */
const LONGEST_MS = 1_000;
/** The states of who uses the blocks. */
export const NOBODY = 0;
export const COUNTING = 1;
export const CHANGING = 2;

export interface CountingThreadSetting {
  /** One word, with one of the states. */
  readonly state: Int32Array;
}

export type ThreadOrder =
  | { readonly id: number; readonly memory: number; readonly job: TallyJob }
  | { readonly memory: number; readonly shared: SharedMemory };

export interface ThreadReply {
  readonly id: number;
  readonly failure?: string;
}

/**
 * A thread that counts questions in shared memory beside the one that answers them. Blocks change on the answering thread alone, while the
 * other one stands still: `pause` waits for the question under way, a millisecond at most.
 */
export class CountingThread {
  private worker: Worker | undefined;
  private readonly state = new Int32Array(new SharedArrayBuffer(4));
  private readonly pending = new Map<number, (isDone: boolean) => void>();
  /** The numbers of the memories that the thread knows. */
  private readonly memories = new WeakMap<SharedMemory, number>();
  private lastMemory = 0;
  private lastId = 0;
  private isPaused = false;

  /** Counting parts of fewer blocks than these takes less time than handing a question over. */
  readonly leastBlocks: number;

  /** @param warn is told once when the thread ends by a failure; from then on everything is counted by its asker */
  constructor(
    private readonly warn: (text: string) => void,
    { url = new URL('./counting-thread.worker.js', import.meta.url), leastBlocks = LEAST_BLOCKS } = {},
  ) {
    this.leastBlocks = leastBlocks;
    const workerData: CountingThreadSetting = { state: this.state };
    const worker = (this.worker = new Worker(url, { workerData, name: 'counting' }));
    worker.unref();
    worker.on('message', ({ id, failure }: ThreadReply) => {
      if (failure !== undefined) this.end(failure);
      else this.settle(id, true);
    });
    worker.on('error', (failure) => this.end(String(failure)));
    worker.on('exit', () => this.end(undefined));
  }

  /** Whether a question should be handed over rather than counted here. */
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

  /** Until the end of this turn, the thread does not read the blocks. To be called before they change. */
  pause(): void {
    if (this.isPaused || this.pending.size === 0) return;
    const deadline = performance.now() + LONGEST_MS;
    while (Atomics.compareExchange(this.state, 0, NOBODY, CHANGING) !== NOBODY) {
      Atomics.wait(this.state, 0, COUNTING, LONGEST_MS);
      if (performance.now() > deadline) return this.end('It does not stop counting.');
    }
    this.isPaused = true;
    queueMicrotask(() => {
      this.isPaused = false;
      Atomics.store(this.state, 0, NOBODY);
      Atomics.notify(this.state, 0);
    });
  }

  /** Called by Nest when the service stops. */
  async onModuleDestroy(): Promise<void> {
    const { worker } = this;
    this.end(undefined);
    await worker?.terminate();
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

  private end(failure: string | undefined): void {
    const { worker } = this;
    if (!worker) return;
    this.worker = undefined;
    void worker.terminate();
    if (failure !== undefined) this.warn(`The counting thread has ended: ${failure}`);
    for (const id of [...this.pending.keys()]) this.settle(id, false);
  }
}
