import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { checkOne, type Checked } from '../src/check/check.js';
import { writeEvidence } from '../src/check/evidence.js';
import { readInvariants } from '../src/check/invariants.js';
import { Ledger } from '../src/ledger/ledger.js';
import { naiveHolds } from './naive/hold.js';
import { loosening } from './planted.js';
import { aScratchMall, type ScratchMall } from './scratch-mall.js';

/**
 * The same deals done naively, each on the real tables and the real broker, and judged by the same invariants: a
 * checker that passed them would prove nothing about the services.
 */
let scratch: ScratchMall;
/** Orders that wait for their payment to be confirmed, and a car: made while the product service still runs. */
let waiting: string[];
let car: { readonly spuId: string };
const invariants = readInvariants();

beforeAll(async () => {
  scratch = await aScratchMall();
  waiting = [await scratch.order('toConfirm'), await scratch.order('toConfirm')];
  car = await scratch.car(1);
  const nothing = {
    ledger: new Ledger(),
    subscribers: [],
    consumers: [],
    ownLists: new Map(),
    objects: [],
    canaries: [],
  };
  await writeEvidence(scratch.database, nothing);
}, 180_000);

const verdict = (id: string): Promise<Checked> =>
  checkOne(
    scratch.database,
    invariants.find((one) => one.id === id)!,
  );

/** Runs one of the naive programs; answers how it ended. */
async function play(program: string, args: readonly string[], point = ''): Promise<string> {
  const file = fileURLToPath(new URL(`./naive/${program}.mjs`, import.meta.url));
  const { natsUrl } = scratch.mall.backstage;
  const env = { ...process.env, NODE_OPTIONS: '', CHAOS_POINT: point };
  const child = spawn(process.execPath, [file, scratch.databaseUrl, natsUrl, ...args], {
    env,
    stdio: 'inherit',
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? `code ${code}`;
}

it('commit and then publish, killed in between: the paid order never gets its car, and I3c says so', async () => {
  const orderId = await scratch.order('toConfirm');
  expect((await verdict('I3c')).count).toBe(0);
  expect(await play('payer', [orderId], 'after-commit')).toBe('SIGKILL');
  expect((await verdict('I7a')).count).toBe(0);
  const { violations } = await verdict('I3c');
  expect(violations).toEqual([expect.stringContaining(`order ${orderId} in status 2 wants 1`)]);
  await scratch.database.query(
    `UPDATE product.sku_stock_lock SET status = 1 WHERE order_key = 'order:' || $1`,
    [orderId],
  );
  await scratch.database.query(
    `UPDATE product.sku_stock SET actual = actual - 1, lock_stock = 0 WHERE sku_id IN (SELECT sku_id FROM "order".order_item WHERE order_id = $1)`,
    [orderId],
  );
});

it('a consumer without an inbox sells right, until it is killed before it acknowledges: then twice, and I2b says so', async () => {
  // The real consumer would sell the same orders.
  await scratch.mall.service('product').stop();
  await scratch.database.query(loosening('product.sku_stock'));
  const [well, killed] = [waiting[0]!, waiting[1]!];
  expect(await play('payer', [well])).toBe('code 0');
  expect(await play('seller', [])).toBe('code 0');
  expect((await verdict('I2b')).violations).toEqual([]);
  expect(await play('payer', [killed])).toBe('code 0');
  expect(await play('seller', [], 'before-ack')).toBe('SIGKILL');
  expect((await verdict('I2b')).violations).toEqual([]);
  expect(await play('seller', [])).toBe('code 0');
  expect((await verdict('I2b')).violations).toHaveLength(1);
});

it('read, check and write back: one car is held many times, and I2a says so', async () => {
  const { spuId } = car;
  const believers = await naiveHolds(scratch.databaseUrl, spuId, 50);
  expect(believers).toBeGreaterThan(1);
  const { violations } = await verdict('I2a');
  expect(violations).toContainEqual(
    expect.stringMatching(new RegExp(`sku ${spuId} says .* its holds add up to ${believers}`)),
  );
});
