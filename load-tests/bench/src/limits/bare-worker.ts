import { createServer } from 'node:http';
import { connect, type Msg } from '@nats-io/transport-node';
import pg from 'pg';
import { bodyCalled } from './bodies.js';
import { natsOptions } from './nats-options.js';

/** Answers the requests of F (`bench.fixed`: a fixed body) and N (`bench.rows`: one indexed query of 20 rows). */
const nats = await connect(natsOptions);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

async function rows(message: Msg): Promise<void> {
  const { rows: found } = await pool.query({
    name: 'cars-from',
    text: `SELECT spu_id, name, price_fee, year, mileage_km, power_hp FROM spu
            WHERE spu_id >= $1 ORDER BY spu_id LIMIT 20`,
    values: [message.string()],
  });
  message.respond(JSON.stringify(found));
}

nats.subscribe('bench.fixed', {
  callback: (_, message) => void message.respond(bodyCalled(message.string())),
});
nats.subscribe('bench.rows', { callback: (_, message) => void rows(message) });
await nats.flush();
createServer((_, response) => response.end('ok')).listen(Number(process.env['HTTP_PORT']), '127.0.0.1');
