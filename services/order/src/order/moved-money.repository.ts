// SQL: the money that one member of staff moved is summed over slips and refunds of all orders.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from './order.js';

/** Money in fen of CNY that a person moved within the last 24 hours, over all orders. */
export interface MovedMoney {
  /** Amount confirmed, written off, approved for a refund or paid out, alone or as one of two people. */
  readonly movedMinor: number;
  readonly writtenOffMinor: number;
}

const movedRow = rowShape<MovedMoney>({ movedMinor: column.integer, writtenOffMinor: column.integer });

const SINCE = `now() - interval '24 hours'`;
const MOVED = `
  WITH slips AS (
    SELECT credited_minor + written_off_minor AS moved, written_off_minor AS written_off FROM voucher
     WHERE status = 1 AND (audited_by_id = $1 AND audited_at > ${SINCE} OR first_by_id = $1 AND first_at > ${SINCE})
    UNION ALL
    SELECT COALESCE((first_stated->>'movedMinor')::bigint, CASE v.currency WHEN 'CNY' THEN amount_minor
             ELSE round(amount_minor * 10000.0 / o.rate_scaled) END), 0
      FROM voucher v JOIN sales_order o USING (order_id)
     WHERE v.status = 0 AND first_by_id = $1 AND first_at > ${SINCE}),
  refunds AS (
    SELECT amount_cny_minor AS moved FROM refund
     WHERE status IN (1, 2) AND decided_by_id = $1 AND decided_at > ${SINCE}
        OR status <> 3 AND first_by_id = $1 AND first_at > ${SINCE}
    UNION ALL
    SELECT amount_cny_minor FROM refund WHERE status = 2 AND paid_by_id = $1 AND paid_at > ${SINCE})
  SELECT ((SELECT COALESCE(sum(moved), 0) FROM slips) + (SELECT COALESCE(sum(moved), 0) FROM refunds))::float8 AS "movedMinor",
    (SELECT COALESCE(sum(written_off), 0) FROM slips)::float8 AS "writtenOffMinor"`;

@Injectable()
export class MovedMoneyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the money that this person has moved, for a decision in this transaction: until it ends, no other decision
   * of theirs is made. The system moves nothing.
   */
  async ofDecider(tx: EntityManager, { id }: Actor): Promise<MovedMoney> {
    if (id === null) return NOTHING;
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('moved-money:' || $1, 0))`, [id]);
    return this.ofPerson(id, tx);
  }

  async ofPerson(staffId: string, db: EntityManager = this.dataSource.manager): Promise<MovedMoney> {
    const [row] = await queryRows(db, movedRow, MOVED, [staffId]);
    return row!;
  }
}

const NOTHING: MovedMoney = { movedMinor: 0, writtenOffMinor: 0 };
