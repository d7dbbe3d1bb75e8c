import { orderErrors, type OrderState } from '@mall/contracts/order';
import { amountTexts } from '@mall/validation/typography';
import type { MovedMoney } from '../order/moved-money.repository.js';
import { RATE_SCALE } from '../order/rouble-amount.js';
import type { SlipCurrency } from './payment-terms.js';

export interface PaymentCase {
  readonly state: OrderState;
  /** Credit of the payment, and amount due; fen of CNY. */
  readonly creditMinor: number;
  readonly balanceMinor: number;
  readonly currency: SlipCurrency;
  /** RUB for one CNY, times 10,000. */
  readonly rateScaled: number;
  /** Received amount and amount due, in minor units of `currency`. */
  readonly receivedMinor: number;
  readonly dueMinor: number;
}

export interface PaymentDecision {
  readonly acceptDifference?: number;
  readonly partPayment?: number;
  readonly reason?: string;
}

/** Whether it is worth less than one fen, so that nothing can be counted for it. */
const isBelowFen = ({ currency, receivedMinor, rateScaled }: PaymentCase): boolean =>
  currency === 'RUB' && receivedMinor * RATE_SCALE < rateScaled;

/** `full` ends the payment; `overMinor` is given back, `shortMinor` is written off. `late` came when nothing was due. */
export type PaymentVerdict =
  | { readonly kind: 'full'; readonly overMinor: number; readonly shortMinor: number }
  | { readonly kind: 'part' }
  | { readonly kind: 'late' };

/**
 * Returns the effect of confirming a slip. A difference must be accepted explicitly, with a reason.
 * @throws orderErrors.slipAmountDiffers, orderErrors.notAPart, orderErrors.partIsWhole, orderErrors.paymentTooSmall
 */
export function paymentVerdict(payment: PaymentCase, decision: PaymentDecision): PaymentVerdict {
  const { state, creditMinor, balanceMinor } = payment;
  const isDue = state === 'unpaid' || state === 'toConfirm';
  // Parts are rounded together, so that a few kopecks may count for a whole fen: only where they close the order.
  const isTooSmall = isBelowFen(payment) && !(isDue && creditMinor === balanceMinor);
  // An order that is closed by a payment that counts for nothing could be neither refunded nor cancelled.
  if (creditMinor === 0 || isTooSmall)
    throw orderErrors.paymentTooSmall({ received: amountTexts(payment.receivedMinor, payment.currency) });
  if (!isDue) return { kind: 'late' };
  if (decision.partPayment === 1) {
    if (creditMinor >= balanceMinor) throw notAPart(payment);
    return { kind: 'part' };
  }
  const isAccepted = decision.acceptDifference === 1 && Boolean(decision.reason?.trim());
  if (creditMinor !== balanceMinor && !isAccepted) throw orderErrors.slipAmountDiffers(textsOf(payment));
  return {
    kind: 'full',
    overMinor: Math.max(0, creditMinor - balanceMinor),
    shortMinor: Math.max(0, balanceMinor - creditMinor),
  };
}

/** Returns why a payment is no part, as its figures in its own currency show it: a rest below a fen is no rest. */
const notAPart = (payment: PaymentCase) =>
  payment.receivedMinor < payment.dueMinor
    ? orderErrors.partIsWhole(textsOf(payment))
    : orderErrors.notAPart(textsOf(payment));

/** Decisions of a person about a slip: the second of two people has to decide the same. */
export const slipDecisions = ['full', 'difference', 'part', 'late'] as const;
export type SlipDecision = (typeof slipDecisions)[number];

export const decisionOf = (verdict: PaymentVerdict): SlipDecision =>
  verdict.kind === 'full' && verdict.overMinor + verdict.shortMinor > 0 ? 'difference' : verdict.kind;

export interface LimitsOfOne {
  readonly secondPersonAboveMinor: number;
  readonly writeOffAloneMinor: number;
}

/** Amounts of a slip that are compared with the limits, in fen. */
export interface SlipWeight {
  readonly creditMinor: number;
  readonly balanceMinor: number;
  /** Credit of the slips of the order that were confirmed before. */
  readonly creditedMinor: number;
  /** Money that the deciding person has moved within a day, over all orders. */
  readonly moved: MovedMoney;
}

/**
 * Whether one person may not confirm this alone. A slip is added to those confirmed before it for the order, and to the
 * money that the person moved in a day, so that the limit cannot be avoided by small parts. Closing an order counts
 * with its whole balance, however little came in, and write-offs of a person in a day have a limit of their own.
 */
export function needsTwo(
  weight: SlipWeight,
  verdict: PaymentVerdict,
  { secondPersonAboveMinor, writeOffAloneMinor }: LimitsOfOne,
): boolean {
  const { creditedMinor, moved } = weight;
  const present = movedBy(weight, verdict);
  const ofOrder = verdict.kind === 'late' ? present : creditedMinor + present;
  if (Math.max(ofOrder, moved.movedMinor + present) > secondPersonAboveMinor) return true;
  const shortMinor = writtenOffBy(verdict);
  return shortMinor > 0 && moved.writtenOffMinor + shortMinor > writeOffAloneMinor;
}

/** Returns the amount that a decision writes off, fen of CNY. */
export const writtenOffBy = (verdict: PaymentVerdict): number =>
  verdict.kind === 'full' ? verdict.shortMinor : 0;

/** Returns the amount of a decision, fen of CNY: the credit, and the write-off with it. */
export const movedBy = ({ creditMinor }: Pick<SlipWeight, 'creditMinor'>, verdict: PaymentVerdict): number =>
  creditMinor + writtenOffBy(verdict);

/** Returns both amounts in the currency of the slip. */
const textsOf = ({ currency, receivedMinor, dueMinor }: PaymentCase) => ({
  paid: amountTexts(receivedMinor, currency),
  due: amountTexts(dueMinor, currency),
});
