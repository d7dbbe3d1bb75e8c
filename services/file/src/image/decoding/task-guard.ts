import { Worker } from 'node:worker_threads';

/** State of the shared number while no task runs; otherwise it is the number of the task. */
export const RESTING = 0;

export interface GuardData {
  readonly task: Int32Array;
  readonly maxBytes: number;
  readonly maxMicroseconds: number;
}

/** Limits of a task, beyond which its process ends. */
export interface TaskLimits {
  readonly megabytes: number;
  /** Seconds of processor time, so that a picture is not refused because of a busy machine. */
  readonly seconds: number;
}

/**
 * Ends this process with SIGKILL when its task has taken too much, or when its parent has ended during a task. It runs
 * on a thread of its own, because a decoder's main thread may be in a loop that never ends.
 */
export class TaskGuard {
  private readonly task = new Int32Array(new SharedArrayBuffer(4));
  private count = 0;

  constructor({ megabytes, seconds }: TaskLimits) {
    const workerData: GuardData = {
      task: this.task,
      maxBytes: megabytes * 1_048_576,
      maxMicroseconds: seconds * 1_000_000,
    };
    const thread = new Worker(new URL('./task-guard.worker.js', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    });
    thread.unref();
  }

  watch(): void {
    this.count += 1;
    this.set(this.count);
  }

  rest(): void {
    this.set(RESTING);
  }

  private set(task: number): void {
    Atomics.store(this.task, 0, task);
    Atomics.notify(this.task, 0);
  }
}
