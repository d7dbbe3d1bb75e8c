import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import type { Drawn, DrawOrder, PrintedPaper } from './pdf/worker.js';

/** Maximum documents in the queue; further requests are refused with `tooFrequent`. */
const MOST_WAITING = 50;
const TIMEOUT_MS = 20_000;

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (failure: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Draws PDFs in a worker thread, because drawing takes up to a second of CPU and would block other requests. */
@Injectable()
export class PdfRenderService implements OnApplicationShutdown {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private lastId = 0;

  /**
   * Draws a paper as a PDF.
   * @throws platformErrors.tooFrequent when too many wait, unavailable when it takes too long.
   */
  draw(printed: PrintedPaper): Promise<Buffer> {
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(platformErrors.tooFrequent({ seconds: 5 }));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(platformErrors.unavailable()), TIMEOUT_MS);
      this.waiting.set(id, { resolve, reject, timer });
      this.thread().postMessage({ id, printed } satisfies DrawOrder);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./pdf/worker.js', import.meta.url));
    // An idle worker must not keep the process alive.
    worker.unref();
    worker.on('message', (drawn: Drawn) => this.settle(drawn));
    worker.once('error', (failure) => this.giveUp(failure as Error));
    worker.once('exit', () => this.worker === worker && this.giveUp(platformErrors.unavailable()));
    return (this.worker = worker);
  }

  private settle(drawn: Drawn): void {
    const waiting = this.waiting.get(drawn.id);
    if (!waiting) return;
    this.waiting.delete(drawn.id);
    clearTimeout(waiting.timer);
    if ('bytes' in drawn) waiting.resolve(Buffer.from(drawn.bytes));
    else waiting.reject(new Error(drawn.failure));
  }

  /** Terminates a worker that ended or hangs and fails the queue; the next document starts a new worker. */
  private giveUp(failure: Error): void {
    const { worker } = this;
    this.worker = undefined;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(failure);
    }
    this.waiting.clear();
    void worker?.terminate();
  }
}
