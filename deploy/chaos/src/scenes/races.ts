import { setTimeout as sleep } from 'node:timers/promises';
import type { Buyer } from '../clients/buyer.js';
import { lineOf, type Showroom } from './cars.js';
import { eachOf, type Stage } from './stage.js';
import { paySlip } from './deals.js';

interface Racer {
  readonly buyer: Buyer;
  readonly orderId: string;
}

const BATCH = 50;

/**
 * The end of the time to pay, the slip and the cancellation come at the same moment; then the confirmation of the
 * payment and the cancellation by staff (F14).
 */
export async function races(stage: Stage, showroom: Showroom): Promise<void> {
  const { options, say } = stage;
  say(`${options.races} races of expiry, slip and cancellation`);
  const wrong: string[] = [];
  const ends = new Map<string, number>();
  for (let run = 0; run < options.races; run += BATCH) {
    const racers = await line(stage, showroom, Math.min(BATCH, options.races - run));
    await raceForTime(stage, racers);
    await raceForMoney(stage, racers);
    for (const { orderId, status, over } of await endsOf(stage, racers)) {
      const end = over ? `${status}, past its time` : String(status);
      ends.set(end, (ends.get(end) ?? 0) + 1);
      if (![2, 4, 6].includes(status)) wrong.push(`order ${orderId} ended in status ${end}`);
    }
  }
  say(`  ends by status: ${[...ends].map(([end, n]) => `${end}: ${n}`).join('; ')}`);
  stage.expect(
    'A4',
    'However expiry, payment and cancellation race, the order ends paid, waiting for staff, or cancelled.',
    wrong,
    options.races,
  );
}

/** Orders whose contract is signed and that wait to be paid. */
async function line(stage: Stage, showroom: Showroom, count: number): Promise<Racer[]> {
  const cars = await showroom.putOnSale(count, 1);
  const racers: Racer[] = [];
  await eachOf(cars, 12, async (car, index) => {
    const buyer = stage.buyers[index % stage.buyers.length]!;
    const confirmation = await buyer.confirm(lineOf(car));
    const placed = confirmation && (await buyer.submit(confirmation.confirmId));
    for (const orderId of placed?.orderIds ?? [])
      if ((await buyer.signContract(orderId)) === 'ok') racers.push({ buyer, orderId });
  });
  return racers;
}

async function raceForTime(stage: Stage, racers: readonly Racer[]): Promise<void> {
  const { mall, random } = stage;
  const ids = racers.map(({ orderId }) => orderId);
  await mall.query(`UPDATE "order".sales_order SET pay_before = now() WHERE order_id = ANY($1::bigint[])`, [
    ids,
  ]);
  // The timer works through them one by one: people act while it does.
  for (let waited = 0; waited < 20_000 && (await expired(stage, ids)) === 0; waited += 15) await sleep(15);
  await Promise.all(
    racers.map(async ({ buyer, orderId }) => {
      await sleep(random.between(0, 60));
      const acts = random.shuffled([() => paySlip(buyer, orderId), () => buyer.cancel(orderId)]);
      await Promise.all(acts.map((act) => act()));
    }),
  );
  // Whoever neither paid nor cancelled in time is closed by the timer.
  for (let waited = 0; waited < 25_000 && (await unpaid(stage, ids)) > 0; waited += 100) await sleep(100);
}

async function raceForMoney(stage: Stage, racers: readonly Racer[]): Promise<void> {
  const { staff, random } = stage;
  await eachOf(racers, 8, async ({ orderId }) => {
    const voucherId = await staff.waitingSlip(orderId);
    if (!voucherId) return;
    const acts = random.shuffled([
      () => staff.confirmPayment(orderId, voucherId),
      () => staff.cancel(orderId),
    ]);
    await Promise.all(acts.map((act) => act()));
  });
}

const countOf = async ({ mall }: Stage, condition: string, ids: readonly string[]): Promise<number> => {
  const [row] = await mall.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "order".sales_order WHERE ${condition} AND order_id = ANY($1::bigint[])`,
    [ids],
  );
  return row!.n;
};
const expired = (stage: Stage, ids: readonly string[]): Promise<number> => countOf(stage, 'status = 6', ids);
const unpaid = (stage: Stage, ids: readonly string[]): Promise<number> => countOf(stage, 'status = 1', ids);

function endsOf({ mall }: Stage, racers: readonly Racer[]) {
  return mall.query<{ orderId: string; status: number; over: boolean }>(
    `SELECT order_id AS "orderId", status, status = 1 AND pay_before < now() AS over FROM "order".sales_order
      WHERE order_id = ANY($1::bigint[])`,
    [racers.map(({ orderId }) => orderId)],
  );
}
