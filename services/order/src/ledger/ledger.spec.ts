import {
  allowancePostings,
  cancellationPostings,
  claimPostings,
  paymentPostings,
  refundPostings,
  salePostings,
  type Account,
  type Posting,
} from './ledger.js';

const sum = (postings: readonly Posting[], of: (one: Posting) => number): number =>
  postings.reduce((total, one) => total + of(one), 0);

/** Returns debit less credit of each account. */
function balances(postings: readonly Posting[]): Partial<Record<Account, number>> {
  const found: Partial<Record<Account, number>> = {};
  for (const { account, debitMinor, creditMinor } of postings)
    found[account] = (found[account] ?? 0) + debitMinor - creditMinor;
  return found;
}

const inRoubles = { cnyMinor: 1_000, amountMinor: 13_450, currency: 'RUB' } as const;

it('balances, whatever is posted', () => {
  const all = [
    paymentPostings(inRoubles),
    salePostings(1_000, 0),
    salePostings(1_000, 30),
    salePostings(1_000, 30, 'commission'),
    claimPostings('commission', { cnyMinor: -10, amountMinor: -135, currency: 'RUB' }),
    claimPostings('over', { cnyMinor: 10, amountMinor: 135, currency: 'RUB' }),
    allowancePostings(inRoubles),
    refundPostings(inRoubles),
    cancellationPostings({ sales: -1_000, differences: 30, commissions: 7, roundings: 2, allowances: 50 }),
  ];
  for (const postings of all) {
    expect(sum(postings, ({ debitMinor }) => debitMinor)).toBe(
      sum(postings, ({ creditMinor }) => creditMinor),
    );
    for (const { debitMinor, creditMinor } of postings) {
      expect(Math.min(debitMinor, creditMinor)).toBe(0);
      expect(debitMinor + creditMinor).toBeGreaterThan(0);
    }
  }
});

it('owes nothing after a sale that was paid exactly, and the excess after one that was overpaid', () => {
  const exact = [...paymentPostings({ ...inRoubles, cnyMinor: 1_000 }), ...salePostings(1_000, 0)];
  expect(balances(exact)).toEqual({ bank: 1_000, buyer: 0, sales: -1_000 });
  const over = [...paymentPostings({ ...inRoubles, cnyMinor: 1_200 }), ...salePostings(1_000, 0)];
  expect(balances(over)['buyer']).toBe(-200);
});

it('writes a shortage off and takes that back when the order is cancelled', () => {
  const sold = [...paymentPostings({ ...inRoubles, cnyMinor: 970 }), ...salePostings(1_000, 30)];
  expect(balances(sold)).toEqual({ bank: 970, buyer: 0, sales: -1_000, differences: 30 });
  const cancelled = [...sold, ...cancellationPostings(balances(sold))];
  expect(balances(cancelled)).toEqual({ bank: 970, buyer: -970, sales: 0, differences: 0 });
  const repaid = [...cancelled, ...refundPostings({ ...inRoubles, cnyMinor: 970 })];
  expect(Object.values(balances(repaid)).every((balance) => balance === 0)).toBe(true);
});

it('names what differs from a claim and leaves it with the buyer, and books a loss under its name', () => {
  const short = { cnyMinor: -30, amountMinor: -30, currency: 'CNY' } as const;
  const came = { cnyMinor: 970, amountMinor: 970, currency: 'CNY' } as const;
  const paid = [...paymentPostings(came), ...claimPostings('commission', short)];
  expect(balances(paid)).toEqual({ bank: 970, buyer: -970, commissions: 0 });
  const sold = [...paid, ...salePostings(1_000, 30, 'commission')];
  expect(balances(sold)).toEqual({ bank: 970, buyer: 0, sales: -1_000, commissions: 30 });
  const cancelled = [...sold, ...cancellationPostings(balances(sold))];
  expect(balances(cancelled)).toEqual({ bank: 970, buyer: -970, sales: 0, commissions: 0 });
});

it('books a difference in its own currency, and a sale in yuan', () => {
  const rows = (postings: readonly Posting[]) =>
    postings.map(({ account, debitMinor, creditMinor, amountMinor, currency }) =>
      [account, debitMinor, creditMinor, amountMinor, currency].join(' '),
    );
  expect(rows(claimPostings('over', { cnyMinor: 10, amountMinor: 135, currency: 'RUB' }))).toEqual([
    'buyer 10 0 135 RUB',
    'excess 0 10 135 RUB',
    'excess 10 0 135 RUB',
    'buyer 0 10 135 RUB',
  ]);
  expect(rows(claimPostings('short', { cnyMinor: -10, amountMinor: -135, currency: 'RUB' }))).toEqual([
    'differences 10 0 135 RUB',
    'buyer 0 10 135 RUB',
    'buyer 10 0 135 RUB',
    'differences 0 10 135 RUB',
  ]);
  expect(rows(salePostings(1_000, 0))).toEqual(['buyer 1000 0 1000 CNY', 'sales 0 1000 1000 CNY']);
});

it('undoes an allowance together with its sale', () => {
  const given = [
    ...paymentPostings({ ...inRoubles, cnyMinor: 1_000 }),
    ...salePostings(1_000, 0),
    ...allowancePostings({ ...inRoubles, cnyMinor: 100 }),
    ...refundPostings({ ...inRoubles, cnyMinor: 100 }),
  ];
  const cancelled = [...given, ...cancellationPostings(balances(given))];
  expect(balances(cancelled)).toEqual({ bank: 900, buyer: -900, sales: 0, allowances: 0 });
});
