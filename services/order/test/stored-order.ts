import type { EntityManager } from 'typeorm';
import type { Order, OrderItem } from '../src/order/order.js';
import { OrderEntity, OrderItemEntity } from '../src/order/order.entity.js';
import { anOrder } from '../src/order/order.fakes.js';
import { codeOf } from '../src/order/order.state-machine.js';
import { RefundEntity } from '../src/refund/refund.entity.js';

/** Writes the row of an order that differs from `anOrder` by `over`, and a claim if it is to have an open refund. */
export async function storeOrder(db: EntityManager, over: Partial<Order> = {}): Promise<void> {
  const { state, shopName, hasOpenRefund, vinsMissing: _vins, now: _now, ...order } = anOrder(over);
  const { orderId } = order;
  const keys = {
    orderNumber: `UA-${orderId}`,
    orderKey: `order:${orderId}`,
    contractNumber: `UAC-${orderId}`,
    submissionId: orderId,
  };
  const names = { shopName: shopName.ru, shopNames: shopName };
  await db
    .getRepository(OrderEntity)
    .insert({ ...order, ...keys, ...names, dvyType: 1, status: codeOf(state) });
  if (hasOpenRefund) await storeRefund(db, orderId);
}

/** Writes a line of an order: a new car that has no VIN yet. */
export async function storeItem(
  db: EntityManager,
  item: Pick<OrderItem, 'orderItemId' | 'orderId' | 'skuId'>,
): Promise<void> {
  const spuName = { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' };
  const price = { count: 1, priceMinor: 10_000_000, priceTier: 'retail', totalMinor: 10_000_000 };
  const car = { spuId: item.skuId, spuName, skuName: spuName, pic: '', condition: 'new', facts: {} };
  await db.getRepository(OrderItemEntity).insert({ ...item, ...car, ...price });
}

/** Writes a claim that nobody has decided. @returns its id. */
export async function storeRefund(db: EntityManager, orderId: string): Promise<string> {
  const money = { amountMinor: 100, currency: 'CNY', amountCnyMinor: 100 } as const;
  const { identifiers } = await db
    .getRepository(RefundEntity)
    .insert({ orderId, kind: 'claim', ...money, requestedByKind: 'buyer', requestedById: '7' });
  return (identifiers[0] as Pick<RefundEntity, 'refundId'>).refundId;
}
