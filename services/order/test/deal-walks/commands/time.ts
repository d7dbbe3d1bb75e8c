import { orderDeskApi } from '@mall/contracts/order';
import { aService } from '@mall/testing';
import { command, type Commands } from '../step.js';
import { wish } from './common.js';

export const time: Commands = {
  /** Lets time pass for all deals of the walk, and runs the timers. */
  pass: command<{ hours: number }>({
    wishes: (walk, dice) =>
      walk.orderIds.length === 0 ? [] : [wish(0.9, { hours: dice.pick([1, 25, 49, 73, 100, 1_500]) })],
    run: async (walk, { hours }) => {
      await walk.timePasses(hours);
      return walk.attempt('timers', () => walk.stage.as(aService('test'))(orderDeskApi).closeUnpaid({}), {
        keep: false,
      });
    },
  }),

  /** Ends the time for which an order keeps its rate; a part of the ways of `advance`. */
  rateEnds: command<{ order: number }>({
    wishes: () => [],
    run: async (walk, { order }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      await walk.stage.clock.endRate(orderId);
      await walk.lookAgain();
      return { end: 'done', orderId };
    },
  }),

  /** Repeats the last request, as a second click or a retry after a lost answer does. */
  repeat: command<Record<never, never>>({
    wishes: (walk) => (walk.last ? [wish(0.8, {})] : []),
    run: async (walk) => {
      const { last } = walk;
      if (!last) return undefined;
      const outcome = await walk.attempt(last.name, last.call, { keep: false });
      const { orderId, end, name } = last;
      return { ...outcome, ...(orderId ? { orderId } : {}), ...(end === 'done' ? { repeats: name } : {}) };
    },
  }),
};
