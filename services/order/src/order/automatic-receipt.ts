import type { Order } from './order.js';

const DAY_MS = 86_400_000;

/** Returns the time of automatic receipt for a car that stands ready from now on. */
export const automaticReceiptAt = ({ now, autoReceiptDays }: Pick<Order, 'now' | 'autoReceiptDays'>): Date =>
  new Date(now.getTime() + autoReceiptDays * DAY_MS);
