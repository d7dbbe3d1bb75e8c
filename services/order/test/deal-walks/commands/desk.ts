import { orderApi, orderDeskApi } from '@mall/contracts/order';
import { command, type Commands } from '../step.js';
import { anyOrder, perOrder, wish } from './common.js';

const ENDED = [5, 6];

export const desk: Commands = {
  cancel: command<{ order: number }>({
    wishes: (walk) =>
      perOrder(walk, ({ order: { status } }, order) => (status === 1 ? [wish(0.7, { order })] : [])),
    any: (walk, dice) => ({ order: anyOrder(walk, dice) }),
    run: async (walk, { order }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const owner = walk.stage.as(walk.ownerCaller(order));
      return walk.attempt('cancel', () => owner(orderApi).cancel({ orderId }), { index: order });
    },
  }),

  staffCancel: command<{ order: number; by: 'operations' | 'administrator' | 'dishonest' }>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ order: { status } }, order) =>
        [1, 2, 4].includes(status)
          ? [wish(0.7, { order, by: dice.pick(['operations', 'administrator', 'dishonest'] as const) })]
          : [],
      ),
    any: (walk, dice) => ({
      order: anyOrder(walk, dice),
      by: dice.pick(['operations', 'dishonest'] as const),
    }),
    run: async (walk, { order, by }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const reason = walk.words('closed', ['buyer', 'merchant', 'staff']);
      return walk.attempt('staffCancel', () => walk.as(by)(orderDeskApi).cancel({ orderId, reason }), {
        index: order,
      });
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
          keep: false,
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
          keep: false,
        },
      );
    },
  }),
};
