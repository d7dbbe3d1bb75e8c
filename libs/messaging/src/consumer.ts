import type { LoggerService } from '@nestjs/common';
import { jetstream, jetstreamManager, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { reasonOf } from '@mall/persistence';
import type { LimitFunction } from 'p-limit';
import { eventIn, type Delivery } from './consumed-event.js';
import type { Subscription } from './consumes.js';
import type { DeliveryHandler } from './delivery-handler.js';
import { KeyedBatches } from './keyed-batches.js';
import type { NatsLink } from './nats.js';
import { MAX_ACK_PENDING } from './streams.js';
import { streamNameOf } from './subjects.js';

export interface ConsumerOptions {
  readonly subscription: Subscription;
  /** Name of the durable consumer, also used in the inbox and in parked events. */
  readonly durable: string;
  readonly deliveries: DeliveryHandler;
  /** Deliveries after which a message is parked unhandled, because it crashes the process each time. */
  readonly deliveryLimit: number;
  readonly nats: NatsLink;
  readonly logger: Pick<LoggerService, 'warn'>;
  /** Shared by the consumers of the service. */
  readonly limit: LimitFunction;
}

/** Concurrent transactions of one consumer, so that a slow one leaves permits to others. */
const PARALLEL = 3;
const MAX_BATCH = 64;
/** Interval at which the ack deadline of queued messages is extended, for WORKING_FOR_MS at most. */
const WORKING_EVERY_MS = 10_000;
const WORKING_FOR_MS = 300_000;
const RETRY_START_MS = 1_000;
/** Interval of the check that stream and consumer have not been replaced. */
const CHECK_EVERY_MS = 30_000;

/** One durable consumer: subscribes to its events, gathers them in batches and extends their ack deadlines. */
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
      limit: options.limit,
    });
    this.working = setInterval(() => this.extendDeadlines(), WORKING_EVERY_MS);
    this.working.unref();
  }

  /** Stays subscribed while the service runs; waits while the stream or consumer is missing. */
  async run(): Promise<void> {
    const { logger, durable } = this.options;
    while (!this.stopping) {
      await this.subscribe().catch((failure: unknown) =>
        logger.warn(`Consumer ${durable} interrupted: ${reasonOf(failure)}`),
      );
      if (!this.stopping) await new Promise((resolve) => setTimeout(resolve, RETRY_START_MS));
    }
  }

  /** Returns the number of events on the stream that no process has handled yet, those in progress included. */
  async pending(): Promise<number> {
    const { nats, durable, subscription } = this.options;
    const manager = await jetstreamManager(nats.connection, { checkAPI: false });
    const info = await manager.consumers.info(streamNameOf(subscription.event.service), durable);
    return info.num_pending + info.num_ack_pending;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.options.deliveries.stop();
    await this.messages?.close().catch(() => undefined);
    // Queued messages are not acknowledged, so they are delivered again.
    this.batches.clear();
    await this.batches.idle();
    clearInterval(this.working);
  }

  private async subscribe(): Promise<void> {
    const { nats, durable, subscription } = this.options;
    const stream = streamNameOf(subscription.event.service);
    const manager = await jetstreamManager(nats.connection, { checkAPI: false });
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
    const { deliveries, deliveryLimit } = this.options;
    const event = eventIn(message.string());
    if (!event) return void deliveries.park(message, 'The payload cannot be read as an event.');
    if (message.info.deliveryCount > deliveryLimit)
      return void deliveries.park(
        message,
        `Delivered ${message.info.deliveryCount} times without an outcome.`,
      );
    const delivery = { message, event, receivedAt: Date.now() };
    this.unacknowledged.add(delivery);
    this.batches.add(delivery);
  }

  private extendDeadlines(): void {
    const now = Date.now();
    for (const { message, receivedAt } of this.unacknowledged)
      if (now - receivedAt < WORKING_FOR_MS) message.working();
  }

  private async work(batch: readonly Delivery[]): Promise<void> {
    try {
      await this.options.deliveries.work(batch);
    } finally {
      for (const delivery of batch) this.unacknowledged.delete(delivery);
    }
  }
}
