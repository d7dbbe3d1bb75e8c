import pg from 'pg';

const MOVES = {
  expire: { to: 6, actor: 'system' },
  cancel: { to: 6, actor: 'buyer' },
  uploadSlip: { to: 4, actor: 'buyer' },
} as const;

/**
 * Runs expiry, cancellation and slip, each of which reads the order, finds that it waits for payment, and moves it without a lock
 * and without checking the state again.
 */
export async function naiveRace(databaseUrl: string, orderId: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  pool.on('error', () => undefined);
  const move = async (action: keyof typeof MOVES): Promise<void> => {
    const { to, actor } = MOVES[action];
    const { rows } = await pool.query<{ status: number }>(
      `SELECT status FROM "order".sales_order WHERE order_id = $1`,
      [orderId],
    );
    const { status } = rows[0]!;
    if (status !== 1) return;
    await pool.query(
      `WITH moved AS (UPDATE "order".sales_order SET status = $2, version = version + 1 WHERE order_id = $1 RETURNING version)
       INSERT INTO "order".order_event (order_id, seq, action, from_status, to_status, actor_kind)
       SELECT $1, version, $3, $4, $2, $5 FROM moved`,
      [orderId, to, action, status, actor],
    );
    if (to === 6)
      await pool.query(
        `WITH freed AS (UPDATE product.sku_stock_lock SET status = -1 WHERE order_key = 'order:' || $1 RETURNING sku_id, count)
         UPDATE product.sku_stock k SET stock = stock + count, lock_stock = lock_stock - count FROM freed WHERE k.sku_id = freed.sku_id`,
        [orderId],
      );
  };
  try {
    // Connected beforehand, so that all three start at the same moment.
    await Promise.all([1, 2, 3].map(() => pool.query('SELECT pg_sleep(0.05)')));
    await Promise.all((Object.keys(MOVES) as (keyof typeof MOVES)[]).map(move));
  } finally {
    await pool.end();
  }
}
