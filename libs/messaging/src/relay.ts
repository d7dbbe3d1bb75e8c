import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { EventEnvelope } from '@mall/contracts/define';
import { DataSource, type QueryRunner } from 'typeorm';
import { NatsLink } from './nats.js';
import { ensureStream } from './streams.js';

interface OutboxRow {
  readonly seq: string;
  readonly id: string;
  readonly subject: string;
  readonly aggregate_id: string;
  readonly tenant_id: string;
  readonly payload: object;
  readonly occurred_at: Date;
}

const BATCH = 200;
/** Floor for a lost wake-up. */
const POLL_MS = 1_000;

/** Carries committed events from the outbox to JetStream: one relay at a time per service, others stand by. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private stopping = false;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private stream: JetStreamClient | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsLink,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
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
    const client = (await session.connect()) as {
      on(event: string, on: () => void): void;
      off(event: string, on: () => void): void;
    };
    const notified = (): void => this.wake();
    try {
      const [row] = (await session.query(
        `SELECT pg_try_advisory_lock(hashtext(current_schema()), hashtext('outbox-relay')) AS mine, current_schema() AS schema`,
      )) as { mine: boolean; schema: string }[];
      if (!row?.mine) return;
      await ensureStream(this.nats, this.nats.serviceName);
      this.stream ??= jetstream(this.nats.connection);
      client.on('notification', notified);
      await session.query(`LISTEN "outbox_${row.schema}"`);
      while (!this.stopping) {
        const sent = await this.relayBatch(session);
        if (sent < BATCH) await this.pause(POLL_MS);
      }
    } finally {
      client.off('notification', notified);
      await session.query('UNLISTEN *').catch(() => undefined);
      await session.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
      await session.release().catch(() => undefined);
    }
  }

  private async relayBatch(session: QueryRunner): Promise<number> {
    // Never "seq greater than the last one": a slow transaction may commit a smaller seq later.
    const rows = (await session.query(
      `SELECT seq, id, subject, aggregate_id, tenant_id, payload, occurred_at
         FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT ${BATCH}`,
    )) as OutboxRow[];
    if (rows.length === 0) return 0;
    const outcomes = await Promise.allSettled(rows.map((row) => this.publish(row)));
    const published = rows
      .filter((_, index) => outcomes[index]?.status === 'fulfilled')
      .map(({ seq }) => seq);
    if (published.length > 0)
      await session.query(`UPDATE outbox SET published_at = now() WHERE seq = ANY($1::bigint[])`, [
        published,
      ]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return published.length;
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

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
