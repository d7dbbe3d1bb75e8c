// SQL: one guarded statement has to decide who gets the last unit, and every checkout waits for it.
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import type { Texts } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import { INCOMPLETE, type PassedCar } from '../stock/passed-car.js';
import { ClosedOrder } from './closed-order.entity.js';

export const RELEASED = -1;
export const HELD = 0;
export const SOLD = 1;

export interface Line {
  readonly skuId: string;
  readonly count: number;
}

const lockRow = rowShape({
  skuId: column.bigint,
  spuId: column.bigint,
  count: column.integer,
  status: column.oneOf<-1 | 0 | 1>(RELEASED, HELD, SOLD),
  expiresAt: column.timestamp,
});

/** Units of one sku under an order key. */
export type LockRow = RowOf<typeof lockRow>;

/** The end of a hold. */
export interface Term {
  readonly expiresAt: string;
  /** Part of the term that is a margin and not shown to other buyers. */
  readonly marginSeconds?: number;
}

/** Term with the version of the order that it was derived from. */
export interface HoldTerm extends Term {
  readonly orderVersion: number;
}

const refusal = rowShape({
  status: column.oneOf<-1 | 0 | 1 | 2 | 3>(-1, 0, 1, 2, 3),
  stock: column.integer,
  heldUntil: column.nullable(column.timestamp),
  name: column.json<Partial<Texts>>(),
  isSetAsideElsewhere: column.boolean,
});

/**
 * Facts that prevent a hold: the status of the car, its free units, the expiry of the next hold, and whether
 * another record with its VIN is set aside.
 */
export type Refusal = RowOf<typeof refusal>;

const moved = rowShape({ spuId: column.bigint });

/** Car whose stock was changed. */
export type Moved = RowOf<typeof moved>;

const orderKeyRow = rowShape({ orderKey: column.text });
const isTrue = rowShape({ is: column.boolean });
const sale = rowShape({ before: column.integer, after: column.integer });
const shop = rowShape({ shopId: column.bigint });

/** Whether another record with the VIN of the car `s` is set aside. */
const IS_SET_ASIDE_ELSEWHERE = `EXISTS (
  SELECT FROM set_aside a WHERE a.vin = s.vin AND a.fate <> 'onSale' AND a.spu_id <> s.spu_id)`;

const MOVED = 'RETURNING k.spu_id AS "spuId"';

/** The ledger of holds and the stock of skus. Methods that change stock return the car, or undefined without a change. */
@Injectable()
export class HoldRepository {
  /** Serialises transactions on the same order key: others wait until this one ends. */
  async lockKey(tx: EntityManager, orderKey: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [orderKey]);
  }

  /** Returns all rows of an order key, by sku. */
  ofKey(tx: EntityManager, orderKey: string): Promise<LockRow[]> {
    return queryRows(
      tx,
      lockRow,
      `SELECT sku_id AS "skuId", spu_id AS "spuId", count, status, expires_at AS "expiresAt"
         FROM sku_stock_lock WHERE order_key = $1 ORDER BY sku_id`,
      [orderKey],
    );
  }

  /**
   * Takes units of one sku and writes the hold, in one statement. The caller has locked the key.
   * @returns undefined, without any change, when the key is known, the units are not available or the term has passed.
   */
  async holdOne(
    tx: EntityManager,
    orderKey: string,
    { skuId, count }: Line,
    { expiresAt, marginSeconds = 0 }: Term,
  ): Promise<Moved | undefined> {
    const [taken] = await queryRows(
      tx,
      moved,
      `WITH taken AS (
         UPDATE sku_stock k SET stock = k.stock - $3, lock_stock = k.lock_stock + $3
           FROM spu s WHERE k.sku_id = $2 AND k.stock >= $3 AND s.spu_id = k.spu_id AND s.status = 1
             AND NOT ${IS_SET_ASIDE_ELSEWHERE} AND $4::timestamptz > now() AND NOT EXISTS (SELECT FROM sku_stock_lock WHERE order_key = $1) RETURNING k.spu_id
       ), held AS (
         INSERT INTO sku_stock_lock (order_key, sku_id, spu_id, count, expires_at, margin_seconds, status)
         SELECT $1, $2, spu_id, $3, $4::timestamptz, $5, ${HELD} FROM taken
       )
       SELECT spu_id AS "spuId" FROM taken`,
      [orderKey, skuId, count, expiresAt, marginSeconds],
    );
    return taken;
  }

  /** Takes units of a car on sale. PostgreSQL checks the conditions again after waiting for a row lock. */
  take(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET stock = k.stock - $2, lock_stock = k.lock_stock + $2
         FROM spu s WHERE k.sku_id = $1 AND k.stock >= $2 AND s.spu_id = k.spu_id AND s.status = 1
          AND NOT ${IS_SET_ASIDE_ELSEWHERE} ${MOVED}`,
      [skuId, count],
    );
  }

  /** Releases held units. */
  release(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET stock = k.stock + $2, lock_stock = k.lock_stock - $2 WHERE k.sku_id = $1 ${MOVED}`,
      [skuId, count],
    );
  }

  /** Sells held units. */
  sell(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET actual = k.actual - $2, lock_stock = k.lock_stock - $2 WHERE k.sku_id = $1 ${MOVED}`,
      [skuId, count],
    );
  }

  /** Sells free units, for a payment whose hold has ended. @returns undefined when too few are free. */
  sellUnheld(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET actual = k.actual - $2, stock = k.stock - $2
        WHERE k.sku_id = $1 AND k.stock >= $2 ${MOVED}`,
      [skuId, count],
    );
  }

  /**
   * Whether one of these skus is a car whose VIN has another record that is held, sold or set aside, or another order
   * that names it. Locks the stock of those records until the transaction ends: a hold that is being written comes first.
   */
  async isVinElsewhere(tx: EntityManager, orderKey: string, skuIds: readonly string[]): Promise<boolean> {
    await tx.query(
      `SELECT FROM sku_stock k JOIN spu o USING (spu_id)
        WHERE o.vin IN (SELECT s.vin FROM spu s JOIN sku_stock m USING (spu_id) WHERE m.sku_id = ANY($1::bigint[]))
          AND k.sku_id <> ALL($1::bigint[]) ORDER BY k.sku_id FOR UPDATE OF k`,
      [skuIds],
    );
    const [row] = await queryRows(
      tx,
      isTrue,
      `SELECT EXISTS (
         SELECT FROM spu s JOIN sku_stock k USING (spu_id) WHERE k.sku_id = ANY($2::bigint[])
            AND (${IS_SET_ASIDE_ELSEWHERE}
              OR EXISTS (SELECT FROM spu o WHERE o.vin = s.vin AND o.spu_id <> s.spu_id AND bond_of_car(o.spu_id) IS NOT NULL)
              OR EXISTS (SELECT FROM named_vin n WHERE n.vin = s.vin AND n.order_key <> $1
                   AND NOT EXISTS (SELECT FROM closed_order c WHERE c.order_key = n.order_key)))) AS "is"`,
      [orderKey, skuIds],
    );
    return row!.is;
  }

  /** Returns sold units to the stock. */
  returnSold(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET actual = k.actual + $2, stock = k.stock + $2 WHERE k.sku_id = $1 ${MOVED}`,
      [skuId, count],
    );
  }

  /** Returns the facts that explain why a unit cannot be held; `undefined` when the sku does not exist. */
  async refusal(tx: EntityManager, skuId: string): Promise<Refusal | undefined> {
    const [row] = await queryRows(
      tx,
      refusal,
      `SELECT s.status, k.stock, s.name, ${IS_SET_ASIDE_ELSEWHERE} AS "isSetAsideElsewhere",
              (SELECT min(expires_at - make_interval(secs => margin_seconds)) FROM sku_stock_lock
                WHERE sku_id = k.sku_id AND status = 0) AS "heldUntil"
         FROM sku_stock k JOIN spu s ON s.spu_id = k.spu_id WHERE k.sku_id = $1`,
      [skuId],
    );
    return row;
  }

  /** Deletes released rows of the key. */
  async clear(tx: EntityManager, orderKey: string): Promise<void> {
    await tx.query(`DELETE FROM sku_stock_lock WHERE order_key = $1 AND status = -1`, [orderKey]);
  }

  async write(
    tx: EntityManager,
    orderKey: string,
    lines: readonly (Line & { readonly spuId: string })[],
    { expiresAt, marginSeconds = 0 }: Term,
    status: 0 | 1,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO sku_stock_lock (order_key, sku_id, spu_id, count, expires_at, status, margin_seconds)
       SELECT $1, sku_id, spu_id, count, $5, $6, $7
         FROM unnest($2::bigint[], $3::bigint[], $4::int[]) AS held (sku_id, spu_id, count)`,
      [
        orderKey,
        lines.map(({ skuId }) => skuId),
        lines.map(({ spuId }) => spuId),
        lines.map(({ count }) => count),
        expiresAt,
        status,
        marginSeconds,
      ],
    );
  }

  /** Changes the status of the rows of a key that have the status `from`. */
  async setStatus(
    tx: EntityManager,
    orderKey: string,
    from: LockRow['status'],
    to: LockRow['status'],
  ): Promise<void> {
    await tx.query(
      `UPDATE sku_stock_lock SET status = $3, updated_at = now() WHERE order_key = $1 AND status = $2`,
      [orderKey, from, to],
    );
  }

  /** Whether a moment has passed, by the clock of the database. */
  async isPast(tx: EntityManager, moment: string): Promise<boolean> {
    const [row] = await queryRows(tx, isTrue, `SELECT $1::timestamptz <= now() AS "is"`, [moment]);
    return row!.is;
  }

  /** Extends a hold. Changes nothing when the term of a newer version of the order was set before. */
  async extend(
    tx: EntityManager,
    orderKey: string,
    { expiresAt, orderVersion, marginSeconds = 0 }: HoldTerm,
  ): Promise<void> {
    await tx.query(
      `UPDATE sku_stock_lock SET expires_at = $2, order_version = $3, margin_seconds = $4, updated_at = now()
        WHERE order_key = $1 AND status = 0 AND order_version <= $3`,
      [orderKey, expiresAt, orderVersion, marginSeconds],
    );
  }

  /** Returns keys with expired holds, by the clock of the database. */
  async dueKeys(tx: EntityManager, limit: number): Promise<string[]> {
    const rows = await queryRows(
      tx,
      orderKeyRow,
      `SELECT order_key AS "orderKey" FROM sku_stock_lock WHERE status = 0 AND expires_at <= now()
        GROUP BY order_key ORDER BY min(expires_at) LIMIT $1`,
      [limit],
    );
    return rows.map(({ orderKey }) => orderKey);
  }

  async isDue(tx: EntityManager, orderKey: string): Promise<boolean> {
    const [row] = await queryRows(
      tx,
      isTrue,
      `SELECT EXISTS (SELECT FROM sku_stock_lock
                       WHERE order_key = $1 AND status = 0 AND expires_at <= now()) AS "is"`,
      [orderKey],
    );
    return row!.is;
  }

  /** Records that the order has ended. */
  async close(tx: EntityManager, orderKey: string): Promise<void> {
    await tx.query(`INSERT INTO closed_order (order_key) VALUES ($1) ON CONFLICT DO NOTHING`, [orderKey]);
  }

  isClosed(tx: EntityManager, orderKey: string): Promise<boolean> {
    return tx.existsBy(ClosedOrder, { orderKey });
  }

  /**
   * Adds `units` (negative for returns) to the sales of a car. A used car without units goes off sale, and returns when
   * its unit comes back: to the review, where its price was changed meanwhile to one that needs two people. It stays off
   * sale unless `passed` says that it lacks nothing.
   * @returns the change of the car's status, if any.
   */
  async countSale(
    tx: EntityManager,
    spuId: string,
    units: number,
    passed?: PassedCar,
  ): Promise<'sold' | 'back' | 'toReview' | undefined> {
    const [row] = await queryRows(
      tx,
      sale,
      `WITH before AS (SELECT spu_id, status AS status_before FROM spu WHERE spu_id = $1 FOR UPDATE),
            units AS (SELECT sum(actual)::int AS actual FROM sku_stock WHERE spu_id = $1)
       UPDATE spu s SET sale_num = GREATEST(s.sale_num + $2, 0),
              status = CASE WHEN s.condition = 'used' AND s.status = 1 AND units.actual = 0 THEN 0
                            WHEN s.status = 0 AND s.status_reason = 'sold' AND units.actual > 0
                              AND NOT EXISTS (SELECT FROM shop WHERE shop_id = s.shop_id AND is_closed)
                              AND other_place_of_vin(s) IS NULL AND $3
                            THEN CASE WHEN price_trouble(s, s) IS NULL THEN 1 ELSE 3 END
                            ELSE s.status END,
              status_reason = CASE WHEN s.condition = 'used' AND s.status = 1 AND units.actual = 0 THEN 'sold'
                                   WHEN s.status = 0 AND s.status_reason = 'sold' AND units.actual > 0
                                     THEN CASE WHEN $3 THEN NULL ELSE '${INCOMPLETE}' END
                                   ELSE s.status_reason END
         FROM before, units WHERE s.spu_id = before.spu_id
        RETURNING before.status_before AS "before", s.status AS "after"`,
      [spuId, units, passed !== undefined],
    );
    if (!row || row.after === row.before) return undefined;
    if (row.after === 3) return 'toReview';
    return row.after === 1 ? 'back' : 'sold';
  }

  async shopOf(tx: EntityManager, spuId: string): Promise<string> {
    const [row] = await queryRows(tx, shop, `SELECT shop_id AS "shopId" FROM spu WHERE spu_id = $1`, [spuId]);
    return row!.shopId;
  }
}

async function move(tx: EntityManager, sql: string, params: readonly unknown[]): Promise<Moved | undefined> {
  const [row] = await queryRows(tx, moved, sql, params);
  return row;
}
