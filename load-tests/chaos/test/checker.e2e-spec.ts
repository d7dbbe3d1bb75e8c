import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@mall/testing';
import { checkInvariants, checkOne } from '../src/check/check.js';
import { findCanaries, writeEvidence } from '../src/check/evidence.js';
import { readInvariants } from '../src/check/invariants.js';
import { readConsumers, type ConsumerState } from '../src/check/streams.js';
import { Ledger } from '../src/ledger/ledger.js';
import { loosening, planted } from './planted.js';
import { aScratchMall, type ScratchMall } from './scratch-mall.js';

let scratch: ScratchMall;
const invariants = readInvariants();
/** Invariants whose rows the deals of this file do not create. */
const EMPTY = ['I6f', 'I9', 'I15', 'I17a', 'I17b', 'I21c', 'I22a', 'I22b'];

beforeAll(async () => {
  scratch = await aScratchMall();
  for (const reach of ['unpaid', 'toShip', 'completed', 'cancelled'] as const) await scratch.order(reach);
  await until(async () => ((await isQuiet()) ? true : undefined), { what: 'quiet', timeoutMs: 60_000 });
  await writeKnown();
}, 180_000);

/** Writes evidence in which all events are handled and acknowledged. */
async function isQuiet(): Promise<boolean> {
  await writeKnown();
  const waited = invariants.filter(({ id }) => ['I3c', 'I8a', 'I8b', 'I10', 'I13'].includes(id));
  return (await checkInvariants(scratch.database, waited)).every(({ count }) => count === 0);
}

async function writeKnown(): Promise<void> {
  const { database, mall, userId } = scratch;
  const consumers: ConsumerState[] = await readConsumers(mall);
  const { rows: orders } = await database.query<{ key: string; order_id: string }>(
    `SELECT s.idempotency_key AS key, o.order_id FROM "order".sales_order o JOIN "order".submission s USING (submission_id)`,
  );
  const ledger = new Ledger();
  for (const { key, order_id } of orders) {
    ledger.said.push({
      act: 'submit',
      userId,
      key,
      outcome: 'ok',
      orderIds: [order_id],
      unsure: 0,
      code: '',
    });
    ledger.rereads.push({ act: 'submit', orderId: order_id, found: 'seen' });
    ledger.said.push({
      act: 'rejectSlip',
      userId,
      key: order_id,
      outcome: 'failed',
      orderIds: [],
      unsure: 0,
      code: '',
    });
  }
  ledger.said.push({
    act: 'submit',
    userId,
    key: 'refused',
    outcome: 'failed',
    orderIds: [],
    unsure: 0,
    code: '',
  });
  ledger.answers.push({ route: 'GET /', status: 200, ms: 1, isEnveloped: true, sample: '' });
  const { rows: objects } = await database.query<{ key: string; sizeBytes: number; sha256: string }>(
    `SELECT key, size_bytes AS "sizeBytes", sha256 FROM file.file`,
  );
  const ownLists = new Map([[userId, orders.map(({ order_id }) => order_id)]]);
  await writeEvidence(database, {
    ledger,
    subscribers: consumers,
    consumers,
    ownLists,
    objects,
    canaries: [],
  });
}

describe('a consistent mall', () => {
  it.each(invariants.map(({ id, says }) => [id, says]))('%s: %s', async (id) => {
    const { violations, over } = await checkOne(
      scratch.database,
      invariants.find((one) => one.id === id)!,
    );
    expect(violations).toEqual([]);
    if (!EMPTY.includes(id)) expect(over).toBeGreaterThan(0);
  });
});

describe('a planted violation', () => {
  it('exists for every invariant', () => {
    expect(Object.keys(planted).sort()).toEqual(invariants.map(({ id }) => id).sort());
  });

  it.each(Object.keys(planted))('is found by %s', async (id) => {
    const { database } = scratch;
    const { loosen = [], sql } = planted[id]!;
    await database.query('BEGIN');
    try {
      for (const table of loosen) await database.query(loosening(table));
      // Disables triggers and foreign keys for this transaction.
      await database.query('SET LOCAL session_replication_role = replica');
      await database.query(sql);
      const { count, violations } = await checkOne(
        database,
        invariants.find((one) => one.id === id)!,
      );
      expect(count).toBeGreaterThan(0);
      expect(violations[0]).toMatch(/\w+ .*\w+/);
    } finally {
      await database.query('ROLLBACK');
    }
  });

  it('of leaked secrets is found in logs and in events', async () => {
    const { database, mall } = scratch;
    const logs = join(mall.dir, 'planted-logs');
    mkdirSync(logs);
    writeFileSync(join(logs, 'auth.log'), '{"msg":"password hunter2-canary"}\n');
    const secrets = new Map([
      ['a password', 'hunter2-canary'],
      ['a passport', '4508 123456'],
      ['an order', scratch.userId],
    ]);
    const found = await findCanaries(database, logs, secrets);
    expect(found).toContainEqual({ canary: 'a password', place: 'logs/auth.log' });
    expect(found).toContainEqual({ canary: 'an order', place: 'order.outbox' });
    expect(found.map(({ canary }) => canary)).not.toContain('a passport');
  });
});
