import { refundOfCancelling } from './refund-of-cancelling.js';

it('is nothing for an order without money', () => {
  expect(refundOfCancelling({ paidFee: 0, refunds: [] })).toBe(0);
});

it('is all that came in, less what goes back already; rejected and undecided claims do not count', () => {
  const refunds = [
    { kind: 'overpaid', status: 0, amountCnyMinor: 500 },
    { kind: 'claim', status: 1, amountCnyMinor: 1_000 },
    { kind: 'claim', status: 0, amountCnyMinor: 2_000 },
    { kind: 'claim', status: 3, amountCnyMinor: 4_000 },
  ] as const;
  expect(refundOfCancelling({ paidFee: 10_000, refunds })).toBe(8_500);
});
