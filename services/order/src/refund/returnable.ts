/** A part of a payment that a refund gives back. */
export interface RefundSource {
  readonly voucherId: string;
  /** Minor units of the payment's currency. */
  readonly amountMinor: number;
  /** Fen of CNY that this part was credited for. */
  readonly cnyMinor: number;
}

/** A confirmed payment, or the rest of it. */
export interface PaidIn extends RefundSource {
  readonly currency: 'CNY' | 'RUB';
}

/** A refund that was or will be paid out; without sources when it is from before they were stored. */
export interface GivenBack {
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
  readonly cnyMinor: number;
  readonly sources: readonly RefundSource[];
}

/** Money of one order in one currency that came in and was neither given back nor promised. */
export interface Returnable {
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
  readonly amountCnyMinor: number;
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Returns the fen of a part of a payment, rounded down so that the rest keeps its last fen. */
const fenOfPart = ({ amountMinor, cnyMinor }: RefundSource, partMinor: number): number =>
  Number((BigInt(cnyMinor) * BigInt(partMinor)) / BigInt(Math.max(1, amountMinor)));

/** Returns the rest of payments after a refund without sources: the oldest payments of its currency are used first. */
function usedUp(payments: readonly PaidIn[], refund: GivenBack): PaidIn[] {
  let left = refund.amountMinor;
  return payments.map((payment) => {
    if (payment.currency !== refund.currency) return payment;
    const part = Math.min(left, payment.amountMinor);
    left -= part;
    return lessBy(payment, { ...payment, amountMinor: part, cnyMinor: fenOfPart(payment, part) });
  });
}

const lessBy = (payment: PaidIn, part: RefundSource): PaidIn => ({
  ...payment,
  amountMinor: payment.amountMinor - part.amountMinor,
  cnyMinor: payment.cnyMinor - part.cnyMinor,
});

/** Limits the fen to those that came in: older refunds may have gone back in another currency than their payments. */
function withinCredit(payments: readonly PaidIn[], creditLeftMinor: number): PaidIn[] {
  let excess = sum(payments, ({ cnyMinor }) => cnyMinor) - creditLeftMinor;
  return payments.map((payment) => {
    if (excess <= 0) return payment;
    const taken = Math.min(excess, payment.cnyMinor);
    excess -= taken;
    const cnyMinor = payment.cnyMinor - taken;
    const amountMinor = Number(
      (BigInt(payment.amountMinor) * BigInt(cnyMinor)) / BigInt(Math.max(1, payment.cnyMinor)),
    );
    return { ...payment, amountMinor, cnyMinor };
  });
}

/**
 * Returns the rest of each payment, in the order of the payments: less every valid refund, in the currency in which it
 * came in and in fen.
 */
export function paymentsLeft(payments: readonly PaidIn[], refunds: readonly GivenBack[]): PaidIn[] {
  const named = refunds.flatMap(({ sources }) => sources);
  const afterNamed = payments.map((payment) =>
    named.filter(({ voucherId }) => voucherId === payment.voucherId).reduce(lessBy, payment),
  );
  const left = refunds.filter(({ sources }) => sources.length === 0).reduce<PaidIn[]>(usedUp, afterNamed);
  const creditLeftMinor =
    sum(payments, ({ cnyMinor }) => cnyMinor) - sum(refunds, ({ cnyMinor }) => cnyMinor);
  return withinCredit(left, creditLeftMinor).filter(({ amountMinor }) => amountMinor > 0);
}

/** Returns sums by currency, yuan first; a rest worth less than a fen is left out. */
export const returnableOf = (left: readonly PaidIn[]): Returnable[] =>
  (['CNY', 'RUB'] as const)
    .map((currency) => {
      const own = left.filter((payment) => payment.currency === currency);
      return {
        currency,
        amountMinor: sum(own, ({ amountMinor }) => amountMinor),
        amountCnyMinor: sum(own, ({ cnyMinor }) => cnyMinor),
      };
    })
    .filter(({ amountCnyMinor }) => amountCnyMinor > 0);

/** Returns the parts of payments that make up this sum, the oldest payments first; less than it when less is left. */
export function sourcesOf(
  left: readonly PaidIn[],
  { currency, amountMinor }: Pick<Returnable, 'currency' | 'amountMinor'>,
): RefundSource[] {
  let wanted = amountMinor;
  return left
    .filter((payment) => payment.currency === currency)
    .map((payment) => {
      const part = Math.min(wanted, payment.amountMinor);
      wanted -= part;
      return { voucherId: payment.voucherId, amountMinor: part, cnyMinor: fenOfPart(payment, part) };
    })
    .filter((source) => source.amountMinor > 0);
}

/**
 * Returns the largest sum, in minor units of `currency`, whose parts of payments are worth at most `fen`; the oldest
 * payments first. 0 within less than one fen, because a sum that is worth nothing cannot be claimed.
 */
export function mostWithin(left: readonly PaidIn[], currency: 'CNY' | 'RUB', fen: number): number {
  if (fen <= 0) return 0;
  let most = 0;
  let fenLeft = fen;
  for (const { amountMinor, cnyMinor } of left.filter((payment) => payment.currency === currency)) {
    if (cnyMinor > fenLeft) {
      // The largest part whose fen, rounded down, are not above the limit.
      const [amount, credit, limit] = [BigInt(amountMinor), BigInt(cnyMinor), BigInt(fenLeft)];
      return most + Number(((limit + 1n) * amount - 1n) / credit);
    }
    most += amountMinor;
    fenLeft -= cnyMinor;
  }
  return most;
}

/** Returns the smallest sum that is worth a fen, in minor units of `currency`. */
export function leastReturnable(left: readonly PaidIn[], currency: 'CNY' | 'RUB'): number {
  let before = 0;
  for (const payment of left.filter((one) => one.currency === currency)) {
    if (payment.cnyMinor > 0) return before + Math.ceil(payment.amountMinor / payment.cnyMinor);
    before += payment.amountMinor;
  }
  return before;
}
