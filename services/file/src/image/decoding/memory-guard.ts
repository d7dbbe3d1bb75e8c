import { Worker } from 'node:worker_threads';

/** The states of the shared flag that the guard's thread waits on. */
export const RESTING = 0;
export const WATCHING = 1;

export interface GuardData {
  readonly flag: Int32Array;
  readonly maxBytes: number;
}

/**
 * Ends this process with SIGKILL when it holds more than `megabytes` of memory, or when its parent is gone, while it
 * works. On a thread of its own: a decoder's main thread may be in the middle of a loop that never ends.
 */
export class MemoryGuard {
  private readonly flag = new Int32Array(new SharedArrayBuffer(4));

  constructor(megabytes: number) {
    const workerData: GuardData = { flag: this.flag, maxBytes: megabytes * 1_048_576 };
    const thread = new Worker(new URL('./memory-guard.worker.js', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    });
    thread.unref();
  }

  watch(): void {
    this.set(WATCHING);
  }

  rest(): void {
    this.set(RESTING);
  }

  private set(state: number): void {
    Atomics.store(this.flag, 0, state);
    Atomics.notify(this.flag, 0);
  }
}
