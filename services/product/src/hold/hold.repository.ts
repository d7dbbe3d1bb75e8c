import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export const GIVEN_BACK = -1;
export const HELD = 0;
export const SOLD = 1;

export interface LockRow {
  readonly sku_id: string;
  readonly spu_id: string;
  readonly count: number;
  readonly status: -1 | 0 | 1;
  readonly expires_at: Date;
}

export interface Line {
  readonly skuId: string;
  readonly count: number;
}

export interface Refusal {
  readonly status: number | null;
  readonly stock: number;
  readonly lock_stock: number;
  readonly held_until: Date | null;
}

/** The car whose stock has moved. */
export interface Moved {
  readonly spu_id: string;
}

const MOVED = 'RETURNING k.spu_id';

/** The ledger of holds and the stock they move. Each method that moves stock answers whose, or nothing. */
@Injectable()
export class HoldRepository {
  /** Makes everybody who works on the same order key wait for the end of this transaction. */
  async lockKey(tx: EntityManager, orderKey: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [orderKey]);
  }

  async ofKey(tx: EntityManager, orderKey: string): Promise<LockRow[]> {
    return (await tx.query(
      `SELECT sku_id, spu_id, count, status, expires_at FROM sku_stock_lock
        WHERE order_key = $1 ORDER BY sku_id`,
      [orderKey],
    )) as LockRow[];
  }

  /**
   * Everything that a first hold on one sku is, in one statement: takes the units and writes the hold. The caller has
   * locked the key. Undefined when the key is known already or the units cannot be had; then nothing has happened.
   */
  async takeAtOnce(
    tx: EntityManager,
    orderKey: string,
    { skuId, count }: Line,
    expiresAt: string,
  ): Promise<Moved | undefined> {
    const [taken] = (await tx.query(
      `WITH taken AS (
         UPDATE sku_stock k SET stock = k.stock - $3, lock_stock = k.lock_stock + $3
           FROM spu s WHERE k.sku_id = $2 AND k.stock >= $3 AND s.spu_id = k.spu_id AND s.status = 1
             AND NOT EXISTS (SELECT FROM sku_stock_lock WHERE order_key = $1) ${MOVED}
       ), held AS (
         INSERT INTO sku_stock_lock (order_key, sku_id, spu_id, count, expires_at, status)
         SELECT $1, $2, spu_id, $3, $4, ${HELD} FROM taken
       )
       SELECT spu_id FROM taken`,
      [orderKey, skuId, count, expiresAt],
    )) as Moved[];
    return taken;
  }

  /** Takes units of a car on sale. The condition is checked again by whoever waited for the row. */
  take(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET stock = k.stock - $2, lock_stock = k.lock_stock + $2
         FROM spu s WHERE k.sku_id = $1 AND k.stock >= $2 AND s.spu_id = k.spu_id AND s.status = 1 ${MOVED}`,
      [skuId, count],
    );
  }

  giveBack(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET stock = k.stock + $2, lock_stock = k.lock_stock - $2 WHERE k.sku_id = $1 ${MOVED}`,
      [skuId, count],
    );
  }

  sell(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET actual = k.actual - $2, lock_stock = k.lock_stock - $2 WHERE k.sku_id = $1 ${MOVED}`,
      [skuId, count],
    );
  }

  /** Sells units that nobody holds; for a payment whose hold had ended. */
  sellFree(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET actual = k.actual - $2, stock = k.stock - $2
        WHERE k.sku_id = $1 AND k.stock >= $2 ${MOVED}`,
      [skuId, count],
    );
  }

  unsell(tx: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return move(
      tx,
      `UPDATE sku_stock k SET actual = k.actual + $2, stock = k.stock + $2 WHERE k.sku_id = $1 ${MOVED}`,
      [skuId, count],
    );
  }

  async whyNot(tx: EntityManager, skuId: string): Promise<Refusal | undefined> {
    const [row] = (await tx.query(
      `SELECT s.status, k.stock, k.lock_stock,
              (SELECT min(expires_at) FROM sku_stock_lock WHERE sku_id = k.sku_id AND status = 0) AS held_until
         FROM sku_stock k JOIN spu s ON s.spu_id = k.spu_id WHERE k.sku_id = $1`,
      [skuId],
    )) as Refusal[];
    return row;
  }

  /** Forgets what was held under the key before and given back. */
  async clear(tx: EntityManager, orderKey: string): Promise<void> {
    await tx.query(`DELETE FROM sku_stock_lock WHERE order_key = $1 AND status = -1`, [orderKey]);
  }

  async write(
    tx: EntityManager,
    orderKey: string,
    lines: readonly (Line & { readonly spuId: string })[],
    expiresAt: string,
    status: 0 | 1,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO sku_stock_lock (order_key, sku_id, spu_id, count, expires_at, status)
       SELECT $1, sku_id, spu_id, count, $5, $6
         FROM unnest($2::bigint[], $3::bigint[], $4::int[]) AS held (sku_id, spu_id, count)`,
      [
        orderKey,
        lines.map(({ skuId }) => skuId),
        lines.map(({ spuId }) => spuId),
        lines.map(({ count }) => count),
        expiresAt,
        status,
      ],
    );
  }

  async mark(tx: EntityManager, orderKey: string, from: number, to: number): Promise<void> {
    await tx.query(
      `UPDATE sku_stock_lock SET status = $3, updated_at = now() WHERE order_key = $1 AND status = $2`,
      [orderKey, from, to],
    );
  }

  async extend(tx: EntityManager, orderKey: string, expiresAt: string): Promise<void> {
    await tx.query(
      `UPDATE sku_stock_lock SET expires_at = $2, updated_at = now() WHERE order_key = $1 AND status = 0`,
      [orderKey, expiresAt],
    );
  }

  /** Keys with holds that have run out by the clock of the database. */
  async dueKeys(tx: EntityManager, limit: number): Promise<string[]> {
    const rows = (await tx.query(
      `SELECT order_key FROM sku_stock_lock WHERE status = 0 AND expires_at <= now()
        GROUP BY order_key ORDER BY min(expires_at) LIMIT $1`,
      [limit],
    )) as { order_key: string }[];
    return rows.map(({ order_key }) => order_key);
  }

  async isDue(tx: EntityManager, orderKey: string): Promise<boolean> {
    const [row] = (await tx.query(
      `SELECT EXISTS (SELECT FROM sku_stock_lock
                       WHERE order_key = $1 AND status = 0 AND expires_at <= now()) AS due`,
      [orderKey],
    )) as { due: boolean }[];
    return row!.due;
  }

  async close(tx: EntityManager, orderKey: string): Promise<void> {
    await tx.query(`INSERT INTO closed_order (order_key) VALUES ($1) ON CONFLICT DO NOTHING`, [orderKey]);
  }

  async isClosed(tx: EntityManager, orderKey: string): Promise<boolean> {
    const rows = (await tx.query(`SELECT FROM closed_order WHERE order_key = $1`, [orderKey])) as unknown[];
    return rows.length > 0;
  }

  /** Counts a sale, or takes it back; a used car that is gone leaves the shelf, one that came back returns to it. */
  async countSale(tx: EntityManager, spuId: string, units: number): Promise<'sold' | 'back' | undefined> {
    const [rows] = (await tx.query(
      `WITH before AS (SELECT spu_id, status AS status_before FROM spu WHERE spu_id = $1 FOR UPDATE),
            units AS (SELECT sum(actual)::int AS actual FROM sku_stock WHERE spu_id = $1)
       UPDATE spu s SET sale_num = GREATEST(s.sale_num + $2, 0),
              status = CASE WHEN s.condition = 'used' AND s.status = 1 AND units.actual = 0 THEN 0
                            WHEN s.status = 0 AND s.status_reason = 'sold' AND units.actual > 0 THEN 1
                            ELSE s.status END,
              status_reason = CASE WHEN s.condition = 'used' AND s.status = 1 AND units.actual = 0 THEN 'sold'
                                   WHEN s.status = 0 AND s.status_reason = 'sold' AND units.actual > 0 THEN NULL
                                   ELSE s.status_reason END
         FROM before, units WHERE s.spu_id = before.spu_id
        RETURNING before.status_before, s.status`,
      [spuId, units],
    )) as [{ status_before: number; status: number }[], number];
    const [row] = rows;
    if (!row || row.status === row.status_before) return undefined;
    return row.status === 1 ? 'back' : 'sold';
  }

  async shopOf(tx: EntityManager, spuId: string): Promise<string> {
    const [row] = (await tx.query(`SELECT shop_id FROM spu WHERE spu_id = $1`, [spuId])) as {
      shop_id: string;
    }[];
    return row!.shop_id;
  }
}

async function move(tx: EntityManager, sql: string, params: readonly unknown[]): Promise<Moved | undefined> {
  const [rows] = (await tx.query(sql, [...params])) as [Moved[], number];
  return rows[0];
}
