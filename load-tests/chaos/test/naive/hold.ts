import pg from 'pg';
import type { Placed } from '../../src/clients/buyer.js';

/**
 * Reads the stock, checks it and writes it back, without the product service's locking. The tables' constraints would refuse the
 * result, so they are removed first.
 * @returns the answer to each buyer.
 */
export async function naiveHolds(databaseUrl: string, skuId: string, buyers: number): Promise<Placed[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  pool.on('error', () => undefined);
  const buy = async (buyer: number): Promise<Placed> => {
    const { rows } = await pool.query<{ stock: number; lock_stock: number }>(
      'SELECT stock, lock_stock FROM product.sku_stock WHERE sku_id = $1',
      [skuId],
    );
    const { stock, lock_stock: held } = rows[0]!;
    if (stock < 1) return { outcome: 'failed', orderIds: [], code: 'A03010' };
    await pool.query('UPDATE product.sku_stock SET stock = $2, lock_stock = $3 WHERE sku_id = $1', [
      skuId,
      stock - 1,
      held + 1,
    ]);
    await pool.query(
      `INSERT INTO product.sku_stock_lock (order_key, sku_id, spu_id, count, expires_at) VALUES ($1, $2, $2, 1, now() + interval '1 day')`,
      [`naive:${buyer}`, skuId],
    );
    return { outcome: 'ok', orderIds: [], code: '00000' };
  };
  try {
    return await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  } finally {
    await pool.end();
  }
}
