import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { AckPolicy, DeliverPolicy, jetstream, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { EventEnvelope } from '@mall/contracts/define';
import { DataSource, type EntityManager } from 'typeorm';
import { subscriptionOf, type Subscription } from './consumes.js';
import { KeyedQueue } from './keyed-queue.js';
import { NatsLink } from './nats.js';
import { ensureStream, streamNameOf } from './streams.js';

type Handler = (event: EventEnvelope, tx: EntityManager) => Promise<void>;

/** What a replay needs to know of a parked event. */
export interface ParkedDelivery {
  readonly id: string;
  readonly consumer: string;
  readonly body: string;
}

const PARALLEL = 8;
const ACK_WAIT_MS = 30_000;
/** Waits before the next delivery; after the last one the event is parked. */
const RETRY_MS = [1_000, 5_000, 30_000, 120_000, 120_000];
const RETRY_START_MS = 2_000;

/** Runs every `@Consumes` method of the service on its durable consumer, through the inbox. */
@Injectable()
export class ConsumerHost implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ConsumerHost.name);
  private readonly queue = new KeyedQueue(PARALLEL);
  private readonly open: ConsumerMessages[] = [];
  private readonly handlers = new Map<string, Handler>();
  private stopping = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly dataSource: DataSource,
    private readonly nats: NatsLink,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = (instance as Record<string, unknown>)[name] as Handler;
        const subscription = subscriptionOf(method);
        if (!subscription) continue;
        this.handlers.set(subscription.durable, method.bind(instance));
        void this.keepSubscribed(subscription, method.bind(instance));
      }
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled(this.open.map((messages) => messages.close()));
    await this.queue.idle();
  }

  /**
   * Hands a parked event to its consumer again, in line with the others of its aggregate.
   * @returns why it failed again; `undefined` when it is settled.
   */
  async replay(parked: ParkedDelivery, by: string): Promise<string | undefined> {
    const event = eventIn(parked.body);
    const handler = this.handlers.get(parked.consumer);
    try {
      if (!event) throw new Error('The payload cannot be read as an event.');
      if (!handler) throw new Error(`This service has no consumer ${parked.consumer} any more.`);
      await this.queue.run(event.aggregateId, () => this.replayOnce(parked, event, handler, by));
      return undefined;
    } catch (failure) {
      const reason = String(failure);
      await this.dataSource.query(
        `UPDATE parked_event SET replays = replays + 1, reason = $2 WHERE id = $1 AND state = 'parked'`,
        [parked.id, reason],
      );
      return reason;
    }
  }

  private async replayOnce(
    parked: ParkedDelivery,
    event: EventEnvelope,
    handler: Handler,
    by: string,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [, mine] = (await tx.query(
        `UPDATE parked_event SET state = 'replayed', settled_at = now(), settled_by = $2
          WHERE id = $1 AND state = 'parked'`,
        [parked.id, by],
      )) as [unknown, number];
      // Somebody else has settled it meanwhile.
      if (mine === 1 && (await enterInbox(tx, parked.consumer, event.id))) await handler(event, tx);
    });
  }

  private async keepSubscribed(subscription: Subscription, handler: Handler): Promise<void> {
    while (!this.stopping) {
      await this.subscribe(subscription, handler).catch((failure: unknown) => {
        this.logger.warn(`Consumer ${subscription.durable} interrupted: ${String(failure)}`);
      });
      if (!this.stopping) await new Promise((resolve) => setTimeout(resolve, RETRY_START_MS));
    }
  }

  private async subscribe({ event, durable }: Subscription, handler: Handler): Promise<void> {
    const manager = await ensureStream(this.nats, event.service);
    const stream = streamNameOf(event.service);
    const known = await manager.consumers.info(stream, durable).catch(() => undefined);
    if (!known) {
      await manager.consumers.add(stream, {
        durable_name: durable,
        filter_subject: event.subject,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(ACK_WAIT_MS),
        deliver_policy: DeliverPolicy.All,
        max_ack_pending: 64,
      });
    }
    const consumer = await jetstream(this.nats.connection).consumers.get(stream, durable);
    const messages = await consumer.consume({ max_messages: 64, expires: 5_000 });
    this.open.push(messages);
    for await (const message of messages) void this.accept(message, durable, handler);
  }

  private async accept(message: JsMsg, durable: string, handler: Handler): Promise<void> {
    const event = decode(message);
    if (!event) return this.park(message, durable, 'The payload cannot be read as an event.');
    await this.queue.run(event.aggregateId, () => this.handle(message, event, durable, handler));
  }

  private async handle(
    message: JsMsg,
    event: EventEnvelope,
    durable: string,
    handler: Handler,
  ): Promise<void> {
    try {
      await this.dataSource.transaction(async (tx) => {
        if (await enterInbox(tx, durable, event.id)) await handler(event, tx);
      });
      // Acknowledged only after the commit, and confirmed by the server: a crash in between means one more delivery.
      await message.ackAck();
    } catch (failure) {
      await this.retryOrPark(message, durable, failure);
    }
  }

  private async retryOrPark(message: JsMsg, durable: string, failure: unknown): Promise<void> {
    const attempt = message.info.deliveryCount;
    const wait = RETRY_MS[attempt - 1];
    this.logger.warn(`${durable} failed at delivery ${attempt} of ${message.subject}: ${String(failure)}`);
    if (wait !== undefined) return message.nak(wait);
    await this.park(message, durable, String(failure));
  }

  /** Sets a message aside where staff can see it. Only when that is written does the stream forget it. */
  private async park(message: JsMsg, durable: string, reason: string): Promise<void> {
    const eventId = message.headers?.get('Nats-Msg-Id') || String(message.seq);
    const row = [durable, message.subject, eventId, message.string(), reason, message.info.deliveryCount];
    await this.dataSource
      .query(
        `INSERT INTO parked_event (consumer, subject, event_id, body, reason, deliveries)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (consumer, event_id) DO NOTHING`,
        row,
      )
      .then(() => {
        message.term(reason.slice(0, 200));
        this.logger.error(`${durable} parked ${message.subject} ${eventId}: ${reason}`);
      })
      .catch(() => message.nak(RETRY_MS[0]));
  }
}

/** False when this consumer has had the event before. */
async function enterInbox(tx: EntityManager, consumer: string, eventId: string): Promise<boolean> {
  const fresh = (await tx.query(
    `INSERT INTO inbox (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id`,
    [consumer, eventId],
  )) as unknown[];
  return fresh.length > 0;
}

const decode = (message: JsMsg): EventEnvelope | undefined => eventIn(message.string());

function eventIn(text: string): EventEnvelope | undefined {
  try {
    const event = JSON.parse(text) as EventEnvelope;
    return typeof event.id === 'string' && typeof event.aggregateId === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
}
