import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Buyer } from '../clients/buyer.js';
import type { Random } from '@mall/demo/random';
import { lineOf } from '@mall/demo/specimens';
import type { Showroom } from './cars.js';
import { late } from './late.js';
import { eachOf, type Stage } from './stage.js';
import type { ChaosMall } from '../stack/chaos-mall.js';

interface Racer {
  readonly buyer: Buyer;
  readonly orderId: string;
  readonly total: number;
}

const BATCH = 50;
/** Shorter than the lock timeout of services. */
const HELD_BACK_MS = 1_500;

/**
 * Runs expiry, slip and cancellation at the same moment; then the confirmation of the payment and the cancellation by staff (F14).
 */
export async function races(stage: Stage, showroom: Showroom): Promise<void> {
  const { options, say } = stage;
  say(`${options.races} races of expiry, slip and cancellation`);
  const wrong: string[] = [];
  const ends = new Map<string, number>();
  for (let run = 0; run < options.races; run += BATCH) {
    const racers = await lineUp(stage, showroom, Math.min(BATCH, options.races - run));
    const race = async (): Promise<void> => {
      await raceForTime(stage, racers);
      await raceForMoney(stage, racers);
    };
    // The last one runs while the product service is suspended, so that no stock changes.
    await (run + BATCH < options.races ? race() : late(stage, race));
    const ended = await endsOf(
      stage.mall,
      racers.map(({ orderId }) => orderId),
    );
    for (const { action } of ended) ends.set(action, (ends.get(action) ?? 0) + 1);
    wrong.push(...wrongOutcomes(ended));
  }
  say(`  ends: ${[...ends].map(([end, n]) => `${end} ${n}`).join(', ')}`);
  stage.expect(
    'A4',
    'Of simultaneous expiry, payment and cancellation one succeeds; the order ends paid, waiting for staff, or cancelled.',
    wrong,
    [...ends.values()].reduce((sum, n) => sum + n, 0),
  );
}

/** Creates orders with a signed contract that wait for payment. */
async function lineUp(stage: Stage, showroom: Showroom, count: number): Promise<Racer[]> {
  const cars = await showroom.putOnSale(count, 1);
  const racers: Racer[] = [];
  await eachOf(cars, 12, async (car, index) => {
    const buyer = stage.buyers[index % stage.buyers.length]!;
    const confirmation = await buyer.confirm(lineOf(car));
    const placed = confirmation && (await buyer.submit(confirmation.confirmId));
    for (const orderId of placed?.orderIds ?? [])
      if ((await buyer.signContract(orderId)) === 'ok' && (await buyer.prepareSlip()))
        racers.push({ buyer, orderId, total: confirmation!.total });
  });
  return racers;
}

/** Locks all orders until the timer waits for the first of them, sends the clients' requests, and releases the locks. */
async function raceForTime(stage: Stage, racers: readonly Racer[]): Promise<void> {
  const { mall, random } = stage;
  const ids = racers.map(({ orderId }) => orderId);
  await mall.query(`UPDATE "order".sales_order SET pay_before = now() WHERE order_id = ANY($1::bigint[])`, [
    ids,
  ]);
  const barrier = new pg.Client({ connectionString: mall.infrastructure.adminDatabaseUrl });
  barrier.on('error', () => undefined);
  await barrier.connect();
  try {
    await barrier.query('BEGIN');
    await barrier.query(`SELECT 1 FROM "order".sales_order WHERE order_id = ANY($1::bigint[]) FOR UPDATE`, [
      ids,
    ]);
    await untilSomebodyWaits(stage);
    const acts = racers.map(async ({ buyer, orderId, total }) => {
      // Half of the clients act while the orders are locked, half while the timer closes them.
      const late = random.chance(0.5) ? HELD_BACK_MS : 0;
      const slip = (): Promise<unknown> => buyer.uploadSlip(orderId, total);
      const cancel = (): Promise<unknown> => buyer.cancel(orderId);
      await together(random, late, random.pick([[slip], [cancel], [slip, cancel]]));
    });
    await sleep(HELD_BACK_MS);
    await barrier.query('COMMIT');
    await Promise.all(acts);
  } finally {
    await barrier.end().catch(() => undefined);
  }
  // The timer closes orders that were neither paid nor cancelled in time.
  for (let waited = 0; waited < 40_000 && (await unpaid(stage, ids)) > 0; waited += 100) await sleep(100);
}

/** Waits for the timer, which runs every ten seconds. */
async function untilSomebodyWaits({ mall }: Stage): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE usename = 'mall_order' AND wait_event_type = 'Lock'`;
  for (let waited = 0; waited < 25_000 && (await mall.query(waiting)).length === 0; waited += 20)
    await sleep(20);
}

async function raceForMoney({ staff, random }: Stage, racers: readonly Racer[]): Promise<void> {
  await eachOf(racers, 8, async ({ orderId }) => {
    const voucherId = await staff.waitingSlip(orderId);
    if (!voucherId) return;
    const confirm = (): Promise<unknown> => staff.confirmPayment(orderId, voucherId);
    const refuse = (): Promise<unknown> => staff.cancel(orderId);
    await together(random, 0, random.pick([[confirm], [confirm, refuse], [confirm, refuse]]));
  });
}

/** Starts all at the same moment, with small random delays. */
async function together(
  random: Random,
  afterMs: number,
  acts: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const moments = acts.map(() => afterMs + random.between(0, afterMs > 0 ? 250 : 12));
  await Promise.all(acts.map((act, index) => sleep(moments[index]).then(act)));
}

async function unpaid({ mall }: Stage, ids: readonly string[]): Promise<number> {
  const [row] = await mall.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "order".sales_order WHERE status = 1 AND order_id = ANY($1::bigint[])`,
    [ids],
  );
  return row!.n;
}

export interface End {
  readonly orderId: string;
  readonly status: number;
  /** The last action in its history, and the resulting state. */
  readonly action: string;
  readonly to: number;
  /** Number of steps that left the state of waiting for payment. */
  readonly left: number;
}

/** Describes orders that did not end by exactly one of the racing actions. */
export const wrongOutcomes = (ends: readonly End[]): string[] =>
  ends
    .filter(({ status, to, left }) => ![2, 4, 6].includes(status) || to !== status || left !== 1)
    .map(
      ({ orderId, status, action, left }) =>
        `order ${orderId}: status ${status} after ${action}, ${left} won`,
    );

export function endsOf(mall: Pick<ChaosMall, 'query'>, orderIds: readonly string[]): Promise<End[]> {
  return mall.query<End & Record<string, unknown>>(
    `SELECT o.order_id AS "orderId", o.status,
            (array_agg(e.action ORDER BY seq DESC))[1] AS action, (array_agg(e.to_status ORDER BY seq DESC))[1] AS "to",
            count(*) FILTER (WHERE e.from_status = 1 AND e.to_status <> 1)::int AS "left"
       FROM "order".sales_order o JOIN "order".order_event e USING (order_id)
      WHERE o.order_id = ANY($1::bigint[]) GROUP BY o.order_id`,
    [orderIds],
  );
}
