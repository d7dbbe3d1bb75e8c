import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ImportCarDto } from '@mall/contracts/product';
import { checkOne, type Checked } from '../src/check/check.js';
import { writeEvidence } from '../src/check/evidence.js';
import { readInvariants } from '../src/check/invariants.js';
import { Ledger } from '../src/ledger/ledger.js';
import { notSoldOnce } from '../src/scenes/last-car.js';
import { endsOf, wrongOutcomes } from '../src/scenes/races.js';
import { notOne } from '../src/scenes/same-key.js';
import { naiveHolds } from './naive/hold.js';
import { naiveRace } from './naive/race.js';
import { naiveSubmits } from './naive/submit.js';
import { loosening } from './planted.js';
import { aScratchMall, type ScratchMall } from './scratch-mall.js';

/**
 * Naive implementations of the same operations on the real tables and the real broker, checked by the same invariants: a checker
 * that accepted them would prove nothing about the services.
 */
let scratch: ScratchMall;
/** Orders that wait for the confirmation of their payment, and a car, created while the product service is still running. */
let waiting: string[];
let car: ImportCarDto;
/** Orders that wait for their contract and their slip. */
const unpaid: string[] = [];
const RACES = 20;
const invariants = readInvariants();

beforeAll(async () => {
  scratch = await aScratchMall();
  waiting = [await scratch.order('toConfirm'), await scratch.order('toConfirm')];
  car = await scratch.car(1);
  const many = await scratch.car(50);
  for (let number = 0; number <= RACES; number += 1) unpaid.push(await scratch.order('unpaid', many));
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

/** Runs one of the naive programs. @returns how it ended. */
async function play(program: string, args: readonly string[], point = ''): Promise<string> {
  const file = fileURLToPath(new URL(`./naive/${program}.mjs`, import.meta.url));
  const { natsUrl } = scratch.mall.infrastructure;
  const { nkey } = scratch.mall.natsAccess();
  const env = { ...process.env, NODE_OPTIONS: '', CHAOS_POINT: point, NATS_NKEY: nkey };
  const child = spawn(process.execPath, [file, scratch.databaseUrl, natsUrl, ...args], {
    env,
    stdio: 'inherit',
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? `code ${code}`;
}

it('I3c finds the paid order without its car when a process is killed between commit and publish', async () => {
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

it('I2b finds the second sale of a consumer without an inbox that is killed before it acknowledges', async () => {
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

it('I5a finds the second contract of a consumer without an inbox that is killed before it acknowledges', async () => {
  const { database } = scratch;
  const [well, killed] = [waiting[0]!, waiting[1]!];
  await database.query(loosening('"order".sales_contract'));
  await database.query(`DELETE FROM "order".sales_contract WHERE order_id = ANY($1)`, [[well, killed]]);
  const ofOrder = async (orderId: string): Promise<readonly string[]> =>
    (await verdict('I5a')).violations.filter((words) => words.startsWith(`order ${orderId} `));
  expect(await ofOrder(killed)).toEqual([`order ${killed} has 0 contracts`]);
  expect(await play('contractor', [])).toBe('code 0');
  expect(await ofOrder(well)).toEqual([]);
  expect(await play('contractor', [], 'before-ack')).toBe('SIGKILL');
  expect(await ofOrder(killed)).toEqual([]);
  expect(await play('contractor', [])).toBe('code 0');
  expect(await ofOrder(killed)).toEqual([`order ${killed} has 2 contracts`]);
});

it('I2a and the scene of the last car find the many holds of one car by reading, checking and writing back', async () => {
  const { spuId } = car;
  const placed = await naiveHolds(scratch.databaseUrl, spuId, 200);
  const believers = placed.filter(({ outcome }) => outcome === 'ok').length;
  expect(believers).toBeGreaterThan(1);
  const { violations } = await verdict('I2a');
  expect(violations).toContainEqual(
    expect.stringMatching(new RegExp(`sku ${spuId} says .* its holds add up to ${believers}`)),
  );
  expect(notSoldOnce(believers, placed)).toEqual([expect.stringContaining(`sold ${believers} times`)]);
});

it('I4a and the scene of one key find the many orders of a key that is looked up without being claimed', async () => {
  const { database, databaseUrl } = scratch;
  const template = unpaid[RACES]!;
  await database.query(loosening('"order".submission'));
  const key = randomUUID();
  const placed = await naiveSubmits(databaseUrl, template, key, 100);
  const orders = new Set(placed.flatMap(({ orderIds }) => orderIds)).size;
  expect(orders).toBeGreaterThan(1);
  expect((await verdict('I4a')).violations).toEqual([
    expect.stringMatching(new RegExp(`key ${key}: ${orders} submissions`)),
  ]);
  expect(notOne(orders, placed).join()).toContain(`${orders} orders`);
});

it('I7b and the scene of races find orders that expired, were cancelled and paid after a check without a lock', async () => {
  const { database, databaseUrl } = scratch;
  await database.query(loosening('"order".sales_order'));
  const raced = unpaid.slice(0, RACES);
  for (const orderId of raced) await naiveRace(databaseUrl, orderId);
  const query = async <Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await database.query(sql, [...values])).rows as Row[];
  const odd = wrongOutcomes(await endsOf({ query }, raced));
  expect(odd.length).toBeGreaterThan(0);
  expect(odd[0]).toMatch(/[23] won$/);
  expect((await verdict('I7b')).count).toBeGreaterThan(0);
});
