import type { Deal, RefundRow, SlipRow } from './facts.js';

/** Factor of stored rates, which are roubles for one yuan. */
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

/** Returns the amount that the bank received for a slip, in its own currency. */
export const receivedBy = (slip: SlipRow): number => slip.received_minor ?? slip.amount_minor;

export const confirmed = ({ slips }: Deal): readonly SlipRow[] => slips.filter(({ status }) => status === 1);
export const waiting = ({ slips }: Deal): readonly SlipRow[] => slips.filter(({ status }) => status === 0);
/** Returns refunds that were paid out or may be. */
export const standing = ({ refunds }: Deal): readonly RefundRow[] =>
  refunds.filter(({ status }) => status !== 3);
export const paidOut = ({ refunds }: Deal): readonly RefundRow[] =>
  refunds.filter(({ status }) => status === 2);

/** Returns refunds of the price that wait for a decision or for their payment. */
export const openReturns = ({ refunds }: Deal): readonly RefundRow[] =>
  refunds.filter(({ kind, status }) => kind !== 'overpaid' && (status === 0 || status === 1));

/** Returns the unpaid amount in fen. */
export function fenLeft(deal: Deal): bigint {
  const left = big(deal.order.total_minor) - sumOf(confirmed(deal), ({ credited_minor }) => credited_minor);
  return left > 0n ? left : 0n;
}

/**
 * Returns the unpaid amount in kopecks: the total without everything that was paid otherwise, in roubles at the order's
 * present rate, less the roubles that were received at this rate. Part payments of the shown amounts therefore add up
 * to the invoice.
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

/** Returns the fen that confirmed payments count for. */
export const credited = (deal: Deal): bigint =>
  sumOf(confirmed(deal), ({ credited_minor }) => credited_minor);

export const fenOf = ({ amount_cny_minor }: RefundRow): number => amount_cny_minor;
