import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EventDeclaration, EventEnvelope } from '@mall/contracts/define';
import { reasonOf } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { eventIn } from './consumed-event.js';
import { Consumer } from './consumer.js';
import { DeliveryHandler } from './delivery-handler.js';
import { PostgresDeliveryStore } from './delivery-store.js';
import { durableOf, subscriptionOf, type ConsumerOf } from './consumes.js';
import { enterInbox } from './inbox.js';
import { Semaphore } from './keyed-batches.js';
import { NatsLink } from './nats.js';
import { EVENT_MEMORY_MS } from './streams.js';
import { removeUndeclaredConsumers } from './undeclared-consumers.js';

/** The fields of a parked event that a replay reads. */
export interface ParkedDelivery {
  readonly id: string;
  readonly consumer: string;
  readonly body: string;
}

/** Injection token: milliseconds before each further delivery of an event that failed. */
export const EVENT_RETRY_MS = Symbol('event retry');

/** Transactions of all consumers together; requests need the other connections of the pool. */
const PARALLEL = 4;
/** Deliveries beyond all retries after which a message is parked unhandled: it ends the process each time. */
const LOST_DELIVERIES = 8;
const DATABASE_RETRY_MS = 1_000;

interface RunningConsumer {
  readonly consumer: Consumer;
  readonly deliveries: DeliveryHandler;
}

/** Runs every `@Consumes` method of the service on its durable consumer, through the inbox. */
@Injectable()
export class ConsumerHost implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ConsumerHost.name);
  private readonly consumers = new Map<string, RunningConsumer>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly dataSource: DataSource,
    private readonly nats: NatsLink,
    @Inject(EVENT_RETRY_MS) private readonly retryMs: readonly number[],
    @Inject(EVENT_MEMORY_MS) private readonly memoryMs: number,
  ) {}

  onApplicationBootstrap(): void {
    const semaphore = new Semaphore(PARALLEL);
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = (instance as Record<string, unknown>)[name] as ConsumerOf<EventDeclaration>;
        const subscription = subscriptionOf(method);
        if (!subscription) continue;
        const { dataSource, nats, logger, retryMs, memoryMs } = this;
        const handler = method.bind(instance);
        const durable = durableOf(nats.serviceName, subscription);
        if (this.consumers.has(durable))
          throw new Error(`Two methods are consumer ${durable}; give them purposes.`);
        const deliveries = new DeliveryHandler({
          durable,
          handler,
          interleaved: subscription.interleaved === true,
          store: new PostgresDeliveryStore(dataSource, durable),
          logger,
          retryMs,
          databaseRetryMs: DATABASE_RETRY_MS,
        });
        const deliveryLimit = retryMs.length + LOST_DELIVERIES;
        const consumer = new Consumer({
          subscription,
          durable,
          deliveries,
          deliveryLimit,
          nats,
          logger,
          memoryMs,
          semaphore,
        });
        this.consumers.set(durable, { consumer, deliveries });
        void consumer.run();
      }
    }
    void this.removeUndeclared();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.consumers.values()].map(({ consumer }) => consumer.stop()));
  }

  /** Failures are logged and tried again at the next start. */
  private async removeUndeclared(): Promise<void> {
    try {
      for (const name of await removeUndeclaredConsumers(this.nats, new Set(this.consumers.keys())))
        this.logger.log(`Deleted the durable consumer ${name}: this service no longer declares it.`);
    } catch (failure) {
      this.logger.warn(`Durable consumers no longer declared could not be looked for: ${reasonOf(failure)}`);
    }
  }

  /**
   * Hands a parked event to its consumer again.
   * @returns why it failed again; `undefined` when it is settled.
   */
  async replay(parked: ParkedDelivery, by: string): Promise<string | undefined> {
    const event = eventIn(parked.body);
    const deliveries = this.consumers.get(parked.consumer)?.deliveries;
    try {
      if (!event) throw new Error('The payload cannot be read as an event.');
      if (!deliveries) throw new Error(`This service has no consumer ${parked.consumer} any more.`);
      await this.dataSource.transaction((tx) => replayOnce(tx, parked, event, deliveries, by));
      return undefined;
    } catch (failure) {
      const reason = reasonOf(failure);
      await this.dataSource.query(
        `UPDATE parked_event SET replays = replays + 1, reason = $2 WHERE id = $1 AND state = 'parked'`,
        [parked.id, reason],
      );
      return reason;
    }
  }
}

async function replayOnce(
  tx: EntityManager,
  parked: ParkedDelivery,
  event: EventEnvelope,
  deliveries: DeliveryHandler,
  by: string,
): Promise<void> {
  const [, mine] = (await tx.query(
    `UPDATE parked_event SET state = 'replayed', settled_at = now(), settled_by = $2 WHERE id = $1 AND state = 'parked'`,
    [parked.id, by],
  )) as [unknown, number];
  // Settled by another request meanwhile.
  if (mine === 0) return;
  const fresh = await enterInbox(tx, parked.consumer, [event.id]);
  if (fresh.has(event.id)) await deliveries.handle(event, tx);
}
