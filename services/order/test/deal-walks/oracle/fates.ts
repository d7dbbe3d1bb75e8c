import { nameOf } from './history.js';
import { unless, type SceneRule, type StepRule } from './rule.js';

/** Rules that hold when all events have been handled. */
export const fateRules = {
  fateIsKept: {
    says: 'Cars of a cancelled order are on sale or set aside as it was said, and those of a refunded one wait for a decision, except those that another order has got',
    broken: ({ deals, asides }) =>
      deals.flatMap(({ order, items, outbox }) => {
        const cancelled = outbox.find(({ subject }) => nameOf(subject) === 'cancelled');
        if (!cancelled) return [];
        const said = order.close_type === 8 ? 'undecided' : String(cancelled.payload['carFate']);
        return items.flatMap((item) => {
          const rows = asides.filter(
            ({ order_key, sku_id }) => order_key === order.order_key && sku_id === item.sku_id,
          );
          if (said === 'onSale') return unless(rows.length === 0, `car ${item.sku_id} is kept off sale`);
          const kept = rows.filter(({ first_fate }) => first_fate === said);
          const count = rows.reduce((sum, row) => sum + row.count, 0);
          // The hold may have expired before the end of the order, and another order may have the car since.
          const isOrderedAgain = deals.some(
            (other) =>
              Number(other.order.order_id) > Number(order.order_id) &&
              other.items.some(({ sku_id }) => sku_id === item.sku_id),
          );
          return unless(
            (kept.length > 0 && count === item.count) || (isOrderedAgain && count < item.count),
            `${item.count} of car ${item.sku_id} are to be ${said}: ${rows.map((row) => `${row.count} ${row.first_fate}`).join(', ')}`,
          );
        });
      }),
  },
} as const satisfies Readonly<Record<string, SceneRule>>;

export const fateStepRules = {
  fateIsAsked: {
    says: 'Who cancels an order with money in it says what becomes of its cars, and that goes out',
    broken: (after, before, { carFate, end, repeats }) => {
      if (carFate === undefined || end !== 'done' || repeats || before.order.status === 6) return [];
      if (after.order.status !== 6) return [];
      const event = after.outbox.find(({ subject }) => nameOf(subject) === 'cancelled');
      return [
        ...unless(
          carFate !== 'unsaid' || before.order.credited_minor === 0,
          `cancelled with ${before.order.credited_minor} fen, and nobody said what becomes of the cars`,
        ),
        ...unless(
          carFate === 'unsaid' || event?.payload['carFate'] === carFate,
          `the cars are to be ${carFate}, told was ${event?.payload['carFate']}`,
        ),
      ];
    },
  },
} as const satisfies Readonly<Record<string, StepRule>>;
