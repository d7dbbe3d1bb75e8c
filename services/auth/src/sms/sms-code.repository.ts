// SQL: three numbers are counted in one read, each by its own condition.
import { Injectable } from '@nestjs/common';
import {
  column,
  fromNow,
  inTurn,
  now,
  queryRows,
  rowOf,
  rowShape,
  type RowOf,
  run,
  sql,
} from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';
import type { SmsCode } from './sms-code.entity.js';

/** Codes that sign documents have quotas of their own, so that nobody else's requests can use them up. */
export type SmsKind = 'entry' | 'signing';

const countShape = rowShape({
  hour: column.integer,
  day: column.integer,
  secondsAgo: column.number,
});
/**
 * Numbers of codes of one kind: sent to a phone number in an hour and a day; and the seconds since the last one.
 */
export type SentCounts = RowOf<typeof countShape>;

export type TriedCode = Pick<SmsCode, 'codeId' | 'codeHash'>;

export interface NewCode {
  readonly purpose: string;
  readonly mobile: string;
  readonly codeHash: Buffer;
  readonly tries: number;
  readonly network: string | undefined;
  readonly lifeMinutes: number;
}

/** Codes expire by the database's clock. */
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

  async countSent(tx: EntityManager, kind: SmsKind, mobile: string): Promise<SentCounts> {
    const rows = await queryRows(
      tx,
      countShape,
      `SELECT count(*) FILTER (WHERE sent_at > now() - interval '1 hour')::int AS "hour",
              count(*)::int AS "day",
              COALESCE(extract(epoch FROM now() - max(sent_at)), 86400)::float AS "secondsAgo"
         FROM sms_code
        WHERE sent_at > now() - interval '1 day' AND mobile = $1 AND (purpose LIKE 'sign %') = $2`,
      [mobile, kind === 'signing'],
    );
    return rows[0]!;
  }

  /** Counts one message of today, in UTC. @returns false when `budget` messages of the kind were counted already. */
  async takeFromBudget(tx: EntityManager, kind: SmsKind, budget: number): Promise<boolean> {
    if (budget <= 0) return false;
    const taken = db
      .insertInto('sms_day')
      .values({ day: sql<Date>`(now() AT TIME ZONE 'UTC')::date`, kind, sent: 1 })
      .onConflict((known) =>
        known
          .columns(['day', 'kind'])
          .doUpdateSet((day) => ({ sent: day('sms_day.sent', '+', 1) }))
          .where('sms_day.sent', '<', budget),
      )
      .returning('sent');
    return (await rowOf(tx, taken)) !== undefined;
  }

  async insert(tx: EntityManager, { purpose, mobile, codeHash, tries, ...code }: NewCode): Promise<void> {
    const sent = { purpose, mobile, code_hash: codeHash, tries_left: tries, ip: code.network ?? null };
    const expiry = { expires_at: fromNow(code.lifeMinutes, 'mins') };
    await run(tx, db.insertInto('sms_code').values({ ...sent, ...expiry }));
  }

  /** Takes one try of the newest code of that purpose. @returns undefined when it has expired or no try is left. */
  takeTry(purpose: string, mobile: string): Promise<TriedCode | undefined> {
    const newest = db
      .selectFrom('sms_code')
      .select('code_id')
      .where('purpose', '=', purpose)
      .where('mobile', '=', mobile)
      .orderBy('sent_at', 'desc')
      .limit(1);
    const tried = db
      .updateTable('sms_code')
      .set((code) => ({ tries_left: code('tries_left', '-', 1) }))
      .where('code_id', '=', newest)
      .where('tries_left', '>', 0)
      .where('expires_at', '>', now)
      .returning(['code_id as codeId', 'code_hash as codeHash']);
    return rowOf(this.dataSource, tried);
  }

  /** Makes a code invalid. @returns whether it had not been used before. */
  async useUp(codeId: string): Promise<boolean> {
    const used = db
      .updateTable('sms_code')
      .set({ tries_left: -1 })
      .where('code_id', '=', codeId)
      .where('tries_left', '>=', 0)
      .returning('code_id');
    return (await rowOf(this.dataSource, used)) !== undefined;
  }
}
