// Writes the contract of a paid order naively: handles an event and acknowledges it, without an inbox that records it. Exits in the
// middle when CHAOS_POINT says so. Ends after one event.
// node contractor.mjs <database url> <nats url>
import pg from 'pg';
import { nextPayment } from './payments.mjs';

const [databaseUrl, natsUrl] = process.argv.slice(2);
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
const { message, close } = await nextPayment(natsUrl, 'naive-contractor');
const { order_id } = message.json();
await database.query(
  `INSERT INTO "order".sales_contract
   SELECT (jsonb_populate_record(c, jsonb_build_object('order_id', $1::bigint,
            'contract_id', nextval(pg_get_serial_sequence('"order".sales_contract', 'contract_id')),
            'contract_number', 'naive-' || gen_random_uuid()))).*
     FROM "order".sales_contract c WHERE c.order_id <> $1::bigint ORDER BY c.contract_id LIMIT 1`,
  [order_id],
);
if (process.env.CHAOS_POINT === 'before-ack') process.kill(process.pid, 'SIGKILL');
await message.ackAck();
await close();
await database.end();
