import type { Deal, RefundRow, SlipRow } from './facts.js';

/** Rates are roubles for one yuan times this. */
const SCALE = 10_000n;

export const big = (amount: number): bigint => BigInt(amount);

export const sumOf = <T>(rows: readonly T[], of: (row: T) => number): bigint =>
  rows.reduce((total, row) => total + big(of(row)), 0n);

const roundedHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n);

export const kopecksFor = (fen: bigint, rateScaled: number): bigint =>
  roundedHalfUp(fen * big(rateScaled), SCALE);

export const fenFor = (kopecks: bigint, rateScaled: number): bigint =>
  roundedHalfUp(kopecks * SCALE, big(rateScaled));

/** What reached the bank by a slip, in its own currency. */
export const receivedBy = (slip: SlipRow): number => slip.received_minor ?? slip.amount_minor;

export const confirmed = ({ slips }: Deal): readonly SlipRow[] => slips.filter(({ status }) => status === 1);
export const waiting = ({ slips }: Deal): readonly SlipRow[] => slips.filter(({ status }) => status === 0);
/** Refunds that were, or may still be, paid out. */
export const standing = ({ refunds }: Deal): readonly RefundRow[] =>
  refunds.filter(({ status }) => status !== 3);
export const paidOut = ({ refunds }: Deal): readonly RefundRow[] =>
  refunds.filter(({ status }) => status === 2);

/** A refund of the price that waits for a decision or for its payment. */
export const openReturns = ({ refunds }: Deal): readonly RefundRow[] =>
  refunds.filter(({ kind, status }) => kind !== 'overpaid' && (status === 0 || status === 1));

/** What is still to be paid in fen. */
export function fenLeft(deal: Deal): bigint {
  const left = big(deal.order.total_minor) - sumOf(confirmed(deal), ({ credited_minor }) => credited_minor);
  return left > 0n ? left : 0n;
}

/**
 * What is still to be paid in kopecks: the invoice of what was not paid otherwise, less what came in roubles at the order's
 * present rate. So that part payments of the shown amounts add up to the invoice.
 */
export function kopecksLeft(deal: Deal): bigint {
  const { total_minor, rate_scaled } = deal.order;
  const isAtRate = (slip: SlipRow): boolean => slip.currency === 'RUB' && slip.rate_scaled === rate_scaled;
  const otherwise = sumOf(
    confirmed(deal).filter((slip) => !isAtRate(slip)),
    ({ credited_minor }) => credited_minor,
  );
  const due = big(total_minor) - otherwise;
  if (due <= 0n || fenLeft(deal) === 0n) return 0n;
  const left = kopecksFor(due, rate_scaled) - sumOf(confirmed(deal).filter(isAtRate), receivedBy);
  return left > 0n ? left : 0n;
}
