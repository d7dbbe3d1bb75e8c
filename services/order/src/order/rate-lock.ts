import type { RateLockView } from '@mall/contracts/order';
import type { Order } from './order.js';
import { RATE_SCALE } from './rouble-amount.js';

/** Returns the whole seconds until `at`, never below 0. */
export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));

/** Returns the exchange rate at which an order was placed or requoted, and the time until which it holds. */
export function toRateLock(order: Order): RateLockView {
  return {
    from: 'CNY',
    to: 'RUB',
    rate: order.rateScaled / RATE_SCALE,
    source: order.rateSource,
    asOf: order.rateAsOf.toISOString(),
    lockedUntil: order.rateLockedUntil.toISOString(),
  };
}
