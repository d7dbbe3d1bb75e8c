// SQL: codes expire and are counted by the database's clock, under a lock of the number, in one statement each.
import { Injectable } from '@nestjs/common';
import { column, inTurn, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';

/** Codes that sign documents have quotas of their own, so that nobody else's requests can use them up. */
export type SmsKind = 'entry' | 'signing';

const countShape = rowShape({
  hour: column.integer,
  day: column.integer,
  byNetwork: column.integer,
  secondsAgo: column.number,
});
/**
 * Numbers of codes of one kind: sent to a phone number in an hour and a day, for a network in an hour; and the seconds
 * since the last one.
 */
export type SentCounts = RowOf<typeof countShape>;

const budgetShape = rowShape({ sent: column.integer });

const codeShape = rowShape({ codeId: column.bigint, codeHash: column.bytes });
export type TriedCode = RowOf<typeof codeShape>;

const idShape = rowShape({ codeId: column.bigint });

export interface NewCode {
  readonly purpose: string;
  readonly mobile: string;
  readonly codeHash: Buffer;
  readonly tries: number;
  readonly network: string | undefined;
  readonly lifeMinutes: number;
}

@Injectable()
export class SmsCodeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` while no other transaction works for the same number. */
  withNumberLocked<T>(mobile: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      await inTurn(tx, `codes for ${mobile}`);
      return work(tx);
    });
  }

  async countSent(
    tx: EntityManager,
    kind: SmsKind,
    mobile: string,
    network: string | undefined,
  ): Promise<SentCounts> {
    const rows = await queryRows(
      tx,
      countShape,
      `SELECT count(*) FILTER (WHERE mobile = $1 AND sent_at > now() - interval '1 hour')::int AS "hour",
              count(*) FILTER (WHERE mobile = $1)::int AS "day",
              count(*) FILTER (WHERE ip = $2 AND sent_at > now() - interval '1 hour')::int AS "byNetwork",
              COALESCE(extract(epoch FROM now() - max(sent_at) FILTER (WHERE mobile = $1)), 86400)::float AS "secondsAgo"
         FROM sms_code
        WHERE sent_at > now() - interval '1 day' AND (mobile = $1 OR ip = $2) AND (purpose LIKE 'sign %') = $3`,
      [mobile, network ?? null, kind === 'signing'],
    );
    return rows[0]!;
  }

  /** Counts one message of today, in UTC. @returns false when `budget` messages of the kind were counted already. */
  async takeFromBudget(tx: EntityManager, kind: SmsKind, budget: number): Promise<boolean> {
    const rows = await queryRows(
      tx,
      budgetShape,
      `INSERT INTO sms_day (day, kind, sent) SELECT (now() AT TIME ZONE 'UTC')::date, $1, 1 WHERE $2 > 0
       ON CONFLICT (day, kind) DO UPDATE SET sent = sms_day.sent + 1 WHERE sms_day.sent < $2
       RETURNING sent`,
      [kind, budget],
    );
    return rows.length > 0;
  }

  async insert(tx: EntityManager, code: NewCode): Promise<void> {
    await tx.query(
      `INSERT INTO sms_code (purpose, mobile, code_hash, tries_left, ip, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [code.purpose, code.mobile, code.codeHash, code.tries, code.network ?? null, code.lifeMinutes],
    );
  }

  /** Takes one try of the newest code of that purpose. @returns undefined when it has expired or no try is left. */
  async takeTry(purpose: string, mobile: string): Promise<TriedCode | undefined> {
    const rows = await queryRows(
      this.dataSource,
      codeShape,
      `UPDATE sms_code SET tries_left = tries_left - 1
        WHERE code_id = (SELECT code_id FROM sms_code WHERE purpose = $1 AND mobile = $2 ORDER BY sent_at DESC LIMIT 1)
          AND tries_left > 0 AND expires_at > now()
        RETURNING code_id AS "codeId", code_hash AS "codeHash"`,
      [purpose, mobile],
    );
    return rows[0];
  }

  /** Makes a code invalid. @returns whether it had not been used before. */
  async useUp(codeId: string): Promise<boolean> {
    const rows = await queryRows(
      this.dataSource,
      idShape,
      `UPDATE sms_code SET tries_left = -1 WHERE code_id = $1 AND tries_left >= 0 RETURNING code_id AS "codeId"`,
      [codeId],
    );
    return rows.length > 0;
  }
}
