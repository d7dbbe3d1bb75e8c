import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import type { Paper } from './paper.js';
import type { Drawn, DrawOrder } from './pdf/worker.js';

/** More than these wait: the rest is told to come again. */
const MOST_WAITING = 50;
const TIMEOUT_MS = 20_000;

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (failure: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Draws papers in a thread of its own: a second of fonts and lines must not hold up anybody's checkout. */
@Injectable()
export class PaperDrawer implements OnApplicationShutdown {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private lastId = 0;

  /** @throws platformErrors.tooFrequent when too many wait, unavailable when it takes too long. */
  draw(paper: Paper): Promise<Buffer> {
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(platformErrors.tooFrequent({ seconds: 5 }));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(platformErrors.unavailable()), TIMEOUT_MS);
      this.waiting.set(id, { resolve, reject, timer });
      this.thread().postMessage({ id, paper } satisfies DrawOrder);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./pdf/worker.js', import.meta.url));
    // A thread that waits for work keeps no process alive.
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

  /** Ends a thread that died or hangs; the next paper starts a new one. */
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
