import { afterWorkingDays } from '@mall/contracts/define';
import type { Order } from '../order/order.js';
import { kopecksOf } from '../order/rouble-amount.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Offset of China, which has one time zone and no summer time. */
const CHINA_HOURS = 8;
/** Days that the cars stay held once money has come in, however long the rest takes. */
const AFTER_MONEY_DAYS = 30;

export interface SlipHoldCase {
  readonly payBefore: Date;
  readonly creditedMinor: number;
  readonly now: Date;
  /** Time when the first waiting slip was handed in that claims a fair part; undefined without any. */
  readonly waitingSince: Date | undefined;
}

/** Minimum claim of a slip that prolongs the hold, by its currency: fen and kopecks, rounded up. */
export interface FairClaim {
  readonly cnyMinor: number;
  readonly rubMinor: number;
}

/** Returns `percent` of the amount still due; a slip of one fen must not hold cars for days. */
export function fairClaim(
  { totalMinor, creditedMinor, rateScaled }: Pick<Order, 'totalMinor' | 'creditedMinor' | 'rateScaled'>,
  percent: number,
): FairClaim {
  const cnyMinor = Math.max(1, Math.ceil(((totalMinor - creditedMinor) * percent) / 100));
  return { cnyMinor, rubMinor: kopecksOf(cnyMinor, rateScaled) };
}

/** Whether a slip claims a fair part. */
export const isFairClaim = (
  { amountMinor, currency }: { readonly amountMinor: number; readonly currency: 'CNY' | 'RUB' },
  { cnyMinor, rubMinor }: FairClaim,
): boolean => amountMinor >= (currency === 'RUB' ? rubMinor : cnyMinor);

/**
 * Returns the time until which the cars of an order are held while a slip waits. A slip is only a claim that money was
 * sent, so until money is confirmed the hold counts from the first waiting slip, and further slips do not prolong it,
 * nor do slips that claim less than a fair part.
 */
export function slipHoldEnd(slip: SlipHoldCase, workingDays: number): Date {
  const { payBefore, creditedMinor, now, waitingSince } = slip;
  if (!waitingSince) return payBefore;
  const leastEnd = new Date(payBefore.getTime() + DAY_MS);
  if (creditedMinor > 0) return new Date(now.getTime() + AFTER_MONEY_DAYS * DAY_MS);
  const end = afterWorkingDays(waitingSince, workingDays, CHINA_HOURS);
  return end > leastEnd ? end : leastEnd;
}
