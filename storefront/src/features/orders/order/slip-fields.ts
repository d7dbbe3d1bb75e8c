import { paymentSlipStates, today, typedAmount } from '@mall/web-kit';
import { typedDay } from '../../../components/forms/typed-day.js';
import type { HeldFile } from '../../../components/use-file-uploads.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';

/** The data that a buyer enters about a payment slip. */
export interface SlipFields {
  files: readonly HeldFile[];
  amountFee: string;
  currency: 'CNY' | 'RUB';
  paidTime: string;
  bankRef: string;
  /** Id of the waiting slip that this one replaces; empty for another payment. */
  replaces: string;
}

/** Returns the amount to enter in a currency, in typed form; nothing where other slips claim everything. */
export const dueOf = ({ deal }: Order, currency: SlipFields['currency']): string => {
  const { amountRubMinor = 0, amountCnyMinor = 0 } = deal.slipDraft ?? {};
  const due = currency === 'RUB' ? amountRubMinor : amountCnyMinor;
  return due > 0 ? typedAmount(due, locale) : '';
};

export const waitingSlips = ({ vouchers }: Order) =>
  vouchers.filter(({ status }) => status === paymentSlipStates.waiting);

/** Returns the initial values of the form, as the server proposes them. */
export function firstFields(order: Order): SlipFields {
  const draft = order.deal.slipDraft;
  const currency = draft?.currency ?? 'RUB';
  return {
    files: [],
    currency,
    amountFee: dueOf(order, currency),
    paidTime: typedDay(draft?.paidTime ?? today(), locale),
    bankRef: draft?.bankRef ?? '',
    replaces: draft?.replaces ?? '',
  };
}
