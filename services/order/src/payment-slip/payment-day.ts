import { orderErrors } from '@mall/contracts/order';
import { say, type Texts } from '@mall/validation';
import { dayAt, dayTexts, newestDay } from '@mall/validation/typography';
import { orderDay } from '../order/order-facts.js';

/** Offset of Kaliningrad, where the day of an order begins last among the zones of buyers, banks and shops. */
const LATEST_ZONE_HOURS = 2;

/**
 * Returns the days, `yyyy-MM-dd`, on which an order can have been paid: from the day it was placed to the present day,
 * in whichever zone it has begun. A bank in Moscow may write the day before `orderDay`.
 */
export const payableDays = ({ createdAt, now }: { readonly createdAt: Date; readonly now: Date }) => ({
  from: dayAt(createdAt, LATEST_ZONE_HOURS),
  to: newestDay(now),
});

/** Checks the day of a payment. @throws orderErrors.slipDateUnfit with the days that fit. */
export function demandPayableDay(
  paidOn: string,
  order: { readonly createdAt: Date; readonly now: Date },
): void {
  const { from, to } = payableDays(order);
  if (paidOn >= from && paidOn <= to) return;
  throw orderErrors.slipDateUnfit({
    paidOn: dayTexts(paidOn),
    placed: dayTexts(orderDay(order)),
    days: daysTexts(from, to),
  });
}

/** Returns the days as the object of "give". */
function daysTexts(from: string, to: string): Texts {
  const [first, last] = [dayTexts(from), dayTexts(to)];
  if (from === to) return first;
  return say(
    `день с ${first.ru} по ${last.ru}`,
    `${first.zh}至${last.zh}之间的日期`,
    `a day from ${first.en} to ${last.en}`,
  );
}
