import type { ContractCheckView, ReconciliationView, OrderView, RefundView } from '@mall/contracts/order';
import type { CarRecord, SetAsideView } from '@mall/contracts/product';
import type { ShopApplicationView } from '@mall/contracts/tenant';
import { localised, type Locale } from '@mall/web-kit';
import type { Queue } from './queues.js';

/** The fields of a record on the dashboard. */
export interface RecordLine {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly about: string;
  readonly amount?: { readonly minor: number; readonly currency: string };
  /** Set where a list contains orders of several states. */
  readonly status?: number;
  /** Time at which the record arrived, or since which it waits. */
  readonly since: string;
}

type Read<R> = (record: R & { readonly id: string }, locale: Locale) => Omit<RecordLine, 'id' | 'path'>;

const ofOrder: Read<OrderView> = ({ orderNumber, consignee, orderItems, total, currency, createTime }) => ({
  name: orderNumber,
  about: [consignee, orderItems[0]?.spuName].filter(Boolean).join(' · '),
  amount: { minor: total, currency },
  since: createTime,
});

const readers: Readonly<Record<string, Read<never>>> = {
  orders: ofOrder,
  reconciliation: (({ voucher, invoice }) => ({
    name: voucher.orderNumber,
    about: invoice.consignee,
    amount: { minor: voucher.amountFee, currency: voucher.currency },
    since: voucher.createTime,
  })) satisfies Read<ReconciliationView>,
  refunds: (({ orderNumber, kindLabel, amountFee, currency, createTime }) => ({
    name: orderNumber,
    about: kindLabel,
    amount: { minor: amountFee, currency },
    since: createTime,
  })) satisfies Read<RefundView>,
  'contract-checks': (({ orderNumber, buyerName, cars, total, handedInTime }) => ({
    name: orderNumber,
    about: [buyerName, cars[0]].filter(Boolean).join(' · '),
    amount: { minor: total, currency: 'CNY' },
    since: handedInTime,
  })) satisfies Read<ContractCheckView>,
  'set-aside': (({ carName, orderNumber, createTime }, locale) => ({
    name: localised(carName, locale),
    about: orderNumber,
    since: createTime,
  })) satisfies Read<SetAsideView>,
  cars: (({ name, shopName, priceFee, updateTime }, locale) => ({
    name: localised(name, locale),
    about: shopName,
    amount: { minor: priceFee, currency: 'CNY' },
    since: updateTime,
  })) satisfies Read<CarRecord>,
  'shop-applications': (({ shopName, contactName, submitTime }) => ({
    name: shopName,
    about: contactName,
    since: submitTime,
  })) satisfies Read<ShopApplicationView>,
};

/** Whether the records of a queue are listed on the dashboard; events are only counted. */
export const isListed = ({ resource }: Queue): boolean => resource in readers;

export function waitingLine(
  { resource }: Queue,
  record: { readonly id: string },
  locale: Locale,
): RecordLine {
  const { id } = record;
  return { id, path: `/${resource}/${id}/show`, ...readers[resource]!(record as never, locale) };
}

export const orderLine = (order: OrderView & { readonly id: string }, locale: Locale): RecordLine => ({
  id: order.id,
  path: `/orders/${order.id}/show`,
  ...ofOrder(order, locale),
  status: order.status,
});
