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
import { DataSource, type QueryRunner } from 'typeorm';
import { NatsLink } from './nats.js';
import { OutboxWake } from './outbox-wake.js';
import { noticeStream, refilledUpTo, refillUnderWay } from './refill.js';
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
/** How often it is made sure that the stream still is the one known. */
const LOOK_EVERY_MS = 15_000;
/** Floor for a lost wake-up. */
const POLL_MS = 1_000;
/** Between two batches that did not fill up: what comes meanwhile goes together. */
const GATHER_MS = 50;

/** Carries committed events from the outbox to JetStream: one relay at a time per service, others stand by. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private stopping = false;
  private isCalled = false;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private stream: JetStreamClient | undefined;
  private lookAt = 0;
  private isRefilling = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsLink,
    private readonly calls: OutboxWake,
    @Inject(EVENT_MEMORY_MS) private readonly memoryMs: number,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.call();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      await this.lead().catch((failure: unknown) =>
        this.logger.warn(`Relay interrupted: ${String(failure)}`),
      );
      await this.pause(POLL_MS);
    }
  }

  /** Relays for as long as this process holds the lock and the connection that holds it. */
  private async lead(): Promise<void> {
    const session = this.dataSource.createQueryRunner();
    const forget = this.nats.onReconnect(() => {
      this.lookAt = 0;
      this.call();
    });
    let silence = (): void => undefined;
    try {
      const [row] = (await session.query(
        `SELECT pg_try_advisory_lock(hashtext(current_schema()), hashtext('outbox-relay')) AS mine`,
      )) as { mine: boolean }[];
      if (!row?.mine) return;
      // A mark that a crash takes back means that an event goes out once more, which is harmless.
      await session.query('SET synchronous_commit = off');
      silence = this.calls.listen(() => this.call());
      this.stream ??= jetstream(this.nats.connection);
      this.lookAt = 0;
      this.isRefilling = true;
      while (!this.stopping) {
        this.isCalled = false;
        await this.look(session);
        const sent = (await this.refillBatch(session)) ?? (await this.relayBatch(session));
        if (sent === BATCH) continue;
        if (sent > 0) await sleep(GATHER_MS);
        await this.pause(POLL_MS);
      }
    } finally {
      forget();
      silence();
      await session.query('RESET synchronous_commit').catch(() => undefined);
      await session.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
      await session.release().catch(() => undefined);
    }
  }

  /** Makes the stream when it is missing, and begins a refill when it is another than before. */
  private async look(session: QueryRunner): Promise<void> {
    if (Date.now() < this.lookAt) return;
    const { created } = await ensureStream(this.nats, this.nats.serviceName, this.memoryMs);
    if (await noticeStream(session, created)) {
      this.logger.warn(`The stream of ${this.nats.serviceName} is new: it is filled from the outbox.`);
      this.isRefilling = true;
    }
    this.lookAt = Date.now() + LOOK_EVERY_MS;
  }

  /** Sends the next rows once more; `undefined` when nothing is left to refill. New events wait, to keep the order. */
  private async refillBatch(session: QueryRunner): Promise<number | undefined> {
    const refill = this.isRefilling ? await refillUnderWay(session) : undefined;
    this.isRefilling = refill !== undefined;
    if (!refill) return undefined;
    const rows = (await session.query(
      `SELECT ${COLUMNS} FROM outbox WHERE seq > $1 AND seq <= $2 ORDER BY seq LIMIT ${BATCH}`,
      [refill.after, refill.to],
    )) as OutboxRow[];
    await this.send(session, rows);
    await refilledUpTo(session, rows.length < BATCH ? undefined : rows.at(-1)!.seq);
    return BATCH;
  }

  private async relayBatch(session: QueryRunner): Promise<number> {
    // Never "seq greater than the last one": a slow transaction may commit a smaller seq later.
    const rows = (await session.query(
      `SELECT ${COLUMNS} FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT $1`,
      [BATCH],
    )) as OutboxRow[];
    if (rows.length > 0) await this.send(session, rows);
    return rows.length;
  }

  /** @throws what the broker answered, after noting those that it took. */
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

  private call(): void {
    this.isCalled = true;
    this.wake();
  }

  /** Waits for a call, but not for one that came while nobody waited. */
  private pause(ms: number): Promise<void> {
    if (this.isCalled) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
