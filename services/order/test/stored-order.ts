import type { EntityManager } from 'typeorm';
import type { Order, OrderItem } from '../src/order/order.js';
import { OrderEntity, OrderItemEntity } from '../src/order/order.entity.js';
import { anOrder } from '../src/order/order.fakes.js';
import { codeOf } from '../src/order/order.state-machine.js';
import type { PaymentSlipRepository } from '../src/payment-slip/payment-slip.repository.js';
import { referenceKeyOf } from '../src/transfer/bank-reference.js';
import { BankTransferEntity } from '../src/transfer/bank-transfer.entities.js';
import { RefundEntity } from '../src/refund/refund.entity.js';

/** Writes the row of an order that differs from `anOrder` by `over`, and a claim if it should have an open refund. */
export async function storeOrder(db: EntityManager, over: Partial<Order> = {}): Promise<void> {
  const {
    state,
    shopName,
    hasOpenRefund,
    returningMinor: _back,
    isFairlyClaimed: _claimed,
    vinsMissing: _vins,
    now: _now,
    ...order
  } = anOrder(over);
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

/** Writes an undecided claim. @returns its id. */
export async function storeRefund(db: EntityManager, orderId: string): Promise<string> {
  const money = { amountMinor: 100, currency: 'CNY', amountCnyMinor: 100 } as const;
  const { identifiers } = await db
    .getRepository(RefundEntity)
    .insert({ orderId, kind: 'claim', ...money, requestedByKind: 'buyer', requestedById: '7' });
  return (identifiers[0] as Pick<RefundEntity, 'refundId'>).refundId;
}

/** Writes a transfer that pays out 100,000 CNY. @returns its id. */
export async function storePayout(db: EntityManager, reference: string): Promise<string> {
  const transfer = { reference, referenceKey: referenceKeyOf(reference), direction: 'out' } as const;
  const { identifiers } = await db
    .getRepository(BankTransferEntity)
    .insert({ ...transfer, currency: 'CNY', wholeMinor: 10_000_000 });
  return (identifiers[0] as Pick<BankTransferEntity, 'transferId'>).transferId;
}

interface PaidSlip {
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
  readonly creditedMinor: number;
  readonly writtenOffMinor?: number;
  /** Member of staff who has confirmed it; null for the system. */
  readonly confirmedBy: string | null;
}

/** Writes a slip of buyer 7 that was confirmed. @returns its id. */
export async function storePayment(
  db: EntityManager,
  slips: PaymentSlipRepository,
  orderId: string,
  { currency, amountMinor, confirmedBy, creditedMinor, writtenOffMinor = 0 }: PaidSlip,
): Promise<string> {
  const slip = { orderId, files: [], amountFee: amountMinor, currency, paidTime: '2026-11-20' };
  const buyer = { kind: 'buyer', id: '7', name: 'Пётр', ip: null } as const;
  const voucherId = await slips.insert(db, slip, buyer);
  const by = { kind: 'staff', id: confirmedBy, name: confirmedBy, ip: null } as const;
  const verdict = { status: 1, reason: null, reasonCode: null, differenceAccepted: false } as const;
  const counted = { creditedMinor, writtenOffMinor, rateScaled: 125_000, receivedMinor: amountMinor };
  await slips.audit(db, voucherId, { ...verdict, ...counted, by });
  return voucherId;
}
