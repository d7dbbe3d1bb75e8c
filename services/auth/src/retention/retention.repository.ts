// SQL: rows expire by the database's clock and are deleted in batches, which no entity method does.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';

const BATCH = 1_000;

/** Tables whose expired rows nothing refers to, with the condition of expiry; each condition has an index. */
export const EXPIRED = {
  socket_ticket: `expires_at < now()`,
  refresh_token: `expires_at < now() - interval '1 day'`,
  // Limits count the codes of a day.
  sms_code: `expires_at < now() - interval '2 days'`,
  used_captcha: `expires_at < now() - interval '1 hour'`,
  attempt: `expire < extract(epoch FROM now() - interval '1 hour') * 1000`,
  known_network: `seen_at < now() - interval '60 days'`,
  known_device: `seen_at < now() - interval '60 days'`,
  social_attempt: `expires_at < now() - interval '1 hour'`,
  sign_in_ticket: `expires_at < now()`,
  sms_day: `day < current_date - 90`,
} as const;

const countShape = rowShape({ deleted: column.integer });

@Injectable()
export class RetentionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Deletes expired rows of one table, a thousand at a time. @returns their number. */
  deleteExpired(table: keyof typeof EXPIRED): Promise<number> {
    return this.inBatches(
      `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${EXPIRED[table]} LIMIT ${BATCH})) RETURNING 1)
       SELECT count(*)::int AS deleted FROM gone`,
    );
  }

  /** Deletes sessions that ended two days ago, with their tokens and tickets. @returns their number. */
  deleteEndedSessions(): Promise<number> {
    return this.inBatches(
      `WITH ended AS (SELECT session_id FROM session WHERE expires_at < now() - interval '2 days'
                       ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED),
            tokens AS (DELETE FROM refresh_token WHERE session_id IN (SELECT session_id FROM ended)),
            tickets AS (DELETE FROM socket_ticket WHERE session_id IN (SELECT session_id FROM ended)),
            gone AS (DELETE FROM session WHERE session_id IN (SELECT session_id FROM ended) RETURNING 1)
       SELECT count(*)::int AS deleted FROM gone`,
    );
  }

  private async inBatches(sql: string): Promise<number> {
    for (let total = 0; ;) {
      const { deleted } = (await queryRows(this.dataSource, countShape, sql))[0]!;
      total += deleted;
      if (deleted < BATCH) return total;
    }
  }
}
