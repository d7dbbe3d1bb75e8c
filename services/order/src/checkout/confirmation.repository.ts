// SQL: measured. Checkout writes and reads confirmations with as few round trips and as little waiting for
// the disk as possible.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { LandedCost } from '../landed-cost/landed-cost.js';
import type { Confirmation, Snapshot } from './confirmation.js';
import { byShop } from './quote.js';

export type ConfirmationRow = Pick<Confirmation, 'confirmId' | 'userId' | 'expiresAt'> & {
  readonly snapshot: Snapshot;
  readonly isBuyerCurrent: boolean;
};

export const confirmationColumns = {
  confirmId: column.text,
  userId: column.bigint,
  snapshot: column.json<Snapshot>(),
  expiresAt: column.timestamp,
  isBuyerCurrent: column.boolean,
} as const;
const confirmationShape = rowShape<ConfirmationRow>(confirmationColumns);
const kept = rowShape({ confirmId: column.text, expiresAt: column.timestamp, now: column.timestamp });

/** Columns of table `confirmation` that make a `ConfirmationRow`. */
export const CONFIRMATION = `confirm_id AS "confirmId", user_id AS "userId", snapshot, expires_at AS "expiresAt",
  NOT EXISTS (SELECT FROM buyer_change c WHERE c.user_id = confirmation.user_id
    AND c.changed_at >= confirmation.created_at) AS "isBuyerCurrent"`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isConfirmId = (text: string): boolean => UUID.test(text);

export const toConfirmation = ({
  confirmId,
  userId,
  expiresAt,
  snapshot,
  isBuyerCurrent,
}: ConfirmationRow): Confirmation => ({
  confirmId,
  userId,
  expiresAt,
  ...snapshot,
  buyer: (isBuyerCurrent && snapshot.buyer) || null,
});

@Injectable()
export class ConfirmationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores a confirmation without waiting for the disk: nothing is held yet, and a power failure at that moment only
   * makes the buyer look at the price again.
   */
  async keep(
    userId: string,
    snapshot: Snapshot,
    landedCosts: readonly LandedCost[],
    minutes: number,
  ): Promise<{ confirmId: string; expiresAt: Date; now: Date }> {
    const [row] = await queryRows(
      this.dataSource,
      kept,
      `INSERT INTO confirmation (user_id, snapshot, landed_costs, shop_ids, expires_at)
       SELECT $1, $2, $3, $4, now() + make_interval(mins => $5) FROM set_config('synchronous_commit', 'off', true)
       RETURNING confirm_id AS "confirmId", expires_at AS "expiresAt", now() AS now`,
      [
        userId,
        JSON.stringify(snapshot),
        JSON.stringify(landedCosts),
        [...byShop(snapshot.lines).keys()],
        minutes,
      ],
    );
    return row!;
  }

  /** Returns a confirmation of this user, also when it has expired. */
  async find(userId: string, confirmId: string, tx: EntityManager): Promise<Confirmation | undefined> {
    if (!isConfirmId(confirmId)) return undefined;
    const [row] = await queryRows(
      tx,
      confirmationShape,
      `SELECT ${CONFIRMATION} FROM confirmation WHERE user_id = $1 AND confirm_id = $2::uuid`,
      [userId, confirmId],
    );
    return row && toConfirmation(row);
  }

  /** Marks earlier confirmations of this person, so that their data is read again. */
  async noteBuyerChange(userId: string, tx: EntityManager): Promise<void> {
    await tx.query(
      `INSERT INTO buyer_change (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET changed_at = now()`,
      [userId],
    );
  }

  /**
   * Deletes old confirmations. One that was ordered is part of its order, and stays. Those older than a week were
   * checked before: without that bound every run would go through the orders of all years.
   */
  async forgetOld(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM confirmation c
        WHERE expires_at BETWEEN now() - interval '7 days' AND now() - interval '1 day'
          AND NOT EXISTS (SELECT FROM submission s WHERE s.confirm_id = c.confirm_id AND s.state <> 'abandoned')`,
    );
    await this.dataSource.query(`DELETE FROM buyer_change WHERE changed_at < now() - interval '2 days'`);
  }
}
