import { setTimeout as sleep } from 'node:timers/promises';
import type { Buyer } from '../clients/buyer.js';
import { anyFault, oneOfEach } from '../faults/faults.js';
import type { Fault } from '../faults/fault.js';
import type { Random } from '../random.js';
import { lineOf, type Showroom } from './cars.js';
import type { ImportCarDto } from '@mall/contracts/product';
import type { Stage } from './stage.js';

const AT_ONCE = 24;

/** Deals from cart to receipt, some cut short by their people, while everything is struck in turn (F1 to F5, F10, F21). */
export async function deals(stage: Stage, showroom: Showroom): Promise<void> {
  const { options, random, injector, say } = stage;
  const { orders, rate, minutes } = options;
  say(`${orders} deals, ${rate} a second at most, under faults`);
  const fewer = Math.max(4, Math.ceil(orders / 20));
  // Enough units for all, but not of every car: some buyers come too late.
  const cars = [
    ...(await showroom.putOnSale(fewer, 12)),
    ...(await showroom.putOnSale(Math.ceil(orders / 4), 1)),
  ];
  const faults = faultsOf(stage);
  const until = Date.now() + minutes * 60_000;
  let begun = 0;
  let done = 0;
  const idle = [...stage.buyers];
  const worker = async (): Promise<void> => {
    while (begun < orders && Date.now() < until) {
      begun += 1;
      const own = random.branch(`deal ${begun}`);
      const buyer = idle.shift()!;
      await deal(stage, buyer, cars, own);
      idle.push(buyer);
      done += 1;
      if (done % Math.max(10, Math.floor(orders / 10)) === 0) say(`  ${done} deals done`);
      await sleep(own.between(0, (2_000 * AT_ONCE) / Math.max(1, rate * 2)));
    }
  };
  const driving = Promise.all(Array.from({ length: Math.min(AT_ONCE, idle.length) }, worker));
  let isOver = false;
  const striking = injector.run(faults, () => isOver);
  // A short run goes through its list of faults to the end, a long one strikes for as long as there are deals.
  await (options.form === 'short' ? Promise.all([driving, striking]) : driving);
  isOver = true;
  await striking;
  await stage.mall.untilWell();
  say(`  ${done} deals done`);
}

function faultsOf({ options, random, mall }: Stage): () => Fault | undefined {
  const own = random.branch('faults');
  const first = oneOfEach(own, mall);
  return () => first.shift() ?? (options.form === 'long' ? anyFault(own) : undefined);
}

/** One deal, as far as its people take it. */
async function deal(
  stage: Stage,
  buyer: Buyer,
  cars: readonly ImportCarDto[],
  random: Random,
): Promise<void> {
  const confirmation = random.chance(0.5)
    ? await buyer.confirm(lineOf(random.pick(cars), 1))
    : await buyer.confirmCart(
        random
          .shuffled(cars)
          .slice(0, random.between(1, 2))
          .map((car) => lineOf(car)),
      );
  if (!confirmation) return;
  const { orderIds } = await buyer.submit(confirmation.confirmId);
  for (const orderId of orderIds) await goOn(stage, buyer, orderId, random);
}

async function goOn({ staff }: Stage, buyer: Buyer, orderId: string, random: Random): Promise<void> {
  if (random.chance(0.15)) return void (await buyer.cancel(orderId));
  if (random.chance(0.1)) return;
  if ((await buyer.signContract(orderId)) !== 'ok') return;
  if ((await paySlip(buyer, orderId, random.chance(0.3))) !== 'ok') return;
  if (random.chance(0.1)) {
    const unfit = await staff.waitingSlip(orderId);
    if (!unfit || (await staff.rejectSlip(orderId, unfit)) !== 'ok') return;
    if ((await paySlip(buyer, orderId, random.chance(0.3))) !== 'ok') return;
  }
  if (random.chance(0.1)) return void (await staff.cancel(orderId));
  const voucherId = await staff.waitingSlip(orderId);
  if (!voucherId || (await staff.confirmPayment(orderId, voucherId)) !== 'ok') return;
  if (random.chance(0.05)) return void (await staff.cancel(orderId));
  if ((await staff.ship(orderId)) !== 'ok' || random.chance(0.3)) return;
  await buyer.receive(orderId);
}

/** A slip over what the order costs. */
async function paySlip(buyer: Buyer, orderId: string, isNewPaper: boolean): Promise<string> {
  const { data } = await buyer.client.order(orderId);
  return data ? buyer.uploadSlip(orderId, data.total, isNewPaper) : 'unknown';
}
