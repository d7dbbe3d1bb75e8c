import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { EventEnvelope } from '@mall/contracts/define';
import { reasonOf } from '@mall/persistence';
import { DataSource, type QueryRunner } from 'typeorm';
import { NatsLink } from './nats.js';
import { OutboxWake } from './outbox-wake.js';
import { recordStream, recordRepublishedUpTo, pendingRepublish } from './republish.js';
import { ensureStream, EVENT_MEMORY_MS } from './streams.js';

interface OutboxRow {
  readonly seq: string;
  readonly id: string;
  readonly subject: string;
  readonly aggregate_id: string;
  readonly tenant_id: string;
  readonly payload: object;
  readonly occurred_at: Date;
}

const COLUMNS = 'seq, id, subject, aggregate_id, tenant_id, payload, occurred_at';
const BATCH = 500;
/** Interval of the check that the stream still is the one known. */
const CHECK_EVERY_MS = 15_000;
/** Poll interval, for wake-up messages that got lost. */
const POLL_MS = 1_000;
/** Wait after a batch that was not full, so that the next one is larger. */
const GATHER_MS = 50;

/** Publishes committed events from the outbox to JetStream. One replica at a time, by an advisory lock. */
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
    private readonly wakeUps: OutboxWake,
    @Inject(EVENT_MEMORY_MS) private readonly memoryMs: number,
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
      this.checkAt = 0;
      this.isRepublishing = true;
      while (!this.stopping) {
        this.isWoken = false;
        await this.checkStream(session);
        const sent = (await this.republishBatch(session)) ?? (await this.relayBatch(session));
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

  /** Creates the stream when it is missing; begins to publish again when it is another than before. */
  private async checkStream(session: QueryRunner): Promise<void> {
    if (Date.now() < this.checkAt) return;
    const { created } = await ensureStream(this.nats, this.nats.serviceName, this.memoryMs);
    if (await recordStream(session, created)) {
      this.logger.warn(`The stream of ${this.nats.serviceName} is new: it is filled from the outbox.`);
      this.isRepublishing = true;
    }
    this.checkAt = Date.now() + CHECK_EVERY_MS;
  }

  /** Publishes the next rows again; `undefined` when none are left. New events wait meanwhile, to keep the order. */
  private async republishBatch(session: QueryRunner): Promise<number | undefined> {
    const range = this.isRepublishing ? await pendingRepublish(session) : undefined;
    this.isRepublishing = range !== undefined;
    if (!range) return undefined;
    const rows = (await session.query(
      `SELECT ${COLUMNS} FROM outbox WHERE seq > $1 AND seq <= $2 ORDER BY seq LIMIT ${BATCH}`,
      [range.after, range.to],
    )) as OutboxRow[];
    await this.send(session, rows);
    await recordRepublishedUpTo(session, rows.length < BATCH ? undefined : rows.at(-1)!.seq);
    return BATCH;
  }

  private async relayBatch(session: QueryRunner): Promise<number> {
    // Not by "seq greater than the last": a slow transaction may commit a smaller seq later.
    const rows = (await session.query(
      `SELECT ${COLUMNS} FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT $1`,
      [BATCH],
    )) as OutboxRow[];
    if (rows.length > 0) await this.send(session, rows);
    return rows.length;
  }

  /** @throws the first failure, after marking the rows that were published. */
  private async send(session: QueryRunner, rows: readonly OutboxRow[]): Promise<void> {
    const outcomes = await Promise.allSettled(rows.map((row) => this.publish(row)));
    const published = rows
      .filter((_, index) => outcomes[index]?.status === 'fulfilled')
      .map(({ seq }) => seq);
    if (published.length > 0)
      await session.query(
        `UPDATE outbox SET published_at = now() WHERE seq = ANY($1::bigint[]) AND published_at IS NULL`,
        [published],
      );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async publish(row: OutboxRow): Promise<void> {
    const envelope: EventEnvelope = {
      id: row.id,
      subject: row.subject,
      aggregateId: row.aggregate_id,
      occurredAt: row.occurred_at.toISOString(),
      tenantId: row.tenant_id,
      payload: row.payload,
    };
    await this.stream!.publish(row.subject, JSON.stringify(envelope), { msgID: row.id, timeout: 5_000 });
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
