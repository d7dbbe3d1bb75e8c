import { Worker } from 'node:worker_threads';
import { log } from '@mall/service-kit';
import { Bulkhead } from '../limits/bulkhead.js';
import type {
  RendererOptions,
  Rendering,
  RenderReply,
  RenderRequest,
  UsedAnswer,
} from './renderer-protocol.js';

/** Pages rendered at the same time: while one waits for answers, others are rendered. */
const AT_ONCE = 8;
const WAITING = 32;
const LONGEST_WAIT_MS = 500;
/** Time after which a page is rendered in the browser instead. */
const LONGEST_RENDER_MS = 2_000;
/** Minimum time between two starts of a renderer that keeps ending. */
const RESTART_PAUSE_MS = 1_000;

/** Path and query of a page, and its visitor. */
export type AskedPage = Omit<RenderRequest, 'id'>;

export interface Rendered {
  readonly rendering: Rendering;
  readonly used: readonly UsedAnswer[];
}

class RendererBusy extends Error {}

/**
 * Renders pages of the storefront on a thread of its own, so that requests for answers do not wait for it. Whenever it
 * cannot, or takes too long, the page is rendered in the browser instead.
 */
export class PageRenderer {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, (reply: RenderReply) => void>();
  private lastId = 0;
  private readonly bulkhead = new Bulkhead({
    most: AT_ONCE,
    mostWaiting: WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
    full: () => new RendererBusy('Too many pages are being rendered.'),
  });

  constructor(private readonly options: RendererOptions) {
    this.start();
  }

  /** Renders a page; `undefined` when it could not be rendered. */
  async render(page: AskedPage): Promise<Rendered | undefined> {
    try {
      return await this.bulkhead.run(() => this.ask(page));
    } catch (failure) {
      if (!(failure instanceof RendererBusy)) log.warn({ err: failure }, 'A page was not rendered.');
      return undefined;
    }
  }

  /** Starts a thread with the current code. The former thread finishes the pages under way. */
  renew(): void {
    const former = this.worker;
    this.start();
    setTimeout(() => void former?.terminate(), LONGEST_RENDER_MS).unref();
  }

  private ask(page: AskedPage): Promise<Rendered> {
    const request: RenderRequest = { id: (this.lastId += 1), ...page };
    return new Promise((resolve, reject) => {
      const settle = (reply: RenderReply): void => {
        clearTimeout(timer);
        this.pending.delete(request.id);
        if ('failure' in reply) reject(new Error(reply.failure));
        else resolve(reply);
      };
      const timer = setTimeout(
        () => settle({ id: request.id, failure: `It took longer than ${LONGEST_RENDER_MS} ms.` }),
        LONGEST_RENDER_MS,
      );
      this.pending.set(request.id, settle);
      this.worker?.postMessage(request);
    });
  }

  private start(): void {
    const worker = new Worker(new URL('./render-worker.js', import.meta.url), {
      workerData: this.options,
      env: { NODE_ENV: 'production' },
    });
    this.worker = worker;
    worker.on('message', (reply: RenderReply) => this.pending.get(reply.id)?.(reply));
    worker.on('error', (failure) => log.error({ err: failure }, 'The renderer of pages has ended.'));
    worker.on('exit', () => {
      if (worker !== this.worker) return;
      for (const [id, settle] of this.pending) settle({ id, failure: 'The renderer has ended.' });
      setTimeout(() => this.start(), RESTART_PAUSE_MS).unref();
    });
    worker.unref();
  }
}
