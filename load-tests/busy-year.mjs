// npm run busy-year -- [--orders 1000000] [--only-measure]: what a year of a busy shop does to the lists, the checkout and the clean-up.
// Against the mall of `npm start` with its demo: MALL_URL, MALL_DATA_DIR and MALL_POSTGRES_PORT as deploy/local/README.md names them. It copies
// the demo's closed orders into one year, with ten rows of the operation log and one event for each, and leaves them there.
import { randomUUID } from 'node:crypto';
import { GatewayClient } from '@mall/demo/gateway';
import { readCommandLine } from '../libs/local-stack/command-line.mjs';
import { openDatabase, readJson, url } from './running-mall.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const HELP = `npm run busy-year -- [options], against the mall of "npm start" with its demo

  --orders N       closed orders of the year (1000000), with ten rows of the operation log and one event for each
  --only-measure   measures what an earlier run has left
  --help           this text`;

const { orders: ORDERS, ...options } = readCommandLine(HELP, {
  orders: { type: 'number', default: 1_000_000, least: 1 },
  'only-measure': { type: 'boolean' },
});
const LOGS_PER_ORDER = 10;
/** Above all ids of the demo. */
const DEMO_BELOW = 7_000_000_000;
const BUYERS = Math.max(1, Math.floor(ORDERS / 4));
const ROUNDS = 7;
const CHECKOUTS = 20;

const database = openDatabase();

/** The instant of the n-th of so many, spread evenly over the last year. */
const inTheYear = (count) => `now() - interval '365 days' * (1 - n::float8 / ${count})`;

async function columnsOf(schema, table) {
  const { rows } = await database.query(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
      WHERE table_schema = $1 AND table_name = $2 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [schema, table],
  );
  return rows.map(({ name }) => name);
}

/** Closed orders of the demo, numbered from 0; each order of the year copies one of them. */
const TEMPLATES = `SELECT order_id, row_number() OVER (ORDER BY order_id) - 1 AS at FROM "order".sales_order
  WHERE status IN (5, 6) AND order_id < ${DEMO_BELOW}`;

async function copyOf(table, other, ownId) {
  const columns = (await columnsOf('order', table)).filter((name) => name !== ownId);
  const values = columns.map((name) => other[name] ?? `s.${name}`);
  await database.query(
    `INSERT INTO "order".${table} (${columns.join(', ')})
     SELECT ${values.join(', ')} FROM generate_series(1, $1::int) AS n
       JOIN (${TEMPLATES}) t ON t.at = n % (SELECT count(*) FROM (${TEMPLATES}) x)
       JOIN "order".${table} s ON s.order_id = t.order_id`,
    [ORDERS],
  );
}

/**
 * Fills tables without their indexes and builds those anew, which takes a fraction of the time. A transaction for each group: a run that
 * is ended halfway leaves every index in its place.
 */
async function filling(tables, work) {
  const since = performance.now();
  await database.query('BEGIN');
  const { rows: indexes } = await database.query(
    `SELECT i.indexrelid::regclass AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
      WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisunique`,
    [tables],
  );
  for (const { name } of indexes) await database.query(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of indexes) await database.query(definition);
  await database.query('COMMIT');
  for (const table of tables) await database.query(`VACUUM ANALYZE ${table}`);
  say(`${tables.join(', ')}: ${((performance.now() - since) / 1_000).toFixed(0)} s`);
}

/** Copies rows of which a trigger writes what they are found by. */
const fillingSearched = (table, other, ownId) =>
  filling([`"order".${table}`, `"order".${table}_text`], async () => {
    await database.query(`ALTER TABLE "order".${table} ENABLE ALWAYS TRIGGER write_${table}_text`);
    await copyOf(table, other, ownId);
    await database.query(`ALTER TABLE "order".${table} ENABLE TRIGGER write_${table}_text`);
  });

async function fill() {
  // The copies are whole already: triggers and foreign keys would only look at each of them again.
  await database.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`);
  const { rows } = await database.query(
    `SELECT greatest(${DEMO_BELOW}, max(order_id)) AS last FROM "order".sales_order`,
  );
  const orderId = `${rows[0].last} + n`;
  await fillingSearched('sales_order', {
    order_id: orderId,
    order_number: `'BY' || (${orderId})`,
    order_key: `'busy-year-' || (${orderId})`,
    contract_number: `'BYC' || (${orderId})`,
    submission_id: orderId,
    user_id: `${DEMO_BELOW} + n % ${BUYERS}`,
    consignee: `'Покупатель ' || n % 9973`,
    mobile: `'+79' || lpad((n % ${BUYERS})::text, 9, '0')`,
    created_at: inTheYear(ORDERS),
  });
  await fillingSearched('order_item', { order_id: orderId, vin: 'NULL' }, 'order_item_id');
  await filling(['"order".order_event'], () => copyOf('order_event', { order_id: orderId }));
  await filling(['"order".outbox'], () =>
    database.query(
      `INSERT INTO "order".outbox (subject, aggregate_id, tenant_id, payload, occurred_at, published_at)
       SELECT 'event.order.submitted', ${orderId}, '1', '{}', ${inTheYear(ORDERS)}, ${inTheYear(ORDERS)}
         FROM generate_series(1, $1::int) AS n`,
      [ORDERS],
    ),
  );
  const logs = ORDERS * LOGS_PER_ORDER;
  await filling(['admin.operation_log'], () =>
    database.query(
      `INSERT INTO admin.operation_log (origin, is_failure, title, service, method, path, params, duration_ms, actor_id, actor_name, ip, request_id, created_at)
       SELECT 'operation', n % 50 = 0, (ARRAY['order.voucher.audit', 'order.desk.ship', 'product.car.review', 'order.milestone.write'])[1 + n % 4],
              'order', 'POST', '/api/mall4cloud_order/p/voucher/audit', '{"orderId":"' || n || '"}', n % 300,
              ${DEMO_BELOW} + n % 40, 'staff' || n % 40, '10.0.0.' || n % 250, gen_random_uuid()::text, ${inTheYear(logs)}
         FROM generate_series(1, $1::int) AS n`,
      [logs],
    ),
  );
  await database.query('RESET session_replication_role; RESET maintenance_work_mem');
}

/** A client of somebody of the demo with this role. @param sysType 0 at the shop, 2 at the console */
function signedIn(role, sysType) {
  const { login, password } = readJson('sign-ins.json').find((one) => one.role === role);
  return new GatewayClient(url).signIn(login, password, sysType);
}

async function list(client, resource, { filter = {}, sort = ['id', 'DESC'], page = 0 }) {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([page * 20, page * 20 + 19]),
  });
  const answer = await client.ask('GET', `/rest/${resource}?${query}`);
  if (!answer.ok) throw new Error(`${resource} ${query}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return Number(answer.headers.get('x-total-count'));
}

/** Median and worst of some rounds, in milliseconds; what is refused, such as for its time, fails the command at the end. */
async function timed(what, rounds, work, after) {
  const times = [];
  let result;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const since = performance.now();
      result = await work(round);
      times.push(performance.now() - since);
      await after?.(result);
    }
  } catch (failure) {
    say(`| ${what.padEnd(52)} | refused: ${failure.message}`);
    process.exitCode = 1;
    return result;
  }
  times.sort((a, b) => a - b);
  const [median, worst] = [times[Math.floor(times.length / 2)], times.at(-1)];
  say(`| ${what.padEnd(52)} | ${median.toFixed(0).padStart(6)} | ${worst.toFixed(0).padStart(6)} |`);
  return result;
}

async function measureLists(client) {
  const total = await timed('orders: first page', ROUNDS, () => list(client, 'orders', {}));
  const last = Math.floor(total / 20) - 1;
  await timed('orders: middle page', ROUNDS, () => list(client, 'orders', { page: Math.floor(last / 2) }));
  await timed('orders: last page', ROUNDS, () => list(client, 'orders', { page: last }));
  await timed('orders: one state', ROUNDS, () => list(client, 'orders', { filter: { status: 5 } }));
  await timed('orders: by sum', ROUNDS, () => list(client, 'orders', { sort: ['total', 'DESC'] }));
  await timed('orders: part of a number', ROUNDS, () =>
    list(client, 'orders', { filter: { orderNumber: 'BY7777' } }),
  );
  for (const q of ['Покупатель 77', 'BYC70000777', '8 (900) 001-23-45', '比亚', 'джолион', 'покупатель'])
    await timed(`orders: "${q}"`, ROUNDS, () => list(client, 'orders', { filter: { q } }));
  const entries = await timed('log: first page', ROUNDS, () =>
    list(client, 'operation-logs', { sort: ['createTime', 'DESC'] }),
  );
  for (const [what, page] of [
    ['middle', Math.max(0, Math.floor(entries / 40) - 1)],
    ['last', Math.max(0, Math.floor(entries / 20) - 1)],
  ])
    await timed(`log: ${what} page`, ROUNDS, () =>
      list(client, 'operation-logs', { sort: ['createTime', 'DESC'], page }),
    );
  await timed('log: failures', ROUNDS, () =>
    list(client, 'operation-logs', { filter: { logType: '9' }, sort: ['createTime', 'DESC'] }),
  );
  await timed('log: one person', ROUNDS, () =>
    list(client, 'operation-logs', { filter: { createBy: 'staff7' }, sort: ['createTime', 'DESC'] }),
  );
  for (const q of ['voucher', 'car.review', 'nothing of the kind'])
    await timed(`log: "${q}"`, ROUNDS, () =>
      list(client, 'operation-logs', { filter: { q }, sort: ['createTime', 'DESC'] }),
    );
}

async function measureCheckout(client) {
  await timed('buyer: own orders', ROUNDS, () =>
    client.send('GET', '/mall4cloud_order/p/myOrder/search_order?pageNum=1&pageSize=10'),
  );
  const found = await client.send('GET', '/mall4cloud_search/ua/search/simple_page?pageNum=1&pageSize=100');
  const cars = found.list[0].spus.slice(0, CHECKOUTS);
  // A buyer may have three unpaid orders, so each is cancelled before the next one.
  const cancel = ([orderId]) =>
    client.send('PUT', `/mall4cloud_order/p/myOrder/cancel/${orderId}`, { reason: 'busy year' });
  // The second time without writing what staff find orders by, to see what that costs.
  for (const [what, state] of [
    ['', 'ENABLE'],
    [', no searched text', 'DISABLE'],
    [', once more', 'ENABLE'],
  ]) {
    for (const table of ['sales_order', 'order_item'])
      await database.query(`ALTER TABLE "order".${table} ${state} TRIGGER write_${table}_text`);
    await timed(`buyer: confirm and submit${what}`, cars.length, (at) => order(client, cars[at]), cancel);
  }
}

async function order(client, { spuId }) {
  const shopCartItem = { spuId, skuId: spuId, count: 1 };
  const body = { dvyType: 1, shopCartItem };
  const { confirmId } = await client.send('POST', '/mall4cloud_order/a/order/confirm', body);
  const submitted = { confirmId, idempotencyKey: randomUUID() };
  return client.send('POST', '/mall4cloud_order/a/order/submit', submitted);
}

/** Deletes as the services do: a thousand rows in a statement, in the order of an index. */
async function measureCleanUp() {
  const rounds = async (what, sql, values) => {
    const since = performance.now();
    let deleted = 0;
    let worst = 0;
    for (;;) {
      const begin = performance.now();
      const { rowCount } = await database.query(sql, values);
      worst = Math.max(worst, performance.now() - begin);
      deleted += rowCount;
      if (rowCount < 1_000) break;
    }
    const seconds = (performance.now() - since) / 1_000;
    say(`${what}: ${deleted} rows in ${seconds.toFixed(1)} s, a statement ${worst.toFixed(0)} ms at most.`);
  };
  const batch = (table, where, order) =>
    `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 1000))`;
  await rounds(
    'A month of the log',
    batch('admin.operation_log', `created_at < now() - interval '335 days'`, 'created_at'),
  );
  await rounds(
    'Published events of eleven months',
    batch(
      '"order".outbox',
      `occurred_at < now() - interval '30 days' AND published_at IS NOT NULL`,
      'occurred_at',
    ),
  );
}

await database.connect();
try {
  if (!options['only-measure']) {
    const since = performance.now();
    await fill();
    say(
      `${ORDERS} orders and ${ORDERS * LOGS_PER_ORDER} log rows in ${((performance.now() - since) / 1_000).toFixed(0)} s.\n`,
    );
  }
  say(`| ${'in milliseconds'.padEnd(52)} | median |  worst |`);
  say(`| ${'-'.repeat(52)} | -----: | -----: |`);
  await measureLists(await signedIn('administrator', 2));
  await measureCheckout(await signedIn('buyer', 0));
  say('');
  await measureCleanUp();
} finally {
  await database.end();
}
