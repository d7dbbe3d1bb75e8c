import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportCarDto } from '@mall/contracts/product';
import type { Buyer } from '../clients/buyer.js';
import type { Staff } from '../clients/staff.js';
import { anyFault, oneOfEach } from '../faults/faults.js';
import type { Fault } from '../faults/fault.js';
import type { Random } from '@mall/demo/random';
import { Abandoned } from './abandoned.js';
import { chat } from './chat.js';
import { lineOf } from '@mall/demo/specimens';
import type { Showroom } from './cars.js';
import type { Stage } from './stage.js';

/** Number of concurrent deals; some of them wait for a killed process. */
const AT_ONCE = 48;

/** Share of buyers who order and never return. */
const ABANDONERS = 0.1;

/** Number of deals, and their duration. */
export interface Driven {
  readonly deals: number;
  readonly orders: number;
  readonly abandoned: number;
  readonly seconds: number;
}

/** Runs deals from cart to receipt, some cancelled by buyer or staff, while faults are injected. */
export async function deals(stage: Stage, showroom: Showroom): Promise<Driven> {
  const since = Date.now();
  const { options, injector, say, mall } = stage;
  say(`${options.orders} orders, ${options.rate} deals a second at most, under faults`);
  const cars = await carsFor(options.orders, showroom);
  const abandoned = new Abandoned(mall);
  const driving = drive(stage, cars, abandoned);
  let isOver = false;
  const striking = injector.run(faultsOf(stage), () => isOver);
  const talking = chat(stage, () => isOver);
  // A short run ends with its list of faults, a long one injects faults until all deals are done.
  await (options.form === 'short' ? Promise.all([driving, striking]) : driving);
  const seconds = Math.round((Date.now() - since) / 1000);
  isOver = true;
  await Promise.all([striking, talking]);
  await mall.untilWell();
  const says = 'Unpaid orders are closed when their payment term has ended.';
  stage.expect('F13', says, await abandoned.stillOpen(), abandoned.orderIds.length);
  return { ...(await driving), abandoned: abandoned.orderIds.length, seconds };
}

/** Runs concurrent deals, each with its own buyer, until there are enough orders or the time is over. */
async function drive(
  { options: { orders, rate, minutes }, buyers, staff, random, say }: Stage,
  cars: Cars,
  abandoned: Abandoned,
): Promise<Pick<Driven, 'deals' | 'orders'>> {
  const until = Date.now() + minutes * 60_000;
  const idle = [...buyers];
  let begun = 0;
  let placed = 0;
  let said = 0;
  const worker = async (): Promise<void> => {
    while (placed < orders && Date.now() < until) {
      begun += 1;
      const own = random.branch(`deal ${begun}`);
      const buyer = idle.shift()!;
      const made = await deal({ staff, buyer, cars, random: own, abandoned });
      placed += made;
      idle.push(buyer);
      if (placed >= said + Math.max(10, Math.floor(orders / 20))) {
        said = placed;
        say(`  ${placed} orders of ${begun} deals`);
      }
      await sleep(own.between(0, (2_000 * AT_ONCE) / rate));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, idle.length) }, worker));
  say(`  ${placed} orders of ${begun} deals`);
  return { deals: begun, orders: placed };
}

export interface Cars {
  readonly many: readonly ImportCarDto[];
  readonly single: readonly ImportCarDto[];
}

/** Returns enough units in total, but not of every car, so that some buyers are too late. */
async function carsFor(orders: number, showroom: Showroom): Promise<Cars> {
  return {
    many: await showroom.putOnSale(Math.max(4, Math.ceil(orders / 20)), 30),
    single: await showroom.putOnSale(Math.ceil(orders / 4), 1),
  };
}

function faultsOf({ options, random, mall }: Stage): () => Fault | undefined {
  const own = random.branch('faults');
  const first = oneOfEach(own, mall);
  return () => first.shift() ?? (options.form === 'long' ? anyFault(own, mall) : undefined);
}

export interface Deal {
  readonly staff: Staff;
  readonly buyer: Buyer;
  readonly cars: Cars;
  readonly random: Random;
  readonly abandoned: Abandoned;
}

/** Runs one deal; returns the number of orders, one for each shop. */
export async function deal({ staff, buyer, cars, random, abandoned }: Deal): Promise<number> {
  const pick = (): ImportCarDto => random.pick(random.chance(0.35) ? cars.single : cars.many);
  const [one, other] = [pick(), pick()];
  const wanted = random.chance(0.5) || other.spuId === one.spuId ? [one] : [one, other];
  const confirmation = random.chance(0.5)
    ? await buyer.confirm(lineOf(one))
    : await buyer.confirmCart(wanted.map((car) => lineOf(car)));
  if (!confirmation) return 0;
  const { orderIds } = await buyer.submit(confirmation.confirmId);
  for (const orderId of orderIds) {
    if (random.chance(ABANDONERS)) await abandoned.leave(orderId);
    else await goOn(staff, buyer, orderId, random);
  }
  return orderIds.length;
}

async function goOn(staff: Staff, buyer: Buyer, orderId: string, random: Random): Promise<void> {
  if (random.chance(0.15)) return void (await buyer.cancel(orderId));
  if ((await buyer.signContract(orderId)) !== 'ok') return;
  if ((await paySlip(buyer, orderId, random.chance(0.1))) !== 'ok') return;
  if (random.chance(0.1)) {
    const unfit = await staff.waitingSlip(orderId);
    if (!unfit || (await staff.rejectSlip(orderId, unfit)) !== 'ok') return;
    if ((await paySlip(buyer, orderId, random.chance(0.3))) !== 'ok') return;
  }
  if (random.chance(0.1)) return void (await staff.cancel(orderId));
  const voucherId = await staff.waitingSlip(orderId);
  if (!voucherId || (await staff.confirmPayment(orderId, voucherId)) !== 'ok') return;
  if (random.chance(0.05)) return void (await staff.cancel(orderId, true));
  if ((await staff.ship(orderId)) !== 'ok' || random.chance(0.3)) return;
  if (!(await staff.recordArrival(orderId))) return;
  await buyer.receive(orderId);
}

/** Uploads a slip over the amount of the order. */
async function paySlip(buyer: Buyer, orderId: string, isNewPaper: boolean): Promise<string> {
  const total = await buyer.totalOf(orderId);
  return total === undefined ? 'unknown' : buyer.uploadSlip(orderId, total, isNewPaper);
}
