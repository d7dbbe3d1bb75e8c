import type pg from 'pg';
import { ORDER_STATUS, type Deal } from './oracle/facts.js';

/** Time for which cars stay held after the time to pay. */
const MARGIN_MS = 24 * 3_600_000;

/** Whether the hold of an unpaid order has followed its time to pay, which it does by an event. */
export const holdFollows = ({ order, holds }: Deal): boolean =>
  order.status !== ORDER_STATUS.unpaid ||
  holds.every(
    ({ status, expires_at }) =>
      status !== 0 || Date.parse(expires_at) - Date.parse(order.pay_before) === MARGIN_MS,
  );

interface Timed {
  readonly table_schema: string;
  readonly table_name: string;
  readonly column_name: string;
  readonly key: string;
}

/** Moves time on for the deals of one walk: shifts all their stored moments into the past. */
export class Clock {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly statements: readonly string[],
  ) {}

  static async prepare(pool: pg.Pool): Promise<Clock> {
    const { rows } = await pool.query<Timed>(
      `SELECT c.table_schema, c.table_name, c.column_name, k.column_name AS key
         FROM information_schema.columns c
         JOIN information_schema.tables t USING (table_schema, table_name)
         JOIN information_schema.columns k USING (table_schema, table_name)
        WHERE t.table_type = 'BASE TABLE' AND c.data_type = 'timestamp with time zone'
          AND (c.table_schema = 'order' AND k.column_name = 'order_id'
            OR c.table_schema = 'product' AND (k.column_name = 'order_key' OR c.table_name LIKE 'car_price%' AND k.column_name = 'spu_id'))`,
    );
    const tables = new Map<string, { key: string; columns: string[] }>();
    for (const { table_schema, table_name, column_name, key } of rows) {
      const name = `"${table_schema}".${table_name}`;
      const known = tables.get(name) ?? { key, columns: [] };
      known.columns.push(column_name);
      tables.set(name, known);
    }
    const among: Readonly<Record<string, string>> = {
      order_id: 'order_id::text = ANY($2)',
      order_key: 'order_key = ANY($3)',
      spu_id: 'spu_id::text = ANY($4)',
    };
    return new Clock(
      pool,
      [...tables].map(
        ([name, { key, columns }]) =>
          `UPDATE ${name} SET ${columns.map((column) => `${column} = ${column} - $1::interval`).join(', ')}
            WHERE ${among[key]} AND $2::text[] IS NOT NULL AND $3::text[] IS NOT NULL AND $4::text[] IS NOT NULL`,
      ),
    );
  }

  /** Moves the first view of an unsigned contract ten minutes back, so that its reading time is over. */
  async openContractEarlier(orderId: string): Promise<void> {
    await this.pool.query(
      `UPDATE "order".sales_contract SET first_viewed_at = first_viewed_at - interval '10 minutes' WHERE order_id = $1 AND signed_at IS NULL`,
      [orderId],
    );
  }

  /**
   * Ends the time for which an order keeps its rate, and leaves all other moments: those in its papers are texts, which
   * the clock does not move.
   */
  async endRate(orderId: string): Promise<void> {
    await this.pool.query('UPDATE "order".sales_order SET rate_locked_until = now() WHERE order_id = $1', [
      orderId,
    ]);
  }

  async pass(
    hours: number,
    orderIds: readonly string[],
    orderKeys: readonly string[],
    spuIds: readonly string[],
  ): Promise<void> {
    // The transaction is repeated after a deadlock with a service that writes the same rows.
    for (let tries = 1; ; tries += 1)
      try {
        return await this.moveBack(hours, orderIds, orderKeys, spuIds);
      } catch (failure) {
        if ((failure as { code?: string }).code !== '40P01' || tries === 5) throw failure;
      }
  }

  private async moveBack(
    hours: number,
    orderIds: readonly string[],
    orderKeys: readonly string[],
    spuIds: readonly string[],
  ): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      // Disables the triggers that protect signed and posted rows: only their moments change.
      await client.query('SET LOCAL session_replication_role = replica');
      for (const statement of this.statements)
        await client.query(statement, [`${hours} hours`, orderIds, orderKeys, spuIds]);
      await client.query('COMMIT');
    } catch (failure) {
      await client.query('ROLLBACK');
      throw failure;
    } finally {
      client.release();
    }
  }
}
