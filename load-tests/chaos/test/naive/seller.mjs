// Sells the cars of a paid order naively: handles an event and acknowledges it, without an inbox that records it. Exits in the
// middle when CHAOS_POINT says so. Ends after one event.
// node seller.mjs <database url> <nats url>
import pg from 'pg';
import { nextPayment } from './payments.mjs';

const [databaseUrl, natsUrl] = process.argv.slice(2);
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
const { message, close } = await nextPayment(natsUrl, 'naive-seller');
const { order_key, lines } = message.json();
await database.query('BEGIN');
for (const { skuId, count } of lines) {
  await database.query(
    `UPDATE product.sku_stock SET actual = actual - $2, lock_stock = lock_stock - $2 WHERE sku_id = $1`,
    [skuId, count],
  );
  await database.query(
    `UPDATE product.spu SET sale_num = sale_num + $2 WHERE spu_id = (SELECT spu_id FROM product.sku WHERE sku_id = $1)`,
    [skuId, count],
  );
}
await database.query(`UPDATE product.sku_stock_lock SET status = 1 WHERE order_key = $1`, [order_key]);
await database.query('COMMIT');
if (process.env.CHAOS_POINT === 'before-ack') process.kill(process.pid, 'SIGKILL');
await message.ackAck();
await close();
await database.end();
