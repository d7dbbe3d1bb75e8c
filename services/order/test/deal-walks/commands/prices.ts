import { productCarApi, productPriceApi } from '@mall/contracts/product';
import { orderApi, orderRateApi } from '@mall/contracts/order';
import type { Person } from '../people.js';
import type { Outcome } from '../oracle/index.js';
import { command, type Commands } from '../step.js';
import type { Walk } from '../walk.js';
import { anyOrder, perOrder, wish } from './common.js';

/** Changes the price of a car, to a whole number of fen. */
export async function setPrice(
  walk: Walk,
  index: number,
  factor: number,
  by: Person,
): Promise<Outcome | undefined> {
  const car = walk.cars[index];
  if (!car) return undefined;
  const priceFee = Math.max(1, Math.round(car.priceFee * factor));
  return walk.attempt('price', () => walk.as(by)(productCarApi).update({ spuId: car.spuId, priceFee }), {
    keep: false,
  });
}

/**
 * Rates in RUB for one CNY, within three percent of each other; few, because parallel walks enter them in the same
 * mall.
 */
const RATES = [13.45, 13.4567, 13.3131, 13.2871, 13.577];

const locked = (deal: { order: { rate_locked_until: string } }, now: string): boolean =>
  Date.parse(deal.order.rate_locked_until) > Date.parse(now);

export const prices: Commands = {
  price: command<{ car: number; percent: number; by: 'shop' | 'operations' | 'administrator' | 'dishonest' }>(
    {
      wishes: (walk, dice) => [
        wish(0.5, {
          car: dice.between(0, walk.cars.length - 1),
          percent: dice.pick([98, 101, 103, 80, 130, 5]),
          by: dice.pick(['shop', 'operations', 'administrator', 'dishonest'] as const),
        }),
      ],
      run: (walk, { car, percent, by }) => setPrice(walk, car, percent / 100, by),
    },
  ),

  /** Approves or rejects a proposed price. */
  decidePrice: command<{ row: number; by: 'administrator' | 'dishonest'; as: 'approve' | 'reject' }>({
    wishes: (walk, dice) =>
      walk.seen.proposals.flatMap(({ state }, row) =>
        state === 0
          ? [
              wish(2, {
                row,
                by: dice.pick(['administrator', 'dishonest'] as const),
                as: dice.chance(0.8) ? 'approve' : 'reject',
              } as const),
            ]
          : [],
      ),
    run: async (walk, { row, by, as }) => {
      const proposal = walk.seen.proposals[row];
      if (!proposal) return undefined;
      const proposalId = String(proposal.proposal_id);
      const agreed = {
        proposalId,
        priceFee: proposal.price_fee,
        ...(proposal.wholesale_price_fee === null ? {} : { wholesalePriceFee: proposal.wholesale_price_fee }),
      };
      const reason = walk.words('price', ['staff']);
      const desk = walk.as(by)(productPriceApi);
      const decide = () => (as === 'approve' ? desk.approve(agreed) : desk.reject({ proposalId, reason }));
      return walk.attempt(`price ${as}`, decide);
    },
  }),

  rate: command<{ rate: number; by: 'administrator' | 'dishonest' }>({
    wishes: (_, dice) => [
      wish(0.8, {
        // A rate that jumps is never entered twice: the second entry would count as the consent of a second
        // person.
        rate: dice.chance(0.85) ? dice.pick(RATES) : dice.between(90_000, 128_800) / 10_000,
        by: dice.pick(['administrator', 'dishonest'] as const),
      }),
    ],
    run: (walk, { rate, by }) =>
      walk.attempt(
        'rate',
        () =>
          walk
            .as(by)(orderRateApi)
            .enter({ from: 'CNY', to: 'RUB', purpose: 'payment', rate, source: 'walk' }),
        {
          keep: false,
        },
      ),
  }),

  requote: command<{ order: number }>({
    wishes: (walk) =>
      perOrder(walk, (deal, order) =>
        deal.order.status === 1 ? [wish(locked(deal, walk.seen.now) ? 0.1 : 5, { order })] : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice) }),
    run: async (walk, { order }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const owner = walk.stage.as(walk.ownerCaller(order));
      return walk.attempt('requote', () => owner(orderApi).requote({ orderId }), { index: order });
    },
  }),
};
