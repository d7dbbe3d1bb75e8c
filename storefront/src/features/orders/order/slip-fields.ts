import { paymentSlipStates, today, typedAmount } from '@mall/web-kit';
import { typedDay } from '../../../components/forms/typed-day.js';
import type { HeldFile } from '../../../components/use-file-uploads.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';

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

/** The amount to enter in a currency, as a person types it. */
export const dueOf = ({ deal }: Order, currency: SlipFields['currency']): string => {
  const { amountRubMinor = 0, amountCnyMinor = 0 } = deal.slipDraft ?? {};
  return typedAmount(currency === 'RUB' ? amountRubMinor : amountCnyMinor, locale);
};

export const waitingSlips = ({ vouchers }: Order) =>
  vouchers.filter(({ status }) => status === paymentSlipStates.waiting);

/** What the form starts with, as the server proposes it. */
export function firstFields(order: Order): SlipFields {
  const draft = order.deal.slipDraft;
  const currency = draft?.currency ?? 'RUB';
  return {
    files: [],
    currency,
    amountFee: dueOf(order, currency),
    paidTime: typedDay(draft?.paidTime ?? today(), locale),
    bankRef: draft?.bankRef ?? '',
    replaces: '',
  };
}
