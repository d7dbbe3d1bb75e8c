// SQL: inbox and parked events are written in the transaction of the handler, for whole batches in one statement.
import type { DataSource, EntityManager } from 'typeorm';
import { enterInbox } from './inbox.js';

/** An event that a consumer could not handle, for staff to replay or dismiss. */
export interface ParkedEventRow {
  readonly subject: string;
  readonly eventId: string;
  readonly body: string;
  readonly reason: string;
  readonly deliveries: number;
}

/** The records of one consumer: the events that it has handled and those that it has parked. */
export interface DeliveryStore {
  /** Runs `work` in one transaction that records these events as handled; `fresh` are those not recorded before. */
  handleOnce(
    eventIds: readonly string[],
    work: (fresh: Set<string>, tx: EntityManager) => Promise<void>,
  ): Promise<void>;
  isReachable(): Promise<boolean>;
  /** Keeps the first of two rows about the same event. */
  park(row: ParkedEventRow): Promise<void>;
}

export class PostgresDeliveryStore implements DeliveryStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly consumer: string,
  ) {}

  handleOnce(
    eventIds: readonly string[],
    work: (fresh: Set<string>, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (tx) => work(await enterInbox(tx, this.consumer, eventIds), tx));
  }

  isReachable(): Promise<boolean> {
    return this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  async park({ subject, eventId, body, reason, deliveries }: ParkedEventRow): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO parked_event (consumer, subject, event_id, body, reason, deliveries)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (consumer, event_id) DO NOTHING`,
      [this.consumer, subject, eventId, body, reason, deliveries],
    );
  }
}
