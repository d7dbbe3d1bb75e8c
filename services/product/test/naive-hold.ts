import pg from 'pg';

/**
 * The control that must fail: reads the stock, checks it, writes it back. With it one car is sold many times, which
 * shows that the test of the real holds can detect overselling. Works on a table of its own.
 *
 * @returns how many of `buyers` believe that they have the car.
 */
export async function naiveHold(databaseUrl: string, skuId: string, buyers: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  try {
    await pool.query(`CREATE TABLE naive_stock AS SELECT sku_id, stock FROM sku_stock WHERE sku_id = $1`, [
      skuId,
    ]);
    const buy = async (): Promise<boolean> => {
      const { rows } = await pool.query<{ stock: number }>(`SELECT stock FROM naive_stock`);
      if (rows[0]!.stock < 1) return false;
      await pool.query(`UPDATE naive_stock SET stock = $1`, [rows[0]!.stock - 1]);
      return true;
    };
    const wins = await Promise.all(Array.from({ length: buyers }, buy));
    return wins.filter(Boolean).length;
  } finally {
    await pool.query(`DROP TABLE IF EXISTS naive_stock`);
    await pool.end();
  }
}
