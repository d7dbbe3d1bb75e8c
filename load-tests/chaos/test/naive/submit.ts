import pg from 'pg';
import type { Placed } from '../../src/clients/buyer.js';

/**
 * Submits many times concurrently: checks whether the key was used, and creates the order if not. Unique indexes of the keys' table
 * would refuse that, so they are removed first.
 *
 * @param template an order of which each submit creates a copy.
 */
export async function naiveSubmits(
  databaseUrl: string,
  template: string,
  key: string,
  presses: number,
): Promise<Placed[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  pool.on('error', () => undefined);
  const press = async (): Promise<Placed> => {
    const { rows: known } = await pool.query<{ orderId: string }>(
      `SELECT plan -> 'orders' -> 0 ->> 'orderId' AS "orderId" FROM "order".submission WHERE idempotency_key = $1`,
      [key],
    );
    const found = known[0] ?? (await pool.query<{ orderId: string }>(ONE_MORE, [template, key])).rows[0]!;
    return { outcome: 'ok', orderIds: [found.orderId], code: '00000' };
  };
  try {
    return await Promise.all(Array.from({ length: presses }, press));
  } finally {
    await pool.end();
  }
}

/** Inserts a submit and its order, copied from the template. */
const ONE_MORE = `
  WITH number AS (SELECT nextval(pg_get_serial_sequence('"order".sales_order', 'order_id')) AS order_id,
                         nextval(pg_get_serial_sequence('"order".submission', 'submission_id')) AS submission_id),
  press AS (INSERT INTO "order".submission
    SELECT (jsonb_populate_record(s, jsonb_build_object('submission_id', n.submission_id, 'idempotency_key', $2::text,
             'confirm_id', gen_random_uuid(), 'plan', jsonb_set(s.plan, '{orders,0,orderId}', to_jsonb(n.order_id::text))))).*
      FROM number n, "order".submission s JOIN "order".sales_order o USING (submission_id) WHERE o.order_id = $1),
  made AS (INSERT INTO "order".sales_order
    SELECT (jsonb_populate_record(o, jsonb_build_object('order_id', n.order_id, 'submission_id', n.submission_id,
             'order_key', 'naive:' || n.order_id, 'order_number', 'naive-' || n.order_id))).*
      FROM number n, "order".sales_order o WHERE o.order_id = $1)
  SELECT order_id AS "orderId" FROM number`;
