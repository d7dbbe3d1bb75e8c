import { paymentSlipStates, type SlipDraftView } from '@mall/contracts/order';
import { leftToPay } from '../order/left-to-pay.js';
import type { Order } from '../order/order.js';
import { fenOf, kopecksOf } from '../order/rouble-amount.js';
import type { Viewer } from '../order/viewer.js';
import type { SlipFact } from './deal-facts.js';

/** Fen and kopecks that are left to pay and that no slip claims which waits for its check. */
export interface Unclaimed {
  readonly leftMinor: number;
  readonly leftRubMinor: number;
}

const waitingOf = (slips: readonly SlipFact[]): readonly SlipFact[] =>
  slips.filter(({ status }) => status === paymentSlipStates.waiting);

/** Returns what waiting slips leave to pay; undefined where none waits. */
export function unclaimedOf(order: Order, slips: readonly SlipFact[]): Unclaimed | undefined {
  const waiting = waitingOf(slips);
  const { leftMinor, leftRubMinor } = leftToPay(order);
  if (waiting.length === 0 || leftMinor === 0) return undefined;
  const { rateScaled } = order;
  const without = (left: number, claimed: (slip: SlipFact) => number): number =>
    waiting.reduce((rest, slip) => rest - claimed(slip), left);
  const fen = without(leftMinor, ({ currency, amountMinor }) =>
    currency === 'CNY' ? amountMinor : fenOf(amountMinor, rateScaled),
  );
  const kopecks = without(leftRubMinor, ({ currency, amountMinor }) =>
    currency === 'RUB' ? amountMinor : kopecksOf(amountMinor, rateScaled),
  );
  // A slip for the whole rest in one currency also pays the rest in the other; rounding may leave a few kopecks or fen there.
  return fen > 0 && kopecks > 0
    ? { leftMinor: fen, leftRubMinor: kopecks }
    : { leftMinor: 0, leftRubMinor: 0 };
}

/** Returns the slip that the buyer replaces when waiting slips claim everything. */
export const newestOfBuyer = (slips: readonly SlipFact[]): SlipFact | undefined =>
  waitingOf(slips)
    .filter(({ uploadedByKind }) => uploadedByKind === 'buyer')
    .toSorted((one, other) => (BigInt(one.voucherId) < BigInt(other.voucherId) ? -1 : 1))
    .at(-1);

/**
 * Returns the initial values of a slip. One that was sent back is corrected instead of being entered again, unless
 * another one waits or was confirmed since. While others wait, only what they do not claim is proposed; where they claim
 * everything, the buyer replaces their newest one, for a further payment would be one too many.
 */
export function slipDraft(
  order: Order,
  slips: readonly SlipFact[],
  slip: SlipFact | undefined,
  side: Viewer['side'],
): SlipDraftView {
  const left = leftToPay(order);
  const amountsOf = ({ leftMinor, leftRubMinor }: Unclaimed) => ({
    amountCnyMinor: leftMinor,
    amountRubMinor: leftRubMinor,
  });
  const again = ({ currency, amountMinor, paidOn, bankRef }: SlipFact) => ({
    ...{ currency, paidTime: paidOn, bankRef },
    ...amountsOf(left),
    ...(currency === 'CNY' ? { amountCnyMinor: amountMinor } : { amountRubMinor: amountMinor }),
  });
  if (slip?.status === paymentSlipStates.rejected)
    return { ...again(slip), corrects: slip.voucherId, replaces: null };
  const unclaimed = unclaimedOf(order, slips);
  const isAllClaimed = side === 'buyer' && unclaimed?.leftMinor === 0;
  const own = isAllClaimed ? newestOfBuyer(slips) : undefined;
  if (own) return { ...again(own), corrects: null, replaces: own.voucherId };
  const isYuan = slips.some((one) => one.currency === 'CNY') && !slips.some((one) => one.currency === 'RUB');
  return {
    currency: isYuan ? 'CNY' : 'RUB',
    ...amountsOf(unclaimed ?? left),
    ...{ corrects: null, replaces: null, paidTime: null, bankRef: null },
  };
}
