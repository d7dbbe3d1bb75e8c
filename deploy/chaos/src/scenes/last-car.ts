import { setTimeout as sleep } from 'node:timers/promises';
import { kill9 } from '../faults/faults.js';
import { SECOND_ORDER } from '../stack/chaos-mall.js';
import { lineOf, type Showroom } from './cars.js';
import { eachOf, type Stage } from './stage.js';

/** Every buyer wants the one last car at once, while processes are killed (F13). */
export async function lastCar(stage: Stage, showroom: Showroom): Promise<void> {
  const { options, random, say } = stage;
  const wrong: string[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    say(`Last car, round ${round} of ${options.rounds}: ${options.buyers} buyers`);
    const [car] = await showroom.putOnSale(1, 1);
    const confirmed: { buyer: Stage['buyers'][number]; confirmId: string }[] = [];
    await eachOf(stage.buyers, 16, async (buyer) => {
      const confirmation = await buyer.confirm(lineOf(car!));
      if (confirmation) confirmed.push({ buyer, confirmId: confirmation.confirmId });
    });
    const presses = Promise.all(confirmed.map(({ buyer, confirmId }) => buyer.submit(confirmId)));
    // The first round shows the plain race; every other one is struck while it runs.
    if (round > 1) {
      await sleep(random.between(20, 900));
      await stage.injector.strike(kill9(random.pick(['order', SECOND_ORDER, 'product', 'order'])));
    }
    const placed = await presses;
    const orders = await ordersOf(stage, car!.spuId);
    const told = placed.filter(({ outcome }) => outcome === 'ok').length;
    const unknown = placed.filter(({ outcome }) => outcome === 'unknown').length;
    say(`  sold ${orders} times; ${told} were told so, ${unknown} do not know`);
    if (orders !== 1 || told > 1 || told + unknown < 1)
      wrong.push(`round ${round}: sold ${orders} times, ${told} were told so, ${unknown} do not know`);
    await stage.mall.untilWell();
  }
  stage.expect('A1', 'The last car is sold exactly once, and one buyer is told so.', wrong, options.rounds);
}

async function ordersOf({ mall }: Stage, skuId: string): Promise<number> {
  const [row] = await mall.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "order".sales_order JOIN "order".order_item USING (order_id) WHERE sku_id = $1`,
    [skuId],
  );
  return row!.n;
}
