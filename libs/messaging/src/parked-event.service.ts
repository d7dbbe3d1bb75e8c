import { Injectable } from '@nestjs/common';
import type {
  DiscardRowsDto,
  ParkedCountView,
  ParkedRowsDto,
  ParkedRowsView,
  ParkedRowView,
  ReplayedView,
  ReplayRowsDto,
} from '@mall/contracts/messaging';
import { DataSource } from 'typeorm';
import { isEventId } from './consumed-event.js';
import { ConsumerHost } from './consumer-host.js';

/** A parked event as stored in the table. */
export interface ParkedRow extends Omit<ParkedRowView, 'parkedAt' | 'settledAt'> {
  readonly parkedAt: Date;
  readonly settledAt: Date | null;
}

const SELECT = `SELECT id, consumer, subject, event_id AS "eventId", body, reason, deliveries + replays AS attempts, state,
  parked_at AS "parkedAt", settled_at AS "settledAt", settled_by AS "settledBy", note FROM parked_event`;

/** Maximum number of events that one call replays; the rest is left to the next call. */
const MOST = 1_000;

/** The events that consumers of this service could not handle, for staff to replay or discard. */
@Injectable()
export class ParkedEventService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly consumers: ConsumerHost,
  ) {}

  async rows({ state, consumer, ids, limit }: ParkedRowsDto): Promise<ParkedRowsView> {
    const where = `WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR consumer = $2)
      AND ($3::bigint[] IS NULL OR id = ANY($3::bigint[]))`;
    const params = [state ?? null, consumer ?? null, ids ?? null];
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM parked_event ${where}`,
      params,
    )) as { n: number }[];
    const rows = (await this.dataSource.query(`${SELECT} ${where} ORDER BY id DESC LIMIT $4`, [
      ...params,
      limit,
    ])) as ParkedRow[];
    return { total: count!.n, rows: rows.map(toView) };
  }

  async count(): Promise<ParkedCountView> {
    const [row] = (await this.dataSource.query(
      `SELECT count(*)::int AS parked, min(parked_at) AS "oldestAt" FROM parked_event WHERE state = 'parked'`,
    )) as { parked: number; oldestAt: Date | null }[];
    return { parked: row!.parked, oldestAt: row!.oldestAt?.toISOString() ?? null };
  }

  /** Replays the oldest events first, so that they are handled in the order in which they were parked. */
  async replay({ ids, by }: ReplayRowsDto): Promise<ReplayedView> {
    const rows = (await this.dataSource.query(
      `${SELECT} WHERE state = 'parked' AND ($1::bigint[] IS NULL OR id = ANY($1::bigint[])) ORDER BY id LIMIT ${MOST}`,
      [ids ?? null],
    )) as ParkedRow[];
    const failures: { id: string; reason: string }[] = [];
    for (const row of rows) {
      const reason = await this.consumers.replay(row, by);
      if (reason !== undefined) failures.push({ id: row.id, reason });
    }
    return { replayed: rows.length - failures.length, failures };
  }

  /** Discards parked events. They are entered in the inbox, so that a republished stream does not deliver them again. */
  async discard({ ids, reason, by }: DiscardRowsDto): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const [gone] = (await tx.query(
        `UPDATE parked_event SET state = 'discarded', settled_at = now(), settled_by = $2, note = $3
          WHERE id = ANY($1::bigint[]) AND state = 'parked' RETURNING consumer, event_id AS "eventId"`,
        [ids, by, reason],
      )) as [{ consumer: string; eventId: string }[], number];
      const known = gone.filter(({ eventId }) => isEventId(eventId));
      await tx.query(
        `INSERT INTO inbox (consumer, event_id) SELECT * FROM unnest($1::text[], $2::uuid[]) ON CONFLICT DO NOTHING`,
        [known.map(({ consumer }) => consumer), known.map(({ eventId }) => eventId)],
      );
      return gone.length;
    });
  }
}

function toView({ parkedAt, settledAt, ...row }: ParkedRow): ParkedRowView {
  return { ...row, parkedAt: parkedAt.toISOString(), settledAt: settledAt?.toISOString() ?? null };
}
