import { orderApi, orderDeskApi, orderDocumentApi, orderMilestoneApi } from '@mall/contracts/order';
import type { Random } from '@mall/demo/random';
import type { Deal } from '../oracle/index.js';
import { AFFIRMED, aVin } from '../../deals.js';
import { command, type Commands } from '../step.js';
import { anyOrder, dayFromNow, perOrder, wish } from './common.js';

const WAY = [
  'bought',
  'inspected',
  'exportLicence',
  'loaded',
  'border',
  'yard',
  'customs',
  'handedOver',
] as const;
type Code = (typeof WAY)[number];
const SHIPPERS = ['shop', 'otherShop', 'logistics', 'dishonest'] as const;

type Milestone = {
  readonly order: number;
  readonly code: Code | 'next';
  readonly day: 'today' | 'longAgo' | 'tomorrow';
  /** Whether a reason is given for a missing earlier milestone. */
  readonly says: 'nothing' | 'why';
  readonly by: (typeof SHIPPERS)[number];
};

const lacksVins = ({ items }: Deal): boolean =>
  items.some((item) => item.vin === null && item.vins.length < item.count);

/** Returns a person who may act for the shop of an order: its merchant or logistics. */
const sellerOf = (deal: Deal, dice: Random): (typeof SHIPPERS)[number] =>
  dice.chance(0.1)
    ? dice.pick(SHIPPERS)
    : dice.chance(0.5)
      ? 'logistics'
      : deal.order.shop_id === 501
        ? 'shop'
        : 'otherShop';

const nextOf = (deal: Deal): Code =>
  WAY.find((code) => !deal.milestones.some((row) => row.code === code)) ?? 'handedOver';

const vinsOf = ({ items }: Deal): string[] => items.flatMap(({ vin, vins }) => vin ?? vins);

export const goods: Commands = {
  ship: command<{ order: number; by: (typeof SHIPPERS)[number] }>({
    wishes: (walk, dice) =>
      perOrder(walk, (deal, order) =>
        deal.order.status === 2 ? [wish(lacksVins(deal) ? 1 : 4, { order, by: sellerOf(deal, dice) })] : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice), by: dice.pick(SHIPPERS) }),
    run: async (walk, { order, by }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      return walk.attempt(
        'ship',
        () => walk.as(by)(orderDeskApi).ship({ orderId, carrier: 'Ussuri Trans' }),
        { index: order },
      );
    },
  }),

  milestone: command<Milestone>({
    wishes: (walk, dice) =>
      perOrder(walk, (deal, order) => {
        if (![2, 3, 5].includes(deal.order.status)) return [];
        const code = dice.chance(0.85) ? 'next' : dice.pick(WAY);
        const day = dice.chance(0.92) ? 'today' : dice.pick(['longAgo', 'tomorrow'] as const);
        return [
          wish(deal.order.status === 3 ? 6 : 2, {
            order,
            code,
            day,
            says: dice.pick(['nothing', 'why'] as const),
            by: dice.chance(0.8) ? 'logistics' : sellerOf(deal, dice),
          }),
        ];
      }),
    any: (walk, dice) => ({
      order: anyOrder(walk, dice),
      code: dice.pick(WAY),
      day: 'today',
      says: dice.pick(['nothing', 'why'] as const),
      by: dice.pick(SHIPPERS),
    }),
    run: async (walk, { order, code, day, says, by }) => {
      const deal = walk.deal(order);
      if (!deal) return undefined;
      const days = { today: 0, longAgo: -400, tomorrow: 2 };
      const request = {
        orderId: walk.orderIds[order]!,
        code: code === 'next' ? nextOf(deal) : code,
        happenedOn: dayFromNow(days[day]),
        ...(says === 'why' ? { skipReason: walk.words('skipped', ['buyer', 'merchant', 'staff']) } : {}),
      };
      return walk.attempt('milestone', () => walk.as(by)(orderMilestoneApi).write(request), {
        index: order,
      });
    },
  }),

  /** States a delay; of two days, it is refused, because the step is expected later anyway. */
  delay: command<{ order: number; code: Code; days: 90 | 120 | 2; by: (typeof SHIPPERS)[number] }>({
    wishes: (walk, dice) =>
      perOrder(walk, (deal, order) =>
        [2, 3].includes(deal.order.status)
          ? [
              wish(0.5, {
                order,
                code: dice.pick(['border', 'handedOver'] as const),
                days: dice.pick([90, 120, 2] as const),
                by: 'logistics',
              }),
            ]
          : [],
      ),
    any: (walk, dice) => ({
      order: anyOrder(walk, dice),
      code: dice.pick(WAY),
      days: 120,
      by: dice.pick(SHIPPERS),
    }),
    run: async (walk, { order, code, days, by }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const note = walk.words('delayed', ['buyer', 'merchant', 'staff']);
      const request = { orderId, code, until: dayFromNow(days), reason: 'weather', note } as const;
      return walk.attempt('delay', () => walk.as(by)(orderMilestoneApi).delay(request), { index: order });
    },
  }),

  receive: command<{ order: number }>({
    wishes: (walk) =>
      perOrder(walk, ({ order: { status }, milestones }, order) =>
        status === 3 ? [wish(milestones.some(({ code }) => code === 'yard') ? 4 : 0.5, { order })] : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice) }),
    run: async (walk, { order }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const owner = walk.stage.as(walk.ownerCaller(order));
      return walk.attempt('receive', () => owner(orderApi).receive({ orderId }), { index: order });
    },
  }),

  /** Names VINs: `taken` are VINs of an order, `listed` those of used cars on sale. */
  nameVins: command<{ order: number; how: 'all' | 'some' | 'taken' | 'listed' }>({
    wishes: (walk, dice) =>
      perOrder(walk, (deal, order) => {
        if (deal.order.status === 6 || !deal.items.some(({ vin }) => vin === null)) return [];
        const weight = !lacksVins(deal) ? 0.2 : deal.order.status === 2 ? 4 : 0.6;
        return [
          wish(weight, {
            order,
            how: dice.weighted([
              [8, 'all'],
              [1, 'some'],
              [1, 'taken'],
              [1, 'listed'],
            ] as const),
          }),
        ];
      }),
    any: (walk, dice) => ({ order: anyOrder(walk, dice), how: 'all' }),
    run: async (walk, { order, how }) => {
      const deal = walk.deal(order);
      if (!deal) return undefined;
      const others = {
        all: [],
        some: [],
        taken: walk.seen.deals.filter((one) => one !== deal).flatMap(vinsOf),
        listed: walk.cars.flatMap(({ vin }) => vin ?? []),
      }[how];
      const named = deal.items.flatMap((item) =>
        Array.from({ length: item.count }, () => ({
          orderItemId: String(item.order_item_id),
          vin: others.pop() ?? aVin(),
        })),
      );
      const vins = how === 'some' ? named.slice(0, 1) : named;
      const request = { orderId: walk.orderIds[order]!, vins, affirmed: AFFIRMED };
      return walk.attempt('nameVins', () => walk.as('logistics')(orderDocumentApi).nameVins(request), {
        index: order,
      });
    },
  }),
};
