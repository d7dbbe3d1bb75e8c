// Visitors and buyers of a mall, inside the cluster: node visitors.mjs <minutes at most>. Signs in as the buyers given in SIGN_INS,
// then reads pages and buys cars until /tmp/stop exists; prints the results as one line of JSON.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const BASE = process.env.GATEWAY_URL ?? 'http://gateway:8080';
const VISITORS = Number(process.env.VISITORS ?? 6);
const until = Date.now() + Number(process.argv[2] ?? 10) * 60_000;
const CLOSED = new Set(['ECONNRESET', 'UND_ERR_SOCKET']);
const buyers = JSON.parse(process.env.SIGN_INS);
/** One purchase without visits, for a check between two faults. */
const isSinglePurchase = process.env.SINGLE === 'true';

const found = { requests: 0, repeated: 0, purchases: 0, failures: [], slowestMs: 0, orderIds: [] };

/** Returns the data of an answer; a failed request is recorded and returns undefined. */
async function call(what, path, { method = 'GET', body, token } = {}) {
  const started = performance.now();
  found.requests += 1;
  try {
    const answer = await fetchAsBrowsersDo(`${BASE}/api${path}`, {
      method,
      headers: {
        'tenant-id': '1',
        locale: 'rus',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const { code, msg, data } = await answer.json();
    if (answer.ok && code === '00000') return data;
    fail(`${what}: ${answer.status} ${code} ${msg}`);
  } catch (failure) {
    fail(`${what}: ${failure.cause?.message ?? failure.message}`);
  } finally {
    found.slowestMs = Math.max(found.slowestMs, Math.round(performance.now() - started));
  }
}

/**
 * A server may close an idle connection while the next request is in transit. Browsers and proxies then repeat safe requests (RFC
 * 9110, 9.2.2); such requests are counted.
 */
async function fetchAsBrowsersDo(url, request) {
  try {
    return await fetch(url, request);
  } catch (failure) {
    if (request.method !== 'GET' || !CLOSED.has(failure.cause?.code)) throw failure;
    found.repeated += 1;
    return fetch(url, request);
  }
}

const fail = (failure) => void found.failures.push(`${new Date().toISOString().slice(11, 19)} ${failure}`);

const page = (data) => data?.list?.[0]?.spus ?? [];
const search = (query) =>
  call('search', `/mall4cloud_search/ua/search/simple_page?pageSize=20&${query}`).then(page);

async function signIn({ login, password }) {
  const session = await call('sign-in', '/mall4cloud_auth/ua/login', {
    method: 'POST',
    body: { principal: login, credentials: password, sysType: 0 },
  });
  return session?.access_token;
}

const bought = new Set();

/** Buys a car that no buyer of this run has bought. */
async function buy(token) {
  const cars = await search(`pageNum=${1 + Math.floor(Math.random() * 20)}&facets=1`);
  // The list shows held cars too; those of the demo's open orders cannot be bought.
  const car = cars.find(({ spuId, hasStock }) => hasStock && !bought.has(spuId));
  if (!car) return;
  bought.add(car.spuId);
  const line = { spuId: car.spuId, skuId: car.spuId, count: 1 };
  const { confirmId, filterShopItems: [refused] = [] } =
    (await call('confirm', '/mall4cloud_order/a/order/confirm', {
      method: 'POST',
      token,
      body: { dvyType: 1, shopCartItem: line },
    })) ?? {};
  if (!confirmId) return;
  // No other buyers exist in a rehearsal, so the list must not offer cars that cannot be ordered.
  if (refused)
    return fail(
      `confirm: car ${refused.spuId} is refused as ${refused.why}, held until ${refused.heldUntil}`,
    );
  const body = { confirmId, idempotencyKey: randomUUID() };
  const [orderId] =
    (await call('submit', '/mall4cloud_order/a/order/submit', { method: 'POST', token, body })) ?? [];
  if (!orderId) return;
  const seen = await call('order', `/mall4cloud_order/p/myOrder/order_detail?orderId=${orderId}`, { token });
  if (seen) {
    found.purchases += 1;
    found.orderIds.push(orderId);
  }
  // Releases the car for the next buyer, and keeps the buyer below the limit of open orders.
  await call('cancel', `/mall4cloud_order/p/myOrder/cancel/${orderId}`, {
    method: 'PUT',
    token,
    body: { reason: 'a rehearsal' },
  });
}

async function visit(token, index) {
  while (Date.now() < until && !existsSync('/tmp/stop')) {
    const cars = await search(
      `pageNum=${1 + Math.floor(Math.random() * 40)}&facets=1&minPrice=${Math.floor(Math.random() * 1e6)}`,
    );
    const car = cars[Math.floor(Math.random() * cars.length)];
    if (car) await call('car', `/mall4cloud_product/ua/spu/prod_info?spuId=${car.spuId}`);
    await call('makes', '/mall4cloud_product/ua/brand/page?pageNum=1&pageSize=500&brandParentId=0');
    if (token && index < 2) await buy(token);
    await sleep(100 + Math.random() * 300);
  }
}

const tokens = await Promise.all(buyers.map(signIn));
if (isSinglePurchase) await buy(tokens[0]);
else
  await Promise.all(
    Array.from({ length: VISITORS }, (_, index) => visit(tokens[index % tokens.length], index)),
  );
found.failed = found.failures.length;
found.failures = found.failures.slice(0, 10);
process.stdout.write(`${JSON.stringify(found)}\n`);
