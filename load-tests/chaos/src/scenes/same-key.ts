import { lineOf } from '@mall/demo/specimens';
import type { Showroom } from './cars.js';
import type { Placed } from '../clients/buyer.js';
import type { Stage } from './stage.js';

const PRESSES = 100;

/** A hundred simultaneous submits with one key create one order, and each is answered with it. */
export async function sameKey(stage: Stage, showroom: Showroom): Promise<void> {
  const { mall, random, say } = stage;
  say(`${PRESSES} presses with one key`);
  const [car] = await showroom.putOnSale(1, 30);
  const buyer = stage.buyers[0]!;
  const confirmation = await buyer.confirm(lineOf(car!));
  if (!confirmation) return stage.expect('A3', 'One key makes one order.', ['no review page was given'], 0);
  const key = random.uuid();
  const placed = await Promise.all(
    Array.from({ length: PRESSES }, () => buyer.submit(confirmation.confirmId, key)),
  );
  const [row] = await mall.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "order".sales_order JOIN "order".order_item USING (order_id) WHERE sku_id = $1`,
    [car!.spuId],
  );
  const wrong = notOne(row!.n, placed);
  stage.expect('A3', 'One key makes one order, and every submit is answered with it.', wrong, PRESSES);
}

/** Describes differences between the orders and the answers of one key. */
export function notOne(orders: number, placed: readonly Placed[]): string[] {
  const answers = new Set(
    placed.map(({ outcome, orderIds, code }) => `${outcome} ${orderIds.join()} ${code}`),
  );
  return [
    ...(orders === 1 ? [] : [`${orders} orders`]),
    ...(answers.size === 1 && placed[0]!.outcome === 'ok' ? [] : [`answers: ${[...answers].join('; ')}`]),
  ];
}
