import { paymentSlipStates, today, typedAmount } from '@mall/web-kit';
import { typedDay } from '../../../components/forms/typed-day.js';
import type { HeldFile } from '../../../components/use-file-uploads.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order-now.js';

/** What a buyer enters about a payment slip. */
export interface SlipFields {
  files: readonly HeldFile[];
  amountFee: string;
  currency: 'CNY' | 'RUB';
  paidTime: string;
  bankRef: string;
  /** The waiting slip that this one replaces; empty for another payment. */
  replaces: string;
}

/** The amount that is still due, as a person types it. */
export const dueOf = (order: Order, currency: SlipFields['currency']): string =>
  typedAmount(currency === 'RUB' ? order.balanceRubMinor : order.balanceFee, locale);

export const waitingSlips = ({ vouchers }: Order) =>
  vouchers.filter(({ status }) => status === paymentSlipStates.waiting);

/** A rejected slip, which is corrected rather than typed again; `undefined` while another one waits. */
export function slipToCorrect(order: Order) {
  if (waitingSlips(order).length > 0) return undefined;
  return order.vouchers.filter(({ status }) => status === paymentSlipStates.rejected).at(-1);
}

export function firstFields(order: Order): SlipFields {
  const again = slipToCorrect(order);
  return {
    files: [],
    currency: again?.currency === 'CNY' ? 'CNY' : 'RUB',
    amountFee: again ? typedAmount(again.amountFee, locale) : dueOf(order, 'RUB'),
    paidTime: typedDay(again?.paidTime ?? today(), locale),
    bankRef: again?.bankRef ?? '',
    replaces: '',
  };
}
