import {
  areClaimsPartOrWhole,
  leftToReturn,
  orderErrors,
  partLeftToClaim,
  type ClaimedDeal,
} from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import {
  leastReturnable,
  mostWithin,
  returnableOf,
  sourcesOf,
  type PaidIn,
  type RefundSource,
  type Returnable,
} from './returnable.js';

type Asked = Pick<Returnable, 'currency' | 'amountMinor'>;

/** A claim as it is stored: one for each currency. */
export interface Claim extends Returnable {
  readonly sources: readonly RefundSource[];
}

/** Amount of a currency that may be claimed back, and how much of it as a part. */
export interface Claimable extends Returnable {
  readonly partMinor: number;
}

/** Returns the amounts that may be claimed back, by currency. */
export function claimableOf(deal: ClaimedDeal, left: readonly PaidIn[]): Claimable[] {
  const partFen = partLeftToClaim(deal);
  return returnableOf(left).map((one) => ({
    ...one,
    partMinor: partFen === null ? one.amountMinor : mostWithin(left, one.currency, partFen),
  }));
}

/**
 * Returns the claims to open: one, or one for each currency where the whole sum is asked back.
 * @throws orderErrors.refundCurrency, orderErrors.refundTooMuch, orderErrors.refundTooSmall,
 * orderErrors.refundPartTooLarge, orderErrors.refundWholeOnly
 */
export function claimsOf(
  deal: ClaimedDeal,
  left: readonly PaidIn[],
  asked: Asked & { readonly isWhole: boolean },
): Claim[] {
  const { currency, amountMinor, isWhole } = asked;
  const claimable = claimableOf(deal, left);
  const isOneOf = claimable.some((one) => one.currency === currency && one.amountMinor === amountMinor);
  if (isWhole && isOneOf) return returnableOf(left).map((one) => ({ ...one, sources: sourcesOf(left, one) }));
  const sources = sourcesOfOne(claimable, left, asked);
  const amountCnyMinor = sources.reduce((sum, { cnyMinor }) => sum + cnyMinor, 0);
  const partFen = partLeftToClaim(deal);
  if (isWhole) throw orderErrors.refundTooMuch({ available: joined(claimable, ' + ', ' + ') });
  const isPart = partFen === null || amountCnyMinor <= partFen;
  if (!isPart && amountCnyMinor !== leftToReturn(deal)) throw notThisPart(claimable, currency);
  return [{ currency, amountMinor, amountCnyMinor, sources }];
}

function sourcesOfOne(
  claimable: readonly Claimable[],
  left: readonly PaidIn[],
  { currency, amountMinor }: Asked,
): RefundSource[] {
  const own = claimable.find((one) => one.currency === currency);
  if (!own && claimable.length > 0)
    throw orderErrors.refundCurrency({ available: joined(claimable, ', ', '、') });
  const available = amountTexts(own?.amountMinor ?? 0, currency);
  if (!own || amountMinor > own.amountMinor) throw orderErrors.refundTooMuch({ available });
  const sources = sourcesOf(left, { currency, amountMinor });
  if (sources.every(({ cnyMinor }) => cnyMinor === 0))
    throw orderErrors.refundTooSmall({
      least: amountTexts(leastReturnable(left, currency), currency),
      available,
    });
  return sources;
}

function notThisPart(claimable: readonly Claimable[], currency: Returnable['currency']) {
  const whole = joined(claimable, ' + ', ' + ');
  const { partMinor } = claimable.find((one) => one.currency === currency)!;
  return partMinor > 0
    ? orderErrors.refundPartTooLarge({ part: amountTexts(partMinor, currency), whole })
    : orderErrors.refundWholeOnly({ whole });
}

const joined = (amounts: readonly Returnable[], by: string, byInChinese: string): Texts => {
  const texts = amounts.map(({ amountMinor, currency }) => amountTexts(amountMinor, currency));
  return {
    ru: texts.map(({ ru }) => ru).join(by),
    zh: texts.map(({ zh }) => zh).join(byInChinese),
    en: texts.map(({ en }) => en).join(by),
  };
};

interface StandingRefund extends Returnable {
  readonly refundId: string;
  readonly kind: ClaimedDeal['refunds'][number]['kind'];
  readonly state: ClaimedDeal['refunds'][number]['state'];
}

/**
 * Returns the refunds that are rejected together with a claim: none, or the other claims that wait where only all of
 * them together are the whole sum.
 * @throws orderErrors.refundOfWhole when a part of that sum was granted already.
 */
export function rejectedWith<R extends StandingRefund>(
  deal: Omit<ClaimedDeal, 'refunds'>,
  refunds: readonly R[],
  refused: R,
): R[] {
  const isFitting = (standing: readonly R[]): boolean => areClaimsPartOrWhole({ ...deal, refunds: standing });
  const others = refunds.filter(({ refundId }) => refundId !== refused.refundId);
  if (isFitting(others) || !isFitting(refunds)) return [];
  const waits = ({ kind, state }: R): boolean => kind === 'claim' && state === 'requested';
  const granted = others.filter((one) => !waits(one) && one.kind === 'claim' && one.state !== 'rejected');
  if (!isFitting(others.filter((one) => !waits(one))))
    throw orderErrors.refundOfWhole({
      granted: joined(granted, ' + ', ' + '),
      amount: amountTexts(refused.amountMinor, refused.currency),
    });
  return others.filter(waits);
}
