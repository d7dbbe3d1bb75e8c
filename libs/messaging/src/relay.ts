import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import { reasonOf } from '@mall/persistence';
import { DataSource, type QueryRunner } from 'typeorm';
import { NatsLink } from './nats.js';
import { OutboxNotifier } from './outbox-notifier.js';
import { BATCH, OutboxBatches } from './outbox-batches.js';
import { PostgresOutboxStore } from './outbox-store.js';
import { recordStream } from './republish.js';
import { findStream } from './streams.js';

/** Interval of the check that the stream has not been replaced. */
const CHECK_EVERY_MS = 15_000;
/** Poll interval, which makes up for lost wake-up messages. */
const POLL_MS = 1_000;
/** Wait after a batch that was not full, so that the next one is larger. */
const GATHER_MS = 50;

/** Publishes committed events from the outbox to JetStream. An advisory lock lets one replica at a time do so. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private stopping = false;
  private isWoken = false;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private stream: JetStreamClient | undefined;
  private checkAt = 0;
  private isRepublishing = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsLink,
    private readonly wakeUps: OutboxNotifier,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wakeUp();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      await this.lead().catch((failure: unknown) =>
        this.logger.warn(`Relay interrupted: ${reasonOf(failure)}`),
      );
      await this.pause(POLL_MS);
    }
  }

  /** Relays for as long as this process holds the lock and the connection that holds it. */
  private async lead(): Promise<void> {
    const session = this.dataSource.createQueryRunner();
    const forget = this.nats.onReconnect(() => {
      this.checkAt = 0;
      this.wakeUp();
    });
    let unsubscribe = (): void => undefined;
    try {
      const [row] = (await session.query(
        `SELECT pg_try_advisory_lock(hashtext(current_schema()), hashtext('outbox-relay')) AS mine`,
      )) as { mine: boolean }[];
      if (!row?.mine) return;
      // If a crash loses `published_at`, the event is published again and dropped by deduplication or inbox.
      await session.query('SET synchronous_commit = off');
      unsubscribe = this.wakeUps.listen(() => this.wakeUp());
      this.stream ??= jetstream(this.nats.connection);
      const stream = this.stream;
      const batches = new OutboxBatches(new PostgresOutboxStore(session), async (event) => {
        await stream.publish(event.subject, JSON.stringify(event), { msgID: event.id, timeout: 5_000 });
      });
      this.checkAt = 0;
      this.isRepublishing = true;
      while (!this.stopping) {
        this.isWoken = false;
        await this.checkStream(session);
        const sent = (await this.republish(batches)) ?? (await batches.relay());
        if (sent === BATCH) continue;
        if (sent > 0) await sleep(GATHER_MS);
        await this.pause(POLL_MS);
      }
    } finally {
      forget();
      unsubscribe();
      await session.query('RESET synchronous_commit').catch(() => undefined);
      await session.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
      await session.release().catch(() => undefined);
    }
  }

  /** Starts to publish again when the stream has been replaced. */
  private async checkStream(session: QueryRunner): Promise<void> {
    if (Date.now() < this.checkAt) return;
    const { created } = await findStream(this.nats, this.nats.serviceName);
    const recorded = await recordStream(session, created);
    if (recorded === 'new')
      this.logger.warn(`The stream of ${this.nats.serviceName} is new: it is filled from the outbox.`);
    if (recorded !== 'same') this.isRepublishing = true;
    this.checkAt = Date.now() + CHECK_EVERY_MS;
  }

  /** Publishes the next rows again while there are any; returns `undefined` when none are left. */
  private async republish(batches: OutboxBatches): Promise<number | undefined> {
    const sent = this.isRepublishing ? await batches.republish() : undefined;
    this.isRepublishing = sent !== undefined;
    return sent;
  }

  private wakeUp(): void {
    this.isWoken = true;
    this.wake();
  }

  /** Waits for `ms` or the next wake-up; returns at once if one came since the last wait. */
  private pause(ms: number): Promise<void> {
    if (this.isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
