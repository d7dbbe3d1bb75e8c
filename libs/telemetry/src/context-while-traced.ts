import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** Longer than anything takes that is done within a trace: a span that is still open then will not end. */
const LOST_MS = 60_000;

/**
 * The context that follows asynchronous work, for as long as a span is open. Before Node 24 it slows down every promise of the
 * process once it has been used, so that one traced request in a hundred would cost all the others.
 */
export class ContextWhileTraced implements SpanProcessor {
  readonly contextManager = new AsyncLocalStorageContextManager();
  /** When each open span began, the oldest first. */
  private readonly open = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The context turns itself on when it is used. */
  onStart(span: Pick<ReadableSpan, 'spanContext'>): void {
    this.open.set(span.spanContext().spanId, this.now());
  }

  onEnd(span: Pick<ReadableSpan, 'spanContext'>): void {
    this.open.delete(span.spanContext().spanId);
    for (const [id, since] of this.open) {
      if (this.now() - since < LOST_MS) return;
      this.open.delete(id);
    }
    this.contextManager.disable();
  }

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
