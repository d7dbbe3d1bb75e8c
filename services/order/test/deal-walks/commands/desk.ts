import { orderApi, orderDeskApi } from '@mall/contracts/order';
import { productSetAsideApi } from '@mall/contracts/product';
import type { Random } from '@mall/demo/random';
import { command, type Commands } from '../step.js';
import { anyOrder, perOrder, wish } from './common.js';

const ENDED = [5, 6];
const FATES = ['onSale', 'heldBack', 'writtenOff'] as const;
type Fate = (typeof FATES)[number];
const HEADS = ['operations', 'administrator', 'dishonest'] as const;

const someFate = (dice: Random): Fate | 'unsaid' =>
  dice.weighted([
    [3, 'onSale'],
    [2, 'heldBack'],
    [2, 'writtenOff'],
    [1, 'unsaid'],
  ] as const);

export const desk: Commands = {
  cancel: command<{ order: number }>({
    wishes: (walk) =>
      perOrder(walk, ({ order: { status } }, order) =>
        status === 1 || status === 4 ? [wish(status === 1 ? 0.7 : 0.3, { order })] : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice) }),
    run: async (walk, { order }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const owner = walk.stage.as(walk.ownerCaller(order));
      return walk.attempt('cancel', () => owner(orderApi).cancel({ orderId }), { index: order });
    },
  }),

  staffCancel: command<{ order: number; by: (typeof HEADS)[number]; cars: Fate | 'unsaid' }>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ order: { status } }, order) =>
        [1, 2, 4].includes(status) ? [wish(0.7, { order, by: dice.pick(HEADS), cars: someFate(dice) })] : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice), by: dice.pick(HEADS), cars: someFate(dice) }),
    run: async (walk, { order, by, cars }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const request = {
        orderId,
        reason: walk.words('closed', ['buyer', 'merchant', 'staff']),
        ...(cars === 'unsaid' ? {} : { carFate: cars, carReason: walk.words('fate', ['staff']) }),
      };
      const outcome = await walk.attempt('staffCancel', () => walk.as(by)(orderDeskApi).cancel(request), {
        index: order,
      });
      return { ...outcome, carFate: cars };
    },
  }),

  /** Decides about cars that an order left behind, or decides again. */
  decideFate: command<{
    row: number;
    by: 'logistics' | 'operations' | 'dishonest';
    cars: Fate;
    isStale: number;
  }>({
    wishes: (walk, dice) =>
      walk.seen.asides.map(({ fate }, row) =>
        wish(fate === 'undecided' ? 2 : fate === 'onSale' ? 0.1 : 0.5, {
          row,
          by: dice.pick(['logistics', 'operations', 'dishonest'] as const),
          cars: dice.pick(FATES),
          isStale: dice.chance(0.1) ? 1 : 0,
        }),
      ),
    run: async (walk, { row, by, cars, isStale }) => {
      const aside = walk.seen.asides[row];
      if (!aside) return undefined;
      const request = {
        setAsideId: String(aside.set_aside_id),
        fate: cars,
        reason: walk.words('fate', ['staff']),
        version: aside.version - isStale,
      };
      return walk.attempt('decideFate', () => walk.as(by)(productSetAsideApi).decide(request));
    },
  }),

  remove: command<{ order: number }>({
    wishes: (walk) =>
      perOrder(walk, ({ order: { status } }, order) =>
        ENDED.includes(status) ? [wish(0.2, { order })] : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice) }),
    run: async (walk, { order }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const owner = walk.stage.as(walk.ownerCaller(order));
      return walk.attempt('remove', () => owner(orderApi).remove({ orderId }), { index: order });
    },
  }),

  extend: command<{ order: number; hours: number }>({
    wishes: (walk) =>
      perOrder(walk, ({ order: { status } }, order) =>
        status === 1 ? [wish(0.4, { order, hours: 24 })] : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice), hours: dice.pick([1, 24, 72]) }),
    run: async (walk, { order, hours }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const reason = walk.words('extended', ['buyer', 'merchant', 'staff']);
      return walk.attempt(
        'extend',
        () => walk.as('operations')(orderDeskApi).extendPayTime({ orderId, hours, reason }),
        {
          index: order,
        },
      );
    },
  }),

  note: command<{ order: number; audience: 'internal' | 'shown' }>({
    wishes: (walk, dice) =>
      perOrder(walk, (_, order) => [
        wish(0.3, { order, audience: dice.pick(['internal', 'shown'] as const) }),
      ]),
    any: (walk, dice) => ({
      order: anyOrder(walk, dice),
      audience: dice.pick(['internal', 'shown'] as const),
    }),
    run: async (walk, { order, audience }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const text = walk.words('note', audience === 'internal' ? ['staff'] : ['buyer', 'merchant', 'staff']);
      return walk.attempt(
        'note',
        () => walk.as('operations')(orderDeskApi).note({ orderId, audience, text }),
        {
          index: order,
        },
      );
    },
  }),
};
