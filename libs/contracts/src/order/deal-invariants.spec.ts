import fc from 'fast-check';
import {
  brokenRules,
  dealInvariants,
  dealStepRules,
  leftToReturn,
  partLeftToClaim,
  type Deal,
  type DealRefund,
  type DealSlip,
} from './deal-invariants.js';

const aSlip = (over: Partial<DealSlip> = {}): DealSlip => ({
  voucherId: '1',
  status: 1,
  currency: 'CNY',
  amountMinor: 1_000,
  creditedMinor: 1_000,
  staffIds: ['anna'],
  ...over,
});

const aRefund = (over: Partial<DealRefund> = {}): DealRefund => ({
  refundId: '1',
  kind: 'claim',
  state: 'requested',
  currency: 'CNY',
  amountMinor: 1_000,
  amountCnyMinor: 1_000,
  approvedByIds: [],
  paidById: null,
  ...over,
});

/** A deal that was paid with 1,000 fen and waits to be shipped. */
const aDeal = (over: Partial<Deal> = {}): Deal => ({
  orderId: '1',
  state: 'toShip',
  closeType: null,
  contractStatus: 1,
  isContractSealed: true,
  isContractOutdated: false,
  isScanWaiting: false,
  slipStatus: 0,
  totalMinor: 1_000,
  creditedMinor: 1_000,
  partRefundPercent: 30,
  slips: [aSlip()],
  refunds: [],
  vinsMissing: 0,
  isVinElsewhere: false,
  milestonesWritten: 0,
  shippedMilestones: 0,
  wasShipped: false,
  books: { bank: -1_000, buyer: 0, sales: 1_000 },
  ...over,
});

type Rule = keyof typeof dealInvariants;
const brokenBy = (deal: Deal): Rule[] =>
  (Object.keys(dealInvariants) as Rule[]).filter((rule) => !dealInvariants[rule].holds(deal));

const granted = aRefund({ state: 'approved', approvedByIds: ['boris'] });
const cases: readonly (readonly [string, Deal, readonly Rule[]])[] = [
  [
    'more promised back than came in',
    aDeal({ refunds: [aRefund(), aRefund({ amountMinor: 1, amountCnyMinor: 1 })] }),
    ['returnedWithinReceived', 'returnedAsReceived'],
  ],
  [
    'yuan that go back as roubles',
    aDeal({ refunds: [aRefund({ currency: 'RUB', amountMinor: 12_500 })] }),
    ['returnedAsReceived'],
  ],
  [
    'all but one fen asked back before the car is received',
    aDeal({ refunds: [aRefund({ amountMinor: 999, amountCnyMinor: 999 })] }),
    ['claimsReduceOrEnd'],
  ],
  [
    'parts in two currencies that exceed the limit together',
    aDeal({
      state: 'shipped',
      slips: [
        aSlip({ amountMinor: 500, creditedMinor: 500 }),
        aSlip({ currency: 'RUB', amountMinor: 6_000, creditedMinor: 500 }),
      ],
      refunds: [
        aRefund({ amountMinor: 150, amountCnyMinor: 150 }),
        aRefund({ currency: 'RUB', amountMinor: 1_812, amountCnyMinor: 151 }),
      ],
    }),
    ['claimsReduceOrEnd'],
  ],
  ['a reduction at the limit', aDeal({ refunds: [aRefund({ amountMinor: 300, amountCnyMinor: 300 })] }), []],
  ['the whole sum asked back', aDeal({ refunds: [aRefund()] }), []],
  [
    'a part asked back after the car was received',
    aDeal({ state: 'completed', refunds: [aRefund({ amountMinor: 999, amountCnyMinor: 999 })] }),
    [],
  ],
  [
    'credit that no payment was confirmed for',
    aDeal({ slips: [aSlip({ status: 2, creditedMinor: 0, staffIds: [] })] }),
    ['creditIsConfirmed'],
  ],
  [
    'cancelled, and a part stays with the seller',
    aDeal({
      state: 'cancelled',
      closeType: 7,
      refunds: [aRefund({ kind: 'cancelled', amountMinor: 999, amountCnyMinor: 999 })],
      books: { bank: -1_000, buyer: 999, sales: 0 },
    }),
    ['closedReturnsAll'],
  ],
  [
    'all paid out, yet on its way',
    aDeal({
      state: 'shipped',
      refunds: [aRefund({ state: 'paid', approvedByIds: ['boris'], paidById: 'vera' })],
      books: { bank: 0, buyer: 0, sales: 1_000 },
    }),
    ['refundedIsPaidOut'],
  ],
  [
    'refunded before the money left',
    aDeal({
      state: 'cancelled',
      closeType: 8,
      refunds: [granted],
      books: { bank: -1_000, buyer: 1_000, sales: 0 },
    }),
    ['refundedIsPaidOut'],
  ],
  ['a payment that the books lack', aDeal({ books: { bank: -900, buyer: 0, sales: 1_000 } }), ['booksAgree']],
  [
    'a slip that nobody is told of',
    aDeal({ slips: [aSlip(), aSlip({ voucherId: '2', status: 0, creditedMinor: 0, staffIds: [] })] }),
    ['slipsWaitAsSaid'],
  ],
  ['a signature that nobody accepted', aDeal({ isContractSealed: false }), ['signedIsSealed']],
  [
    'an unsigned contract with the roubles of before',
    aDeal({ isContractOutdated: true }),
    ['unsignedSaysTheOrder'],
  ],
  ['a scan that nobody is told of', aDeal({ isScanWaiting: true }), ['scanWaitsAsSaid']],
  [
    'a contract to be checked without a scan',
    aDeal({ contractStatus: 2, isContractSealed: false }),
    ['scanWaitsAsSaid'],
  ],
  [
    'who confirmed the money approves its return',
    aDeal({
      refunds: [{ ...granted, approvedByIds: ['anna'] }],
      books: { bank: -1_000, buyer: 1_000, sales: 1_000 },
    }),
    ['oneTaskPerPerson'],
  ],
  ['a car across the border that nobody shipped', aDeal({ shippedMilestones: 1 }), ['wayBeginsWithShipping']],
  ['a VIN that another order has', aDeal({ isVinElsewhere: true }), ['vinOfOneOrder']],
  [
    'who approved the return pays it out',
    aDeal({
      refunds: [
        aRefund({
          state: 'paid',
          amountMinor: 10,
          amountCnyMinor: 10,
          approvedByIds: ['boris'],
          paidById: 'boris',
        }),
      ],
      books: { bank: -990, buyer: 0, sales: 1_000 },
    }),
    ['oneTaskPerPerson'],
  ],
];

describe('the rules of a deal', () => {
  it('hold of a paid order', () => {
    expect(brokenBy(aDeal())).toEqual([]);
  });

  it('hold of a refunded order whose late payment is owed, and not before all of the earlier money was paid out', () => {
    const paid = aRefund({ state: 'paid', approvedByIds: ['boris'], paidById: 'vera' });
    const late = aRefund({ refundId: '2', kind: 'cancelled', amountMinor: 7, amountCnyMinor: 7 });
    const deal = aDeal({
      state: 'cancelled',
      closeType: 8,
      creditedMinor: 1_007,
      slips: [aSlip(), aSlip({ voucherId: '2', amountMinor: 7, creditedMinor: 7 })],
      refunds: [paid, late],
      books: { bank: -7, buyer: 7, sales: 0 },
    });
    expect(brokenBy(deal)).toEqual([]);
    const unpaid = aRefund({ state: 'approved', approvedByIds: ['boris'] });
    const books = { bank: -1_007, buyer: 1_007, sales: 0 };
    expect(brokenBy({ ...deal, refunds: [unpaid, late], books })).toEqual(['refundedIsPaidOut']);
  });

  it.each(cases)('are broken by %s', (_, deal, rules) => {
    expect(brokenBy(deal)).toEqual(rules);
  });

  it('blame an action only for rules that it broke itself', () => {
    for (const [, broken, rules] of cases) {
      expect(brokenRules(broken, aDeal())).toEqual(rules.map((rule) => dealInvariants[rule].says));
      expect(brokenRules(broken, broken)).toEqual([]);
    }
  });

  it('blame a step for the rules about steps that it broke', () => {
    const before = aDeal({ vinsMissing: 1 });
    expect(brokenRules({ ...before, state: 'shipped' }, before)).toEqual([dealStepRules.shipsWhenReady.says]);
    expect(brokenRules(before, before)).toEqual([]);
  });

  it.each([
    ['claim', 'requested', 0],
    ['claim', 'approved', 5],
    ['claim', 'rejected', 0],
    ['overpaid', 'requested', 5],
    ['overpaid', 'approved', 5],
    ['overpaid', 'rejected', 0],
  ] as const)('owe a refund of the kind %s in the state %s to the buyer: %i fen', (kind, state, buyer) => {
    const refunds = [aRefund({ kind, state, amountMinor: 5, amountCnyMinor: 5 })];
    const heldWith = (owed: number): boolean =>
      dealInvariants.booksAgree.holds(aDeal({ refunds, books: { bank: -1_000, buyer: owed, sales: 1_000 } }));
    expect([heldWith(buyer), heldWith(5 - buyer)]).toEqual([true, false]);
  });

  it('leave the VIN of a cancelled order to others', () => {
    const money = { creditedMinor: 0, slips: [], books: { bank: 0, buyer: 0, sales: 0 } };
    expect(brokenBy(aDeal({ ...money, state: 'cancelled', closeType: 4, isVinElsewhere: true }))).toEqual([]);
  });

  it('keep the car where it is while a refund of the price is open', () => {
    const { goodsWaitForRefund } = dealStepRules;
    const open = fc.constantFrom(aRefund(), granted, aRefund({ kind: 'cancelled' }));
    const closed = fc.constantFrom(
      aRefund({ state: 'rejected' }),
      aRefund({ state: 'paid', amountMinor: 1, amountCnyMinor: 1 }),
      aRefund({ kind: 'overpaid' }),
    );
    const move = fc.constantFrom<Partial<Deal>>(
      { state: 'shipped' },
      { state: 'completed' },
      { milestonesWritten: 1 },
    );
    fc.assert(
      fc.property(open, closed, move, (waits, settled, moved) => {
        const before = aDeal({ refunds: [settled, waits] });
        expect(goodsWaitForRefund.holds({ ...before, ...moved }, before)).toBe(false);
        const free = aDeal({ refunds: [settled] });
        expect(goodsWaitForRefund.holds({ ...free, ...moved }, free)).toBe(true);
      }),
    );
  });

  it('let an order ship that is paid, signed and has its VINs', () => {
    const { shipsWhenReady } = dealStepRules;
    const ship = (before: Deal): boolean => shipsWhenReady.holds({ ...before, state: 'shipped' }, before);
    expect(ship(aDeal())).toBe(true);
    expect(ship(aDeal({ state: 'unpaid' }))).toBe(false);
    expect(ship(aDeal({ contractStatus: 2 }))).toBe(false);
    expect(ship(aDeal({ vinsMissing: 1 }))).toBe(false);
  });

  it('let the VINs of a shipped order be corrected, and not taken away', () => {
    const { vinsStayNamed } = dealStepRules;
    const rename = (state: Deal['state'], missing: number): boolean =>
      vinsStayNamed.holds(aDeal({ state, vinsMissing: missing }), aDeal({ state }));
    expect(rename('toShip', 1)).toBe(true);
    for (const state of ['shipped', 'completed'] as const)
      expect([rename(state, 0), rename(state, 1)]).toEqual([true, false]);
  });
});

describe('what may still be claimed', () => {
  const of = (state: DealRefund['state'], kind: DealRefund['kind'] = 'claim', fen = 100) =>
    aRefund({ state, kind, amountMinor: fen, amountCnyMinor: fen });

  it('is the money that came in less every refund that was not rejected', () => {
    const refunds = [of('requested'), of('approved', 'overpaid'), of('paid'), of('rejected')];
    expect(leftToReturn(aDeal({ refunds }))).toBe(700);
  });

  it('as a part of the price is the allowed part less claims that were not rejected', () => {
    const refunds = [of('requested'), of('paid'), of('rejected'), of('requested', 'overpaid')];
    expect(partLeftToClaim(aDeal({ totalMinor: 999, refunds }))).toBe(99);
    expect(partLeftToClaim(aDeal({ state: 'completed', refunds }))).toBeNull();
  });
});
