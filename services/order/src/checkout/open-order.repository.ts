// SQL: the count is a condition of the statement that writes the orders.
import { Injectable } from '@nestjs/common';
import { orderErrors } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';

/** The account and the passport that orders are counted by. */
export interface OrderingParty {
  readonly userId: string;
  readonly passportDigest: string | null;
}

/** Orders of a submission, and how many may be open together with them. */
export interface OpenOrderCap {
  readonly party: OrderingParty;
  readonly added: number;
  readonly max: number;
}

const countShape = rowShape({ open: column.integer });

/** Unpaid, or paid by a claim of the buyer alone: no money was confirmed yet. */
const IS_OPEN = 'status IN (1, 4) AND credited_minor = 0';

/** The larger of the open orders of an account and of a passport; the arguments are SQL expressions. */
export const sqlOpenOrders = (userId: string, passportDigest: string): string => `greatest(
  (SELECT count(*) FROM sales_order WHERE user_id = ${userId}::bigint AND ${IS_OPEN}),
  (SELECT count(*) FROM sales_order WHERE passport_digest = ${passportDigest}::text AND ${IS_OPEN}))`;

/** Open orders hold cars that others cannot buy, so an account and a passport may have a limited number of them. */
@Injectable()
export class OpenOrderRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Until the transaction ends, no other one writes orders of this account or passport. */
  async lock(tx: EntityManager, { userId, passportDigest }: OrderingParty): Promise<void> {
    await tx.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('open orders of account ' || $1::text, 0)),
              pg_advisory_xact_lock(hashtextextended('open orders of passport ' || $2::text, 0))`,
      [userId, passportDigest],
    );
  }

  /** @throws orderErrors.tooManyOpenOrders */
  async check(
    { party, added, max }: OpenOrderCap,
    db: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    if ((await this.count(party, db)) + added > max) throw orderErrors.tooManyOpenOrders({ max });
  }

  protected async count({ userId, passportDigest }: OrderingParty, db: EntityManager): Promise<number> {
    const sql = `SELECT ${sqlOpenOrders('$1', '$2')}::int AS open`;
    const [row] = await queryRows(db, countShape, sql, [userId, passportDigest]);
    return row!.open;
  }
}
