// SQL: codes expire and are counted by the database's clock, under a lock of the number, in one statement each.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';

const countShape = rowShape({
  hour: column.integer,
  day: column.integer,
  byIp: column.integer,
  secondsAgo: column.number,
});
/** Codes sent to a number in an hour and a day, for an address in an hour, and the seconds since the last one. */
export type SentCounts = RowOf<typeof countShape>;

const codeShape = rowShape({ codeId: column.bigint, codeHash: column.bytes });
export type TriedCode = RowOf<typeof codeShape>;

export interface NewCode {
  readonly purpose: string;
  readonly mobile: string;
  readonly codeHash: Buffer;
  readonly tries: number;
  readonly ip: string | undefined;
  readonly lifeMinutes: number;
}

@Injectable()
export class SmsCodeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` while no other transaction works for the same number. */
  withNumberLocked<T>(mobile: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [mobile]);
      return work(tx);
    });
  }

  async countSent(tx: EntityManager, mobile: string, ip: string | undefined): Promise<SentCounts> {
    const rows = await queryRows(
      tx,
      countShape,
      `SELECT count(*) FILTER (WHERE mobile = $1 AND sent_at > now() - interval '1 hour')::int AS "hour",
              count(*) FILTER (WHERE mobile = $1)::int AS "day",
              count(*) FILTER (WHERE ip = $2 AND sent_at > now() - interval '1 hour')::int AS "byIp",
              COALESCE(extract(epoch FROM now() - max(sent_at) FILTER (WHERE mobile = $1)), 86400)::float AS "secondsAgo"
         FROM sms_code WHERE sent_at > now() - interval '1 day' AND (mobile = $1 OR ip = $2)`,
      [mobile, ip ?? null],
    );
    return rows[0]!;
  }

  async insert(tx: EntityManager, code: NewCode): Promise<void> {
    await tx.query(
      `INSERT INTO sms_code (purpose, mobile, code_hash, tries_left, ip, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [code.purpose, code.mobile, code.codeHash, code.tries, code.ip ?? null, code.lifeMinutes],
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

  /** Leaves no try of the code. */
  async useUp(codeId: string): Promise<void> {
    await this.dataSource.query(`UPDATE sms_code SET tries_left = 0 WHERE code_id = $1`, [codeId]);
  }
}
