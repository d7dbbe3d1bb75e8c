import fc from 'fast-check';
import { fenOf } from '../order/rouble-amount.js';
import {
  leastReturnable,
  mostWithin,
  paymentsLeft,
  returnableOf,
  sourcesOf,
  type GivenBack,
  type PaidIn,
} from './returnable.js';

const payment = (voucherId: string, currency: 'CNY' | 'RUB', amountMinor: number, cnyMinor = amountMinor) =>
  ({ voucherId, currency, amountMinor, cnyMinor }) as const;

/** Returns a refund over this sum, from the rest of the payments. */
function refund(
  payments: readonly PaidIn[],
  standing: readonly GivenBack[],
  currency: 'CNY' | 'RUB',
  amountMinor: number,
): GivenBack {
  const sources = sourcesOf(paymentsLeft(payments, standing), { currency, amountMinor });
  return {
    currency,
    amountMinor,
    cnyMinor: sources.reduce((sum, { cnyMinor }) => sum + cnyMinor, 0),
    sources,
  };
}

it('is the received money less the valid refunds, for each currency', () => {
  const payments = [payment('1', 'RUB', 1_250, 100), payment('2', 'CNY', 70)];
  const one = refund(payments, [], 'RUB', 250);
  expect(returnableOf(paymentsLeft(payments, [one]))).toEqual([
    { currency: 'CNY', amountMinor: 70, amountCnyMinor: 70 },
    { currency: 'RUB', amountMinor: 1_000, amountCnyMinor: 80 },
  ]);
});

it('gives roubles back at the rates of their payments, the oldest first', () => {
  const payments = [payment('1', 'RUB', 1_000, 100), payment('2', 'RUB', 1_000, 50)];
  expect(refund(payments, [], 'RUB', 1_500)).toMatchObject({
    cnyMinor: 125,
    sources: [
      { voucherId: '1', amountMinor: 1_000, cnyMinor: 100 },
      { voucherId: '2', amountMinor: 500, cnyMinor: 25 },
    ],
  });
});

it('returns no fen twice where an older refund went back in another currency', () => {
  const payments = [payment('1', 'CNY', 1_000)];
  const inRoubles = { currency: 'RUB', amountMinor: 12_500, cnyMinor: 1_000, sources: [] } as const;
  expect(returnableOf(paymentsLeft(payments, [inRoubles]))).toEqual([]);
  const half = { ...inRoubles, amountMinor: 6_250, cnyMinor: 500 };
  expect(returnableOf(paymentsLeft(payments, [half]))).toEqual([
    { currency: 'CNY', amountMinor: 500, amountCnyMinor: 500 },
  ]);
});

it('uses the oldest payments up for refunds from before sources were kept', () => {
  const payments = [payment('1', 'RUB', 1_000, 100), payment('2', 'RUB', 1_000, 50)];
  const old = { currency: 'RUB', amountMinor: 1_200, cnyMinor: 110, sources: [] } as const;
  expect(returnableOf(paymentsLeft(payments, [old]))).toEqual([
    { currency: 'RUB', amountMinor: 800, amountCnyMinor: 40 },
  ]);
});

it('uses up only payments in the currency of such a refund, and only its amount', () => {
  const payments = [payment('1', 'RUB', 1_000, 100), payment('2', 'CNY', 100), payment('3', 'CNY', 70)];
  const old = { currency: 'CNY', amountMinor: 120, cnyMinor: 120, sources: [] } as const;
  expect(paymentsLeft(payments, [old])).toEqual([payments[0], payment('3', 'CNY', 50)]);
});

it('keeps the amount of a payment whose older refund was worth less than its part', () => {
  const payments = [payment('1', 'RUB', 1_000, 100), payment('2', 'RUB', 1_000, 50)];
  const old = { currency: 'RUB', amountMinor: 1_500, cnyMinor: 120, sources: [] } as const;
  expect(paymentsLeft(payments, [old])).toEqual([payment('2', 'RUB', 500, 25)]);
});

it('takes the excess of an older refund in another currency from the oldest payments, and once', () => {
  const payments = [payment('1', 'CNY', 1_000), payment('2', 'CNY', 1_000), payment('3', 'CNY', 1_000)];
  const old = { currency: 'RUB', amountMinor: 18_750, cnyMinor: 1_500, sources: [] } as const;
  expect(paymentsLeft(payments, [old])).toEqual([payment('2', 'CNY', 500), payments[2]]);
});

it('leaves nothing of a payment that went back whole', () => {
  const payments = [payment('1', 'CNY', 1_000)];
  expect(paymentsLeft(payments, [refund(payments, [], 'CNY', 1_000)])).toEqual([]);
});

it('returns a payment worth less than a fen with the others, and not alone', () => {
  const small = payment('1', 'RUB', 5, 0);
  expect(returnableOf(paymentsLeft([small], []))).toEqual([]);
  expect(returnableOf(paymentsLeft([small, payment('2', 'RUB', 1_000, 100)], []))).toEqual([
    { currency: 'RUB', amountMinor: 1_005, amountCnyMinor: 100 },
  ]);
});

it('names only the payments that a sum needs', () => {
  const left = [payment('1', 'RUB', 1_000, 100), payment('2', 'CNY', 70), payment('3', 'RUB', 1_000, 50)];
  expect(sourcesOf(left, { currency: 'RUB', amountMinor: 1_000 })).toEqual([
    { voucherId: '1', amountMinor: 1_000, cnyMinor: 100 },
  ]);
});

it.each([
  [-5, 0],
  [0, 0],
  [50, 509],
  [100, 1_019],
  [120, 1_419],
  [149, 1_999],
  [150, 2_000],
  [900, 2_000],
])('names the largest sum of roubles that is worth at most %i fen: %i kopecks', (fen, most) => {
  const left = [payment('1', 'CNY', 70), payment('2', 'RUB', 1_000, 100), payment('3', 'RUB', 1_000, 50)];
  expect(mostWithin(left, 'RUB', fen)).toBe(most);
});

it('names the smallest sum that is worth a fen after payments of other currencies and of no fen', () => {
  const left = [payment('1', 'CNY', 70), payment('2', 'RUB', 5, 0), payment('3', 'RUB', 1_000, 80)];
  expect(leastReturnable(left, 'RUB')).toBe(18);
});

it('names the smallest sum that is worth a fen', () => {
  expect(leastReturnable([payment('1', 'RUB', 1_000, 80)], 'RUB')).toBe(13);
  expect(sourcesOf([payment('1', 'RUB', 1_000, 80)], { currency: 'RUB', amountMinor: 12 })[0]?.cnyMinor).toBe(
    0,
  );
  expect(sourcesOf([payment('1', 'RUB', 1_000, 80)], { currency: 'RUB', amountMinor: 13 })[0]?.cnyMinor).toBe(
    1,
  );
});

const rateScaled = fc.integer({ min: 10_001, max: 2_000_000 });
const payments = fc
  .array(
    fc.record({
      currency: fc.constantFrom('CNY' as const, 'RUB' as const),
      amountMinor: fc.integer({ min: 1, max: 50_000_000 }),
      rateScaled,
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) =>
    rows.map((row, n) =>
      payment(
        String(n),
        row.currency,
        row.amountMinor,
        row.currency === 'CNY' ? row.amountMinor : fenOf(row.amountMinor, row.rateScaled),
      ),
    ),
  );
const steps = fc.array(
  fc.record({
    currency: fc.constantFrom('CNY' as const, 'RUB' as const),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    isRejected: fc.boolean(),
  }),
  { maxLength: 12 },
);

it('never exceeds the received money, and the last refund ends at exactly zero, with any requests and rejections before', () => {
  const property = fc.property(payments, steps, (paid, asked) => {
    let standing: GivenBack[] = [];
    const total = paid.reduce((sum, { cnyMinor }) => sum + cnyMinor, 0);
    const givenBack = () => standing.reduce((sum, { cnyMinor }) => sum + cnyMinor, 0);
    for (const { currency, share, isRejected } of asked) {
      if (isRejected) standing = standing.slice(1);
      const own = returnableOf(paymentsLeft(paid, standing)).find((one) => one.currency === currency);
      if (own)
        standing.push(refund(paid, standing, currency, Math.max(1, Math.floor(own.amountMinor * share))));
      expect(givenBack()).toBeLessThanOrEqual(total);
      for (const left of paymentsLeft(paid, standing)) expect(left.cnyMinor).toBeGreaterThanOrEqual(0);
    }
    for (const rest of returnableOf(paymentsLeft(paid, standing)))
      standing.push(refund(paid, standing, rest.currency, rest.amountMinor));
    expect(givenBack()).toBe(total);
    expect(returnableOf(paymentsLeft(paid, standing))).toEqual([]);
  });
  fc.assert(property, { numRuns: 2_000 });
});
