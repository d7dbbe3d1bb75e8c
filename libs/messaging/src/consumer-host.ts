import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import {
  durableOf,
  type EventDeclaration,
  type EventEnvelope,
  type ServiceDeclaration,
} from '@mall/contracts/define';
import { reasonOf } from '@mall/persistence';
import pLimit from 'p-limit';
import { DataSource, type EntityManager } from 'typeorm';
import { eventIn } from './consumed-event.js';
import { Consumer } from './consumer.js';
import { DeliveryHandler } from './delivery-handler.js';
import { enterInbox, PostgresDeliveryStore } from './delivery-store.js';
import { subscriptionOf, type ConsumerOf } from './consumes.js';
import { NatsLink } from './nats.js';

/** The fields of a parked event that a replay reads. */
export interface ParkedDelivery {
  readonly id: string;
  readonly consumer: string;
  readonly body: string;
}

export interface ConsumerLag {
  readonly durable: string;
  readonly events: number;
}

/** Injection token: milliseconds before each further delivery of an event that failed. */
export const EVENT_RETRY_MS = Symbol('event retry');

/** Injection token: the declaration of the running service. */
export const SERVICE_DECLARATION = Symbol('service declaration');

/** Concurrent transactions of all consumers together; requests need the other connections of the pool. */
const PARALLEL = 4;
/** Deliveries beyond all retries after which a message is parked unhandled, because it crashes the process each time. */
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
    @Inject(SERVICE_DECLARATION) private readonly declaration: ServiceDeclaration,
  ) {}

  /**
   * Starts the service's consumers.
   * @throws Error when the service's declaration and its methods name different consumers.
   */
  onApplicationBootstrap(): void {
    const limit = pLimit(PARALLEL);
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = (instance as Record<string, unknown>)[name] as ConsumerOf<EventDeclaration>;
        const subscription = subscriptionOf(method);
        if (!subscription) continue;
        const { dataSource, nats, logger, retryMs } = this;
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
          limit,
        });
        this.consumers.set(durable, { consumer, deliveries });
      }
    }
    this.compareWithDeclaration();
    for (const { consumer } of this.consumers.values()) void consumer.run();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.consumers.values()].map(({ consumer }) => consumer.stop()));
  }

  /** Returns the lag of each consumer; omits consumers whose lag cannot be read. */
  async pending(): Promise<readonly ConsumerLag[]> {
    const answers = await Promise.allSettled(
      [...this.consumers].map(async ([durable, { consumer }]) => ({
        durable,
        events: await consumer.pending(),
      })),
    );
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  }

  private compareWithDeclaration(): void {
    const { name, consumes } = this.declaration;
    const declared = new Set(consumes.map((one) => durableOf(name, one)));
    const undeclared = [...this.consumers.keys()].filter((durable) => !declared.has(durable));
    const missing = [...declared].filter((durable) => !this.consumers.has(durable));
    if (undeclared.length + missing.length === 0) return;
    throw new Error(
      `The declaration of ${name} in the contracts does not fit its consumers. ` +
        `Not declared: ${undeclared.join(', ') || 'none'}; without a method: ${missing.join(', ') || 'none'}.`,
    );
  }

  /**
   * Hands a parked event to its consumer again.
   * @returns the reason of the new failure; `undefined` when the event is settled.
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
  // Another request has settled it meanwhile.
  if (mine === 0) return;
  const fresh = await enterInbox(tx, parked.consumer, [event.id]);
  if (fresh.has(event.id)) await deliveries.handle(event, tx);
}
