import { orderErrors, type OrderState } from '@mall/contracts/order';
import { amountTexts } from '@mall/validation/typography';
import type { MovedMoney } from '../order/moved-money.repository.js';
import type { SlipCurrency } from './slip-amount.js';

export interface PaymentCase {
  readonly state: OrderState;
  /** Fen of CNY: what the payment counts for, and what is due. */
  readonly creditMinor: number;
  readonly balanceMinor: number;
  readonly currency: SlipCurrency;
  /** What came and what is due, in minor units of `currency`. */
  readonly receivedMinor: number;
  readonly dueMinor: number;
}

export interface PaymentDecision {
  readonly acceptDifference?: number;
  readonly partPayment?: number;
  readonly reason?: string;
}

/** `full` ends the payment; `overMinor` goes back, `shortMinor` is written off. `late` came when nothing was due. */
export type PaymentVerdict =
  | { readonly kind: 'full'; readonly overMinor: number; readonly shortMinor: number }
  | { readonly kind: 'part' }
  | { readonly kind: 'late' };

/**
 * The effect of confirming a slip. A difference must be accepted explicitly, with a reason.
 * @throws orderErrors.slipAmountDiffers, orderErrors.notAPart, orderErrors.paymentTooSmall
 */
export function paymentVerdict(payment: PaymentCase, decision: PaymentDecision): PaymentVerdict {
  const { state, creditMinor, balanceMinor } = payment;
  if (state !== 'unpaid' && state !== 'toConfirm') return { kind: 'late' };
  // An order that is closed by a payment that counts for nothing could be neither refunded nor cancelled.
  if (creditMinor === 0)
    throw orderErrors.paymentTooSmall({ received: amountTexts(payment.receivedMinor, payment.currency) });
  if (decision.partPayment === 1) {
    if (creditMinor >= balanceMinor) throw orderErrors.notAPart(textsOf(payment));
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

/** What a person decides about a slip: the second of two has to decide the same. */
export const slipDecisions = ['full', 'difference', 'part', 'late'] as const;
export type SlipDecision = (typeof slipDecisions)[number];

export const decisionOf = (verdict: PaymentVerdict): SlipDecision =>
  verdict.kind === 'full' && verdict.overMinor + verdict.shortMinor > 0 ? 'difference' : verdict.kind;

export interface LimitsOfOne {
  readonly secondPersonAboveMinor: number;
  readonly writeOffAloneMinor: number;
}

/** What a slip is compared with the limits by, in fen. */
export interface SlipWeight {
  readonly creditMinor: number;
  readonly balanceMinor: number;
  /** What slips confirmed before have brought to the order. */
  readonly creditedMinor: number;
  /** What the person who decides has moved within a day, over all orders. */
  readonly moved: MovedMoney;
}

/**
 * Whether one person may not confirm this alone. A slip counts with those confirmed before it for the order, and with what
 * the person moved in a day, so that nothing stays below the limit one by one. Closing an order counts for its whole
 * balance, however little came in, and what a person writes off in a day has a limit of its own.
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
  const { shortMinor } = verdict.kind === 'full' ? verdict : { shortMinor: 0 };
  return shortMinor > 0 && moved.writtenOffMinor + shortMinor > writeOffAloneMinor;
}

/** What a decision counts for, fen of CNY: what came, and what is written off with it. */
export const movedBy = ({ creditMinor }: Pick<SlipWeight, 'creditMinor'>, verdict: PaymentVerdict): number =>
  creditMinor + (verdict.kind === 'full' ? verdict.shortMinor : 0);

/** Both amounts in the currency of the slip. */
const textsOf = ({ currency, receivedMinor, dueMinor }: PaymentCase) => ({
  paid: amountTexts(receivedMinor, currency),
  due: amountTexts(dueMinor, currency),
});
