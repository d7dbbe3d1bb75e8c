import { contractStatuses, type MatchHintCode } from '@mall/contracts/order';
import type { TextParams } from '@mall/validation';
import { amountTexts, borderDay, dayTexts } from '@mall/validation/typography';
import { isSettled, leftIn } from '../order/left-to-pay.js';
import { orderDay } from '../order/order-facts.js';
import type { Order } from '../order/order.js';
import { payableDays } from '../payment-slip/payment-day.js';
import type { PaymentSlip } from '../payment-slip/payment-slip.js';

export interface Hint {
  readonly code: MatchHintCode;
  readonly level: 'good' | 'warn' | 'bad';
  readonly params: TextParams;
}

/** Findings besides the slip itself. */
export interface Surroundings {
  /** Orders for which the transfer of this reference was confirmed. */
  readonly referenceUsedBy: readonly string[];
  /** Counted transfers of other references that may be this one. */
  readonly alike: { readonly known: string; readonly orders: string } | null;
  /** Orders whose slips with the same reference wait, too. */
  readonly referenceSharedBy: readonly string[];
  /** Orders for which another transfer was confirmed by one of the same files. */
  readonly fileUsedBy: readonly string[];
  /** Other open orders of the same buyer that the amount fits exactly. */
  readonly fitsOrders: readonly string[];
  readonly needsSecondPerson: boolean;
}

export type Match = 'full' | 'partial' | 'none';

const digits = (text: string): string => text.replace(/\D/g, '');

/** Compares a slip with its invoice, as a person at the desk would. */
export function matchHints(slip: PaymentSlip, order: Order, around: Surroundings): Hint[] {
  const { currency, amountMinor, bankRef, paidOn } = slip;
  const due = leftIn(currency, { ...order, isSettled: isSettled(order) });
  const hints: Hint[] = [];
  const add = (code: MatchHintCode, level: Hint['level'], params: TextParams = {}): void =>
    void hints.push({ code, level, params });
  const sums = { paid: amountTexts(amountMinor, currency), due: amountTexts(due, currency) };
  const isOpen = order.state === 'unpaid' || order.state === 'toConfirm';
  if (!isOpen) add('orderClosed', 'bad', {});
  else if (amountMinor === due) add('amountMatches', 'good', sums);
  else if (amountMinor < due) add('amountPart', 'warn', sums);
  else add('amountOver', 'warn', sums);
  if (!bankRef) add('referenceMissing', 'warn');
  else if (around.referenceUsedBy.length > 0)
    add('referenceUsed', 'bad', { bankRef, orders: around.referenceUsedBy.join(', ') });
  else if (namesOrder(bankRef, order)) add('referenceMatches', 'good', { bankRef });
  if (around.alike) add('referenceAlike', 'bad', around.alike);
  if (bankRef && around.referenceSharedBy.length > 0)
    add('referenceShared', 'warn', { bankRef, orders: around.referenceSharedBy.join(', ') });
  if (around.fileUsedBy.length > 0) add('fileUsed', 'bad', { orders: around.fileUsedBy.join(', ') });
  if (amountMinor !== due && around.fitsOrders.length > 0)
    add('fitsOtherOrder', 'warn', { orders: around.fitsOrders.join(', ') });
  if (currency === 'RUB' && paidOn > borderDay(order.rateLockedUntil))
    add('paidAfterLock', 'warn', {
      paidOn: dayTexts(paidOn),
      until: dayTexts(borderDay(order.rateLockedUntil)),
    });
  const { from } = payableDays(order);
  if (paidOn < from)
    add('paidBeforeOrder', 'bad', { paidOn: dayTexts(paidOn), placed: dayTexts(orderDay(order)) });
  if (isOpen && order.contractStatus !== contractStatuses.signed.code) add('contractUnsigned', 'warn');
  if (around.needsSecondPerson) add('secondPerson', 'warn');
  return hints;
}

/** Returns whether amount and reference both match, one of them, or neither. */
export function matchOf(slip: PaymentSlip, hints: readonly Hint[]): Match {
  const has = (code: MatchHintCode): boolean => hints.some((hint) => hint.code === code);
  const isUsed = has('referenceUsed') || has('referenceAlike') || has('fileUsed');
  const fits = [has('amountMatches'), Boolean(slip.bankRef) && !isUsed];
  if (fits.every(Boolean)) return 'full';
  return fits[0] || has('referenceMatches') ? 'partial' : 'none';
}

/** Whether a reference contains the number of the order or of its contract, however it was typed. */
const namesOrder = (bankRef: string, { orderNumber, contractNumber }: Order): boolean =>
  [orderNumber, contractNumber].some((number) => digits(bankRef).includes(digits(number)));
