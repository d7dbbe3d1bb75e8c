import { randomUUID } from 'node:crypto';
import { orderCartApi, orderCheckoutApi } from '@mall/contracts/order';
import { lineOf } from '../../neighbours.js';
import { command, type Commands } from '../step.js';
import { setPrice } from './prices.js';
import { wish } from './common.js';

/** Maximum orders of one walk. */
const MOST_ORDERS = 4;

export const buying: Commands = {
  /** Confirms and submits a cart with these cars; it becomes one order for each shop. */
  order: command<{ buyer: number; cars: readonly number[]; meanwhile: 'nothing' | 'price' }>({
    wishes: (walk, dice) => {
      if (walk.orderIds.length >= MOST_ORDERS) return [];
      const count = dice.weighted([
        [6, 1],
        [3, 2],
        [1, 3],
      ] as const);
      const first = dice.between(0, walk.cars.length - 1);
      const cars = walk.cars.map((_, index) => (index + first) % walk.cars.length);
      const meanwhile = dice.chance(0.08) ? 'price' : 'nothing';
      const weight = walk.orderIds.length === 0 ? 100 : 1;
      return [wish(weight, { buyer: dice.chance(0.8) ? 0 : 1, cars: cars.slice(0, count), meanwhile })];
    },
    run: async (walk, { buyer: who, cars: wanted, meanwhile }) => {
      const cars = wanted.flatMap((index) => walk.cars[index] ?? []);
      if (cars.length === 0) return undefined;
      const buyer = await walk.buyer(who);
      const [cart, checkout] = [
        walk.stage.as(buyer.caller)(orderCartApi),
        walk.stage.as(buyer.caller)(orderCheckoutApi),
      ];
      const [only, more] = cars;
      let confirmId = '';
      const review = await walk.attempt(
        'confirm',
        async () => {
          if (!more) {
            ({ confirmId } = await checkout.confirm({
              addrId: buyer.addrId,
              dvyType: 1,
              shopCartItem: lineOf(only!),
            }));
            return;
          }
          await cart.deleteAll({});
          for (const car of cars) await cart.changeItem(lineOf(car));
          ({ confirmId } = await checkout.confirm({ addrId: buyer.addrId, dvyType: 1 }));
        },
        { keep: false },
      );
      if (review.end !== 'done') return review;
      if (meanwhile === 'price') await setPrice(walk, wanted[0]!, 1.02, 'operations');
      const press = { confirmId, idempotencyKey: randomUUID() };
      const submitted = await walk.attempt('submit', async () => {
        const orderIds = await checkout.submit(press);
        for (const orderId of orderIds)
          if (!walk.ownerOf.has(orderId)) {
            walk.orderIds.push(orderId);
            walk.ownerOf.set(orderId, who);
          }
        return orderIds;
      });
      return submitted;
    },
  }),
};
