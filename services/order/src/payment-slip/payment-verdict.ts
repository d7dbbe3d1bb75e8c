import { orderErrors, type OrderState } from '@mall/contracts/order';
import { amountTexts } from '@mall/validation/typography';
import { fenOf, kopecksOf } from '../order/rouble-amount.js';
import type { SlipCurrency } from './slip-amount.js';

/** Roubles that were counted before at the same rate; so the sum of parts counts for as much as one payment would. */
export interface CreditedBefore {
  readonly kopecks: number;
  readonly rateScaled: number;
}

/** What a slip counts for, fen of CNY, at the order's locked rate. */
export function creditOf(
  slip: { readonly amountMinor: number; readonly currency: SlipCurrency },
  before: CreditedBefore,
): number {
  if (slip.currency === 'CNY') return slip.amountMinor;
  const { kopecks, rateScaled } = before;
  return fenOf(kopecks + slip.amountMinor, rateScaled) - fenOf(kopecks, rateScaled);
}

export interface PaymentCase {
  readonly state: OrderState;
  readonly creditMinor: number;
  readonly balanceMinor: number;
  readonly currency: SlipCurrency;
  readonly amountMinor: number;
  readonly rateScaled: number;
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
 * @throws orderErrors.slipAmountDiffers, orderErrors.notAPart
 */
export function paymentVerdict(payment: PaymentCase, decision: PaymentDecision): PaymentVerdict {
  const { state, creditMinor, balanceMinor } = payment;
  if (state !== 'unpaid' && state !== 'toConfirm') return { kind: 'late' };
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
}

/**
 * Whether one person may not confirm this alone. A slip counts with those confirmed before it, so that parts do not stay
 * below the limit one by one. Closing an order counts for its whole balance, however little came in, and a difference that
 * is written off has a limit of its own.
 */
export function needsTwo(
  { creditMinor, balanceMinor, creditedMinor }: SlipWeight,
  verdict: PaymentVerdict,
  { secondPersonAboveMinor, writeOffAloneMinor }: LimitsOfOne,
): boolean {
  if (verdict.kind === 'late') return creditMinor > secondPersonAboveMinor;
  const sum = creditedMinor + creditMinor;
  if (verdict.kind === 'part') return sum > secondPersonAboveMinor;
  const isLarge = Math.max(sum, balanceMinor) > secondPersonAboveMinor;
  return isLarge || verdict.shortMinor > writeOffAloneMinor;
}

/** Both amounts in the currency of the slip. */
function textsOf({ currency, amountMinor, balanceMinor, rateScaled }: PaymentCase) {
  const due = currency === 'CNY' ? balanceMinor : kopecksOf(balanceMinor, rateScaled);
  return { paid: amountTexts(amountMinor, currency), due: amountTexts(due, currency) };
}
