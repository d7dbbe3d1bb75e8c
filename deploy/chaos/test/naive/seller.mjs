// Sells what was paid the naive way: handles an event and acknowledges it, with no inbox that remembers it. Dies
// in the middle when CHAOS_POINT says so. Ends after one event.
//   node seller.mjs <database url> <nats url>
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';

const [databaseUrl, natsUrl] = process.argv.slice(2);
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
const nats = await connect({ servers: natsUrl });
const manager = await jetstreamManager(nats);
await manager.consumers
  .add('ORDER', {
    durable_name: 'naive-seller',
    filter_subject: 'event.order.paymentConfirmed',
    ack_policy: AckPolicy.Explicit,
    ack_wait: 1_000_000_000,
  })
  .catch(() => undefined);
const consumer = await jetstream(nats).consumers.get('ORDER', 'naive-seller');
const message = await consumer.next({ expires: 20_000 });
if (!message) throw new Error('No payment came.');
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
await nats.close();
await database.end();
