// Confirms a payment naively: commits, then publishes, without an outbox in between. Exits in the middle when CHAOS_POINT says so.
// node payer.mjs <database url> <nats url> <order id>
import { jetstream } from '@nats-io/jetstream';
import pg from 'pg';
import { openNats } from './payments.mjs';

const [databaseUrl, natsUrl, orderId] = process.argv.slice(2);
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
const nats = await openNats(natsUrl);

const { rows } = await database.query(
  `WITH slip AS (UPDATE "order".voucher SET status = 1, audited_by_id = '1', audited_at = now() WHERE order_id = $1 AND status = 0),
        moved AS (UPDATE "order".sales_order SET status = 2, voucher_status = 1, paid_at = now(), version = version + 1
                   WHERE order_id = $1 AND status = 4 RETURNING *),
        step AS (INSERT INTO "order".order_event (order_id, seq, action, from_status, to_status, actor_kind)
                 SELECT order_id, version, 'confirmPayment', 4, 2, 'staff' FROM moved)
   SELECT order_id, order_key, (SELECT jsonb_agg(jsonb_build_object('skuId', sku_id, 'count', count)) FROM "order".order_item WHERE order_id = $1) AS lines
     FROM moved`,
  [orderId],
);
if (rows.length !== 1) throw new Error(`Order ${orderId} does not wait for its payment.`);
if (process.env.CHAOS_POINT === 'after-commit') process.kill(process.pid, 'SIGKILL');
await jetstream(nats).publish('event.order.paymentConfirmed', JSON.stringify(rows[0]));
await nats.close();
await database.end();
