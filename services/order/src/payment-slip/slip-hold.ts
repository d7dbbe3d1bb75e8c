const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** China has one time zone and no summer time. */
const CHINA_MS = 8 * HOUR_MS;
/** Money has come in: the cars stay held however long the rest takes. */
const AFTER_MONEY_DAYS = 30;

/** The same time of day, `days` working days (Monday to Friday in China) later; public holidays count as working days. */
export function afterWorkingDays(from: Date, days: number): Date {
  const at = new Date(from.getTime() + CHINA_MS);
  for (let left = days; left > 0;) {
    at.setUTCDate(at.getUTCDate() + 1);
    const isWeekend = at.getUTCDay() === 0 || at.getUTCDay() === 6;
    if (!isWeekend) left -= 1;
  }
  return new Date(at.getTime() - CHINA_MS);
}

export interface SlipHoldCase {
  readonly payBefore: Date;
  readonly creditedMinor: number;
  readonly now: Date;
  /** When the first of the slips that wait was handed in. */
  readonly waitingSince: Date;
}

/**
 * How long the cars of an order are held while a slip waits. A slip is only a claim that money was sent, so until money
 * is confirmed the hold counts from the first waiting slip, and further slips do not prolong it.
 */
export function slipHoldEnd(slip: SlipHoldCase, workingDays: number): Date {
  const { payBefore, creditedMinor, now, waitingSince } = slip;
  if (creditedMinor > 0) return new Date(now.getTime() + AFTER_MONEY_DAYS * DAY_MS);
  const end = afterWorkingDays(waitingSince, workingDays);
  const leastEnd = new Date(payBefore.getTime() + DAY_MS);
  return end > leastEnd ? end : leastEnd;
}
