import type { LoggerService } from '@nestjs/common';
import { AckPolicy, DeliverPolicy, jetstream, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { EventDeclaration, EventEnvelope } from '@mall/contracts/define';
import { isDatabaseAway, reasonOf } from '@mall/persistence';
import type { DataSource, EntityManager } from 'typeorm';
import { deliveryIdOf, eventIn, type Delivery } from './consumed-event.js';
import type { ConsumerOf, Subscription } from './consumes.js';
import { enterInbox } from './inbox.js';
import { KeyedBatches, type Semaphore } from './keyed-batches.js';
import type { NatsLink } from './nats.js';
import { ensureStream, streamNameOf } from './streams.js';

export interface ConsumerOptions {
  readonly subscription: Subscription;
  /** Name of the durable consumer, and of the consumer in inbox and parked events. */
  readonly durable: string;
  readonly handler: ConsumerOf<EventDeclaration>;
  readonly dataSource: DataSource;
  readonly nats: NatsLink;
  readonly logger: Pick<LoggerService, 'warn' | 'error'>;
  /** Waits before the next delivery; after the last one the event is parked. */
  readonly retryMs: readonly number[];
  /** Deduplication window of a stream that has to be created. */
  readonly memoryMs: number;
  readonly semaphore: Semaphore;
}

/** Transactions of one consumer at the same time, so that a slow one leaves permits to others. */
const PARALLEL = 3;
const MAX_BATCH = 64;
/** Delivered and not yet acknowledged: fills the batches while the next messages are on their way. */
const MAX_ACK_PENDING = 512;
const ACK_WAIT_MS = 30_000;
/** Queued messages get their ack deadline extended this often, for WORKING_FOR_MS at most. */
const WORKING_EVERY_MS = 10_000;
const WORKING_FOR_MS = 300_000;
/** Timeout of a handler. */
const HANDLER_MS = 20_000;
/** Deliveries beyond all retries after which a message is parked unhandled: it ends the process each time. */
const LOST_DELIVERIES = 8;
const RETRY_START_MS = 1_000;
/** Interval of the check that stream and consumer still are the ones subscribed to. */
const CHECK_EVERY_MS = 30_000;

/** One durable consumer: handles events in batches, each event once by the inbox, and parks what keeps failing. */
export class Consumer {
  private readonly batches: KeyedBatches<Delivery>;
  private readonly unacknowledged = new Set<Delivery>();
  private readonly working: NodeJS.Timeout;
  private messages: ConsumerMessages | undefined;
  private stopping = false;

  constructor(private readonly options: ConsumerOptions) {
    this.batches = new KeyedBatches({
      keyOf: ({ event }) => event.aggregateId,
      work: (batch) => this.work(batch),
      parallel: PARALLEL,
      mostPerBatch: MAX_BATCH,
      semaphore: options.semaphore,
    });
    this.working = setInterval(() => this.extendDeadlines(), WORKING_EVERY_MS);
    this.working.unref();
  }

  /** Stays subscribed for as long as the service runs; creates stream and consumer when they are missing. */
  async run(): Promise<void> {
    const { logger, durable } = this.options;
    while (!this.stopping) {
      await this.subscribe().catch((failure: unknown) =>
        logger.warn(`Consumer ${durable} interrupted: ${reasonOf(failure)}`),
      );
      if (!this.stopping) await new Promise((resolve) => setTimeout(resolve, RETRY_START_MS));
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.messages?.close().catch(() => undefined);
    // Queued messages are not acknowledged and are delivered again.
    this.batches.clear();
    await this.batches.idle();
    clearInterval(this.working);
  }

  /** @throws what the handler throws, and an Error after its timeout. */
  handle(event: EventEnvelope, tx: EntityManager): Promise<void> {
    const { handler, durable } = this.options;
    let timer: NodeJS.Timeout;
    const late = new Promise<never>((_, reject) => {
      const said = `${durable} did not finish within ${HANDLER_MS / 1000} s.`;
      timer = setTimeout(() => reject(new Error(said)), HANDLER_MS);
    });
    return Promise.race([handler(event, tx), late]).finally(() => clearTimeout(timer));
  }

  private async subscribe(): Promise<void> {
    const { nats, durable, memoryMs } = this.options;
    const { event } = this.options.subscription;
    const { manager } = await ensureStream(nats, event.service, memoryMs);
    const stream = streamNameOf(event.service);
    const limits = { ack_wait: nanos(ACK_WAIT_MS), max_ack_pending: MAX_ACK_PENDING };
    const known = await manager.consumers.info(stream, durable).catch(() => undefined);
    if (!known) {
      await manager.consumers.add(stream, {
        durable_name: durable,
        filter_subject: event.subject,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ...limits,
      });
    } else if (known.config.max_ack_pending !== MAX_ACK_PENDING)
      await manager.consumers.update(stream, durable, limits);
    const { created } = await manager.consumers.info(stream, durable);
    const consumer = await jetstream(nats.connection).consumers.get(stream, durable);
    const messages = await consumer.consume({
      max_messages: MAX_ACK_PENDING,
      expires: 5_000,
      abort_on_missing_resource: true,
    });
    this.messages = messages;
    if (this.stopping) return void (await messages.close());
    const check = async (): Promise<void> => {
      const now = await manager.consumers
        .info(stream, durable)
        .catch((failure: unknown) => (/not found/.test(String(failure)) ? undefined : { created }));
      // A server that lost its data has lost the consumer and sends nothing, without an error.
      if (now?.created !== created) messages.stop(new Error('The consumer is not the one subscribed to.'));
    };
    const checking = setInterval(() => void check(), CHECK_EVERY_MS);
    const forget = nats.onReconnect(() => void check());
    try {
      for await (const message of messages) this.accept(message);
    } finally {
      clearInterval(checking);
      forget();
    }
  }

  private accept(message: JsMsg): void {
    const event = eventIn(message.string());
    if (!event) return void this.park(message, 'The payload cannot be read as an event.');
    if (message.info.deliveryCount > this.options.retryMs.length + LOST_DELIVERIES)
      return void this.park(message, `Delivered ${message.info.deliveryCount} times without an outcome.`);
    const delivery = { message, event, receivedAt: Date.now() };
    this.unacknowledged.add(delivery);
    this.batches.add(delivery);
  }

  private extendDeadlines(): void {
    const now = Date.now();
    for (const { message, receivedAt } of this.unacknowledged)
      if (now - receivedAt < WORKING_FOR_MS) message.working();
  }

  /** All in one transaction; when that fails, each in its own, so that only the failing one is delivered again. */
  private async work(batch: readonly Delivery[]): Promise<void> {
    try {
      await this.take(batch);
      // After the commit: after a lost acknowledgement the inbox drops the second delivery.
      for (const { message } of batch) message.ack();
    } catch (failure) {
      // While the database is down no delivery counts as failed, so nothing is parked for that.
      if (await this.waitForDatabase(failure, batch)) await this.work(batch);
      else if (batch.length > 1) for (const delivery of batch) await this.work([delivery]);
      else if (!this.stopping || !isDatabaseAway(failure)) await this.retryOrPark(batch[0]!.message, failure);
    } finally {
      for (const delivery of batch) this.unacknowledged.delete(delivery);
    }
  }

  /** Resolves true once the database is back; false when it was up all the time or the service is stopping. */
  private async waitForDatabase(failure: unknown, batch: readonly Delivery[]): Promise<boolean> {
    if (!isDatabaseAway(failure)) return false;
    for (let isFirst = true; ; isFirst = false) {
      const isBack = await this.options.dataSource.query('SELECT 1').then(
        () => true,
        () => false,
      );
      if (isBack) return !isFirst;
      if (this.stopping) return false;
      for (const delivery of batch) delivery.receivedAt = Date.now();
      await new Promise((resolve) => setTimeout(resolve, RETRY_START_MS));
    }
  }

  private take(batch: readonly Delivery[]): Promise<void> {
    const { dataSource, durable, subscription } = this.options;
    return dataSource.transaction(async (tx) => {
      const ids = batch.map(({ event }) => event.id);
      const fresh = await enterInbox(tx, durable, ids);
      // `delete`, because one event may be in the batch twice.
      const events = batch.map(({ event }) => event).filter(({ id }) => fresh.delete(id.toLowerCase()));
      if (!subscription.interleaved) return this.handleInOrder(events, tx);
      const sequences = [...byAggregate(events).values()];
      const outcomes = await Promise.allSettled(
        sequences.map((sequence) => this.handleInOrder(sequence, tx)),
      );
      // The first is the cause: the transaction is aborted for those after it.
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    });
  }

  private async handleInOrder(events: readonly EventEnvelope[], tx: EntityManager): Promise<void> {
    for (const event of events) await this.handle(event, tx);
  }

  private async retryOrPark(message: JsMsg, failure: unknown): Promise<void> {
    const { logger, retryMs, durable } = this.options;
    const attempt = message.info.deliveryCount;
    const wait = retryMs[attempt - 1];
    logger.warn(`${durable} failed at delivery ${attempt} of ${message.subject}: ${reasonOf(failure)}`);
    if (wait !== undefined) return message.nak(wait);
    await this.park(message, reasonOf(failure));
  }

  /** Writes a message to `parked_event` for staff; it is terminated in the stream only after that. */
  private async park(message: JsMsg, reason: string): Promise<void> {
    const { dataSource, logger, durable } = this.options;
    const eventId = deliveryIdOf(message);
    const row = [durable, message.subject, eventId, message.string(), reason, message.info.deliveryCount];
    await dataSource
      .query(
        `INSERT INTO parked_event (consumer, subject, event_id, body, reason, deliveries)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (consumer, event_id) DO NOTHING`,
        row,
      )
      .then(() => {
        message.term(reason.slice(0, 200));
        logger.error(`${durable} parked ${message.subject} ${eventId}: ${reason}`);
      })
      .catch(() => message.nak(RETRY_START_MS));
  }
}

/** The events of each aggregate, in their order. */
function byAggregate(events: readonly EventEnvelope[]): ReadonlyMap<string, EventEnvelope[]> {
  const sequences = new Map<string, EventEnvelope[]>();
  for (const event of events)
    sequences.set(event.aggregateId, [...(sequences.get(event.aggregateId) ?? []), event]);
  return sequences;
}
