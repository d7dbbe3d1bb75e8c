import { dealInvariants, type Deal, type DealRefund, type DealSlip } from './deal-invariants.js';

const slip = (over: Partial<DealSlip> = {}): DealSlip => ({
  voucherId: '500',
  status: 1,
  currency: 'CNY',
  amountMinor: 1_000,
  creditedMinor: 1_000,
  transferLeftMinor: 0,
  staffIds: ['anna'],
  ...over,
});
const refund = (over: Partial<DealRefund> = {}): DealRefund => ({
  refundId: '1',
  kind: 'claim',
  state: 'paid',
  currency: 'CNY',
  amountMinor: 400,
  amountCnyMinor: 400,
  approvedByIds: ['boris'],
  paidById: 'clara',
  ...over,
});
const deal = (over: Partial<Deal> = {}): Deal => ({
  orderId: '1001',
  state: 'toShip',
  closeType: null,
  contractStatus: 1,
  isContractSealed: true,
  isContractOutdated: false,
  isScanWaiting: false,
  slipStatus: 0,
  totalMinor: 1_000,
  creditedMinor: 1_000,
  partRefundPercent: 40,
  slips: [slip()],
  refunds: [refund()],
  vinsMissing: 0,
  isVinElsewhere: false,
  milestonesWritten: 0,
  shippedMilestones: 0,
  wasShipped: false,
  books: { bank: -600, buyer: 0, sales: 1_000 },
  ...over,
});
const holds = (rule: keyof typeof dealInvariants, over: Partial<Deal>): boolean =>
  dealInvariants[rule].holds(deal(over));

it('holds of a paid order with a refund', () => {
  for (const [name, rule] of Object.entries(dealInvariants))
    expect([name, rule.holds(deal())]).toEqual([name, true]);
});

test.each([
  ['more went back than came', 'returnedWithinReceived', { refunds: [refund({ amountCnyMinor: 1_001 })] }],
  [
    'a requested claim counts as well',
    'returnedWithinReceived',
    { refunds: [refund({ amountCnyMinor: 601 }), refund({ state: 'requested' })] },
  ],
  [
    'yuan went back in roubles',
    'returnedAsReceived',
    { refunds: [refund({ currency: 'RUB', amountMinor: 5_000 })] },
  ],
  [
    'a transfer is counted beyond its whole',
    'transferCountedOnce',
    { slips: [slip({ transferLeftMinor: -1 })] },
  ],
  ['who confirmed approved', 'oneTaskPerPerson', { refunds: [refund({ approvedByIds: ['anna'] })] }],
  ['who confirmed paid', 'oneTaskPerPerson', { refunds: [refund({ paidById: 'anna' })] }],
  ['who approved paid', 'oneTaskPerPerson', { refunds: [refund({ paidById: 'boris' })] }],
  [
    'all was paid out and the order goes on',
    'refundedIsPaidOut',
    { refunds: [refund({ amountCnyMinor: 1_000 })] },
  ],
  ['the books show other money', 'booksAgree', { books: { bank: -601, buyer: 0, sales: 1_000 } }],
] as const)('is broken when %s', (_, rule, over) => {
  expect(holds(rule, over)).toBe(false);
});

it('leaves a rejected refund and a waiting slip out of account', () => {
  expect(
    holds('returnedWithinReceived', {
      refunds: [refund(), refund({ state: 'rejected', amountCnyMinor: 900 })],
    }),
  ).toBe(true);
  expect(holds('transferCountedOnce', { slips: [slip({ status: 0, transferLeftMinor: -1 })] })).toBe(true);
});
