// SQL: inbox and parked events are written in the transaction of the handler, for whole batches in one statement.
import type { DataSource, EntityManager } from 'typeorm';

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

/** Records that a consumer handles these events. @returns the ids that it had not handled before. */
export async function enterInbox(
  tx: EntityManager,
  consumer: string,
  eventIds: readonly string[],
): Promise<Set<string>> {
  const fresh = (await tx.query(
    `INSERT INTO inbox (consumer, event_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING RETURNING event_id`,
    [consumer, eventIds],
  )) as { event_id: string }[];
  return new Set(fresh.map(({ event_id }) => event_id));
}
