import type { OrderPayInfoView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { placeLine } from '@mall/validation/typography';
import type { Order, OrderItem } from '../order/order.js';
import { leftToPay } from '../order/left-to-pay.js';
import { secondsUntil, toRateLock } from '../order/rate-lock.js';
import type { Payee } from '../order/payee.repository.js';

const purpose: Readonly<Record<Locale, (contracts: string) => string>> = {
  ru: (contracts) => `Оплата автомобиля по договору ${contracts}`,
  zh: (contracts) => `支付汽车货款，合同号 ${contracts}`,
  en: (contracts) => `Payment for a car under contract ${contracts}`,
};

/**
 * Returns the amount to pay for one or more orders together. Orders of one submission share rate and deadline;
 * otherwise the earliest deadline counts.
 */
export function toPayInfo(
  orders: readonly Order[],
  items: readonly OrderItem[],
  payee: Payee,
  locale: Locale,
): OrderPayInfoView {
  const first = orders.reduce((earliest, order) => (order.payBefore < earliest.payBefore ? order : earliest));
  const { consignee, mobile, address, payBefore, now } = first;
  const sum = (of: (order: Order) => number): number => orders.reduce((total, order) => total + of(order), 0);
  return {
    orderIds: orders.map(({ orderId }) => orderId),
    orderNumbers: orders.map(({ orderNumber }) => orderNumber),
    spuNameList: items.map(({ spuName }) => spuName[locale]),
    consignee,
    userAddr: placeLine(address),
    mobile,
    endTime: payBefore.toISOString(),
    secondsLeft: secondsUntil(payBefore, now),
    totalFee: sum(({ totalMinor }) => totalMinor),
    currency: 'CNY',
    totalRubMinor: sum(({ totalRubMinor }) => totalRubMinor),
    paidFee: sum(({ creditedMinor }) => creditedMinor),
    balanceFee: sum((order) => leftToPay(order).leftMinor),
    balanceRubMinor: sum((order) => leftToPay(order).leftRubMinor),
    rate: toRateLock(first),
    payee: {
      companyName: payee.companyName[locale],
      companyAddress: payee.companyAddress[locale],
      bankName: payee.bankName[locale],
      bankAddress: payee.bankAddress[locale],
      account: payee.account,
      swift: payee.swift,
      purpose: purpose[locale](orders.map(({ contractNumber }) => contractNumber).join(', ')),
    },
  };
}
