import type { LoggerService } from '@nestjs/common';
import { platformErrors, type EventDeclaration, type EventEnvelope } from '@mall/contracts/define';
import { actingAs, isDatabaseAway, isStorageFull, kindOf, reasonOf } from '@mall/persistence';
import { inSpan, metrics, recentWork, recordedTrace, SpanKind } from '@mall/telemetry';
import type { EntityManager } from 'typeorm';
import { deliveryIdOf, type Delivery, type DeliveredMessage } from './consumed-event.js';
import type { ConsumerOf } from './consumes.js';
import type { DeliveryStore } from './delivery-store.js';

export interface DeliveryHandlerOptions {
  /** Name of the durable consumer. */
  readonly durable: string;
  readonly handler: ConsumerOf<EventDeclaration>;
  /** Whether events of different aggregates are handled concurrently. */
  readonly interleaved: boolean;
  readonly store: DeliveryStore;
  readonly logger: Pick<LoggerService, 'warn' | 'error'>;
  /** Milliseconds before each further delivery; after the last one the event is parked. */
  readonly retryMs: readonly number[];
  /** Milliseconds between two attempts to reach a database that is down. */
  readonly databaseRetryMs: number;
}

/** Timeout of a handler. */
const HANDLER_MS = 20_000;

/** Handles batches of deliveries: each event once, by the inbox. Failed events are retried, then parked. */
export class DeliveryHandler {
  private isStopping = false;

  constructor(private readonly options: DeliveryHandlerOptions) {}

  /** After this call, a batch that finds the database down is left unacknowledged, to be delivered again. */
  stop(): void {
    this.isStopping = true;
  }

  /** Runs the handler in a trace's span. @throws what the handler throws, or an Error after the timeout. */
  handle(event: EventEnvelope, tx: EntityManager): Promise<void> {
    const { handler, durable } = this.options;
    let timer: NodeJS.Timeout;
    const late = new Promise<never>((_, reject) => {
      const said = `${durable} did not finish within ${HANDLER_MS / 1000} s.`;
      timer = setTimeout(() => reject(new Error(said)), HANDLER_MS);
    });
    const span = { name: durable, kind: SpanKind.CONSUMER, from: event.trace };
    const handled = inSpan(span, () => handler(event, tx));
    return Promise.race([handled, late]).finally(() => clearTimeout(timer));
  }

  /** Handles the batch in one transaction; when that fails, each event in its own, so that only the failing one is retried. */
  async work(batch: readonly Delivery[]): Promise<void> {
    let failure: unknown;
    do {
      try {
        await this.take(batch);
        // After the commit: if the acknowledgement is lost, the inbox drops the second delivery.
        for (const { message } of batch) message.ack();
        return this.measure(batch);
      } catch (thrown) {
        failure = thrown;
      }
      // While the database is down or full, no delivery counts as failed, so no event is parked because of the outage.
    } while (await this.waitForDatabase(failure, batch));
    if (batch.length > 1) for (const delivery of batch) await this.work([delivery]);
    else if (!this.isStopping || !(isDatabaseAway(failure) || storesNothing(failure)))
      await this.retryOrPark(batch[0]!, failure);
  }

  /** Writes a message to the parked events for staff; it is terminated in the stream only after that. */
  async park(message: DeliveredMessage, reason: string): Promise<void> {
    const { store, logger, durable, databaseRetryMs } = this.options;
    const eventId = deliveryIdOf(message);
    const { subject } = message;
    try {
      const deliveries = message.info.deliveryCount;
      await store.park({ subject, eventId, body: message.string(), reason, deliveries });
    } catch {
      return message.nak(databaseRetryMs);
    }
    message.term(reason.slice(0, 200));
    metrics.eventDeliveries.inc({ consumer: durable, outcome: 'parked' });
    logger.error(`${durable} parked ${subject} ${eventId}: ${reason}`);
  }

  /** Resolves to true once the batch can be tried again; to false when the database was never down or the service is stopping. */
  private async waitForDatabase(failure: unknown, batch: readonly Delivery[]): Promise<boolean> {
    // A full database can be reached; only another attempt shows whether it has space again.
    if (storesNothing(failure)) return this.pause(batch);
    if (!isDatabaseAway(failure)) return false;
    for (let isFirst = true; ; isFirst = false) {
      if (await this.options.store.isReachable()) return !isFirst;
      if (!(await this.pause(batch))) return false;
    }
  }

  /** Waits without losing the batch to another process; resolves to false when the service is stopping. */
  private async pause(batch: readonly Delivery[]): Promise<boolean> {
    if (this.isStopping) return false;
    for (const delivery of batch) delivery.receivedAt = Date.now();
    await new Promise((resolve) => setTimeout(resolve, this.options.databaseRetryMs));
    return true;
  }

  private measure(batch: readonly Delivery[]): void {
    const consumer = this.options.durable;
    for (const { event } of batch) {
      metrics.eventDeliveries.inc({ consumer, outcome: 'handled' });
      const delay = (Date.now() - Date.parse(event.occurredAt)) / 1_000;
      // The clocks of two machines may differ by more than an event takes.
      if (Number.isFinite(delay)) metrics.eventDelaySeconds.observe({ consumer }, Math.max(0, delay));
    }
  }

  private take(batch: readonly Delivery[]): Promise<void> {
    const { store, interleaved, durable } = this.options;
    const ids = batch.map(({ event }) => event.id);
    const actor = { kind: 'event', name: durable, operation: batch[0]!.message.subject } as const;
    const handle = async (fresh: Set<string>, tx: EntityManager): Promise<void> => {
      // `delete`, because one event may appear twice in the batch.
      const events = batch.map(({ event }) => event).filter(({ id }) => fresh.delete(id.toLowerCase()));
      if (!interleaved) return this.handleInOrder(events, tx);
      const sequences = [...byAggregate(events).values()];
      const outcomes = await Promise.allSettled(
        sequences.map((sequence) => this.handleInOrder(sequence, tx)),
      );
      // The first failure is the cause: it aborted the transaction for the statements after it.
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    };
    return actingAs(actor, () => store.handleOnce(ids, handle));
  }

  private async handleInOrder(events: readonly EventEnvelope[], tx: EntityManager): Promise<void> {
    for (const event of events) await this.handle(event, tx);
  }

  private async retryOrPark({ message, event }: Delivery, failure: unknown): Promise<void> {
    const { logger, retryMs, durable } = this.options;
    const attempt = message.info.deliveryCount;
    const wait = retryMs[attempt - 1];
    recentWork.fails({ name: durable, kind: kindOf(failure), traceId: recordedTrace(event.trace) });
    logger.warn(`${durable} failed at delivery ${attempt} of ${message.subject}: ${reasonOf(failure)}`);
    if (wait !== undefined) {
      metrics.eventDeliveries.inc({ consumer: durable, outcome: 'to be repeated' });
      return message.nak(wait);
    }
    await this.park(message, reasonOf(failure));
  }
}

/** Whether the database of this service, or of one that the handler calls, has no space. */
const storesNothing = (failure: unknown): boolean =>
  isStorageFull(failure) || platformErrors.storageFull.is(failure);

/** Groups the events by aggregate, in their order. */
function byAggregate(events: readonly EventEnvelope[]): ReadonlyMap<string, EventEnvelope[]> {
  const sequences = new Map<string, EventEnvelope[]>();
  for (const event of events)
    sequences.set(event.aggregateId, [...(sequences.get(event.aggregateId) ?? []), event]);
  return sequences;
}
