import { closeTypes, type DealStage, type OrderAction } from '@mall/contracts/order';
import fc from 'fast-check';
import type { Order } from '../order/order.js';
import { anOrder, hoursFromNow } from '../order/order.fakes.js';
import type { Viewer } from '../order/viewer.js';
import { noFacts, type DealFacts, type RefundFact, type SlipFact } from './deal-facts.js';
import { dealSummary } from './deal-summary.js';

const viewer = (side: Viewer['side'], actions: readonly OrderAction[] = []): Viewer => ({
  locale: 'en',
  side,
  userId: '7',
  actionsOf: () => [...actions],
});
const buyer = viewer('buyer', ['signContract', 'uploadSlip', 'receive']);

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 9, minute));
const [WAITS, VERIFIED, REJECTED, REPLACED] = [0, 1, 2, 3];
const aSlip = (voucherId: string, status: number, auditedAt: Date | null = null): SlipFact => ({
  voucherId,
  status,
  currency: 'RUB',
  amountMinor: 5_000_000,
  writtenOffMinor: 0,
  differenceKind: null,
  paidOn: '2026-11-21',
  bankRef: `PP-${voucherId}`,
  uploadedByKind: 'buyer',
  reason: { ru: 'Нечитаемо', zh: '不清晰', en: 'Unreadable' },
  auditedAt,
});
const aRefund = (over: Partial<RefundFact> = {}): RefundFact => ({
  kind: 'claim',
  state: 'requested',
  currency: 'CNY',
  amountMinor: 10_000_000,
  ...over,
});
const facts = (over: Partial<DealFacts>): DealFacts => ({ ...noFacts, ...over });
const signed = { contractStatus: 1 } as const;
const paid = { ...signed, voucherStatus: 1, creditedMinor: 10_000_000, paidAt: at(0) } as const;
const closed = { state: 'cancelled', cancelledAt: at(0), closeType: 7, closeReason: 'damaged' } as const;

const stages: readonly (readonly [string, Partial<Order>, Partial<DealFacts>, DealStage, string])[] = [
  ['not signed', {}, {}, 'signContract', 'Nothing paid'],
  ['a scan that waits', { contractStatus: 2 }, {}, 'contractToCheck', 'Nothing paid'],
  ['signed', signed, {}, 'pay', 'Nothing paid'],
  ['a slip that came back', signed, { slips: [aSlip('1', REJECTED, at(1))] }, 'payAgain', 'Not confirmed'],
  [
    'a part confirmed after a slip that came back',
    { ...signed, creditedMinor: 4_000_000 },
    { slips: [aSlip('1', REJECTED, at(1)), aSlip('2', VERIFIED, at(2))] },
    'payRest',
    'Paid in part',
  ],
  [
    'a part confirmed last, of the slip that was handed in first',
    { ...signed, creditedMinor: 4_000_000 },
    { slips: [aSlip('1', VERIFIED, at(2)), aSlip('2', REJECTED, at(1))] },
    'payRest',
    'Paid in part',
  ],
  [
    'a slip before the signature',
    { state: 'toConfirm' },
    { slips: [aSlip('1', WAITS)] },
    'signLate',
    'Being checked',
  ],
  [
    'a slip that waits',
    { state: 'toConfirm', ...signed },
    { slips: [aSlip('1', WAITS)] },
    'checking',
    'Being checked',
  ],
  ['paid', { state: 'toShip', ...paid }, {}, 'preparing', 'Paid in full'],
  ['paid, a VIN missing', { state: 'toShip', ...paid, vinsMissing: 1 }, {}, 'nameVins', 'Paid in full'],
  ['shipped', { state: 'shipped', ...paid }, {}, 'onTheWay', 'Paid in full'],
  ['at the yard', { state: 'shipped', ...paid, autoReceiptAt: at(9) }, {}, 'ready', 'Paid in full'],
  [
    'a refund asked',
    { state: 'shipped', ...paid },
    { refunds: [aRefund()] },
    'refundAsked',
    'Paid, refund requested',
  ],
  [
    'a refund granted',
    { state: 'toShip', ...paid },
    { refunds: [aRefund({ state: 'approved' })] },
    'refundGranted',
    'Being refunded',
  ],
  [
    'an overpayment',
    { state: 'toShip', ...paid },
    { refunds: [aRefund({ kind: 'overpaid' })] },
    'preparing',
    'Paid in full',
  ],
  [
    'a part refunded, on its way',
    { state: 'shipped', ...paid },
    { refunds: [aRefund({ state: 'paid' })] },
    'onTheWay',
    'Paid, part refunded',
  ],
  ['completed', { state: 'completed', ...paid }, {}, 'completed', 'Paid in full'],
  [
    'completed, a refund asked',
    { state: 'completed', ...paid },
    { refunds: [aRefund()] },
    'claimAsked',
    'Paid, refund requested',
  ],
  [
    'completed, a refund granted',
    { state: 'completed', ...paid },
    { refunds: [aRefund({ state: 'approved' })] },
    'claimGranted',
    'Being refunded',
  ],
  [
    'a slip and a scan that wait',
    { state: 'toConfirm', contractStatus: 2 },
    { slips: [aSlip('1', WAITS)] },
    'contractAndPayment',
    'Being checked',
  ],
  ['cancelled unpaid', closed, {}, 'cancelled', 'Nothing paid'],
  [
    'cancelled, money not yet back',
    { ...closed, creditedMinor: 10_000_000 },
    { refunds: [aRefund({ kind: 'cancelled' })] },
    'cancelledOwed',
    'Being refunded',
  ],
  [
    'refunded',
    { ...closed, creditedMinor: 10_000_000, closeType: closeTypes.refunded.code },
    { refunds: [aRefund({ state: 'paid' })] },
    'refunded',
    'Refunded',
  ],
];

describe('the summary of a deal', () => {
  it.each(stages)('%s', (_, order, known, stage, payment) => {
    expect(dealSummary(anOrder(order), facts(known), buyer)).toMatchObject({ stage, payment });
  });

  it('is the same in whatever sequence slips are read', () => {
    const slip = fc.record({
      status: fc.constantFrom(WAITS, VERIFIED, REJECTED, REPLACED),
      minute: fc.integer({ min: 0, max: 59 }),
    });
    const history = fc.array(slip, { maxLength: 6 }).chain((drawn) => {
      const slips = drawn.map(({ status, minute }, n) =>
        aSlip(String(n + 9), status, status === WAITS ? null : at(minute)),
      );
      return fc.tuple(fc.constant(slips), fc.shuffledSubarray(slips, { minLength: slips.length }));
    });
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 9_999_999 }), ([slips, shuffled], creditedMinor) => {
        const order = anOrder({ ...signed, creditedMinor });
        const said = dealSummary(order, facts({ slips }), buyer);
        expect(dealSummary(order, facts({ slips: shuffled }), buyer)).toEqual(said);
      }),
    );
  });

  it('calls an order paid in part so, also after a slip that came back', () => {
    const slips = [aSlip('1', VERIFIED, at(1)), aSlip('2', REJECTED, at(2))];
    for (const over of [signed, { contractStatus: 0 }]) {
      const said = dealSummary(anOrder({ ...over, creditedMinor: 4_000_000 }), facts({ slips }), buyer);
      expect(said).toMatchObject({ label: 'Paid in part', payment: 'Paid in part' });
    }
    expect(dealSummary(anOrder(signed), facts({ slips: [slips[1]!] }), buyer).label).toBe('Pending payment');
  });

  it('speaks of one car, or of several', () => {
    const titleOf = (totalCount: number) =>
      dealSummary(anOrder({ state: 'shipped', ...paid, totalCount }), noFacts, buyer).title;
    expect([titleOf(1), titleOf(2)]).toEqual(['The car is on its way', 'The cars are on their way']);
  });

  it('proposes what is left, and the corrected amount only of the slip that came back last', () => {
    const order = anOrder({ ...signed, creditedMinor: 4_000_000 });
    const rejected = aSlip('1', REJECTED, at(1));
    const after = dealSummary(order, facts({ slips: [rejected, aSlip('2', VERIFIED, at(2))] }), buyer);
    expect(after.slipDraft).toMatchObject({
      amountCnyMinor: 6_000_000,
      amountRubMinor: 75_000_000,
      corrects: null,
    });
    const before = dealSummary(order, facts({ slips: [aSlip('2', VERIFIED, at(0)), rejected] }), buyer);
    expect(before).toMatchObject({ reason: 'Unreadable', slipId: '1' });
    expect(before.slipDraft).toMatchObject({
      currency: 'RUB',
      amountRubMinor: 5_000_000,
      corrects: '1',
      bankRef: 'PP-1',
    });
  });

  describe('while slips wait for their check', () => {
    const waiting = (voucherId: string, over: Partial<SlipFact> = {}) => ({
      ...aSlip(voucherId, WAITS),
      ...over,
    });
    const said = (slips: readonly SlipFact[], who = buyer) =>
      dealSummary(anOrder({ ...signed, state: 'toConfirm' }), facts({ slips }), who);
    const { leftMinor, leftRubMinor } = dealSummary(anOrder({ ...signed }), noFacts, buyer);

    it('asks for nothing more where they claim everything, in either currency, and proposes to replace the newest', () => {
      const claims: readonly (readonly SlipFact[])[] = [
        [waiting('1', { amountMinor: leftRubMinor })],
        [waiting('1', { currency: 'CNY', amountMinor: leftMinor })],
        [
          waiting('1', { amountMinor: leftRubMinor / 2 }),
          waiting('2', { currency: 'CNY', amountMinor: leftMinor / 2 }),
        ],
      ];
      for (const slips of claims) {
        const { notes, isAllClaimed, slipDraft } = said(slips);
        expect(notes).toEqual([expect.stringContaining('no need to pay again')]);
        expect(isAllClaimed).toBe(true);
        const { currency, amountMinor } = slips.at(-1)!;
        const own = currency === 'CNY' ? { amountCnyMinor: amountMinor } : { amountRubMinor: amountMinor };
        const { voucherId: replaces, bankRef } = slips.at(-1)!;
        expect(slipDraft).toMatchObject({ replaces, corrects: null, currency, ...own, bankRef });
      }
    });

    it('names and proposes only what they do not claim', () => {
      const part = said([waiting('1', { currency: 'CNY', amountMinor: leftMinor - 100_000 })]);
      expect(part).toMatchObject({ isAllClaimed: false, leftMinor });
      expect(part.notes).toEqual([expect.stringMatching(/ \(1,000\.00.¥\) will be left to pay/)]);
      expect(part.slipDraft).toMatchObject({ amountCnyMinor: 100_000, replaces: null });
    });

    it('leaves the buyer a slip of staff, and tells the shop nothing', () => {
      const all = { amountMinor: leftRubMinor };
      const { notes, slipDraft } = said([waiting('1', { ...all, uploadedByKind: 'staff' })]);
      expect(slipDraft).toMatchObject({ amountCnyMinor: 0, amountRubMinor: 0, replaces: null });
      expect(notes).toEqual([expect.stringMatching(/no need to pay again.*write to us/)]);
      expect(said([waiting('1', all)], viewer('merchant'))).toMatchObject({ isAllClaimed: false, notes: [] });
    });
  });

  it('asks for no payment and gives no time once an order is closed or paid', () => {
    for (const order of [anOrder({ ...closed }), anOrder({ state: 'toShip', ...paid })])
      expect(dealSummary(order, noFacts, buyer)).toMatchObject({
        leftMinor: 0,
        leftRubMinor: 0,
        until: null,
      });
  });

  it('gives the time to pay while unpaid, and that of the receipt unless a refund is open', () => {
    expect(dealSummary(anOrder(), noFacts, buyer)).toMatchObject({
      untilKind: 'pay',
      secondsLeft: 72 * 3600,
    });
    const ready = { state: 'shipped', ...paid, autoReceiptAt: hoursFromNow(1) } as const;
    expect(dealSummary(anOrder(ready), noFacts, buyer)).toMatchObject({
      untilKind: 'receipt',
      secondsLeft: 3600,
    });
    const stopped = dealSummary(
      anOrder({ ...ready, hasOpenRefund: true }),
      facts({ refunds: [aRefund()] }),
      buyer,
    );
    expect(stopped).toMatchObject({ until: null, untilKind: null });
  });

  it('offers the next action to the person who may take it, and tells the others whom it waits for', () => {
    const order = anOrder({ state: 'toShip', ...paid });
    expect(dealSummary(order, noFacts, viewer('staff', ['ship']))).toMatchObject({
      action: 'ship',
      button: 'Ship',
    });
    expect(dealSummary(order, noFacts, viewer('staff'))).toMatchObject({
      action: null,
      waitsFor: 'shop',
      short: 'To be shipped',
    });
    expect(dealSummary(order, noFacts, buyer)).toMatchObject({ action: null, button: null });
  });

  it('names the sum that goes back in its currency', () => {
    const order = anOrder({ ...closed, creditedMinor: 10_000_000 });
    const refunds = [
      aRefund({ kind: 'cancelled', amountMinor: 123_400 }),
      aRefund({ kind: 'cancelled', currency: 'RUB', amountMinor: 5_650 }),
    ];
    expect(dealSummary(order, facts({ refunds }), buyer).text).toContain('1,234.00\u00a0¥ + 56.50\u00a0₽');
  });

  it('says of a granted refund only what was granted, and what else was asked beside it', () => {
    const order = anOrder({ state: 'completed', ...paid, completedAt: at(1) });
    const refunds = [
      aRefund({ state: 'approved', amountMinor: 10_000 }),
      aRefund({ amountMinor: 500_000 }),
      aRefund({ kind: 'overpaid', amountMinor: 700 }),
    ];
    const { text, notes } = dealSummary(order, facts({ refunds }), buyer);
    expect(text).toContain('100.00\u00a0¥ goes back');
    expect(notes).toEqual(['Another 5,000.00\u00a0¥ was requested and is not decided yet.']);
  });

  it('does not call an overpayment, which goes back unasked, a request of the buyer', () => {
    const order = anOrder({ state: 'toShip', ...paid });
    const refunds = [aRefund({ amountMinor: 20_000 }), aRefund({ kind: 'overpaid', amountMinor: 100_000 })];
    expect(dealSummary(order, facts({ refunds }), buyer).text).toMatch(/^200\.00\u00a0¥ was requested/);
  });

  it('names a part that went back to buyer and desk, and not to the shop', () => {
    const order = anOrder({ state: 'toShip', ...paid });
    const known = facts({
      refunds: [aRefund({ state: 'paid', amountMinor: 123_400 }), aRefund({ state: 'rejected' })],
    });
    const notesTo = (side: Viewer['side']) => dealSummary(order, known, viewer(side)).notes;
    expect(notesTo('buyer')).toEqual(['1,234.00\u00a0¥ of your payment went back to you.']);
    expect(notesTo('staff')).toEqual(['1,234.00\u00a0¥ of the payment went back to the buyer.']);
    expect(dealSummary(order, known, viewer('merchant')).notes).toEqual([]);
  });

  it('names the difference that was accepted, and a slip that comes too late', () => {
    const short = {
      ...aSlip('1', VERIFIED, at(1)),
      currency: 'CNY' as const,
      writtenOffMinor: 5_000,
      differenceKind: 'commission' as const,
    };
    const order = anOrder({ state: 'toShip', ...paid });
    expect(dealSummary(order, facts({ slips: [short] }), buyer).notes).toEqual([
      'The seller has accepted the bank’s commission of 50.00\u00a0¥.',
    ]);
    // 2,500 roubles are missing of 1,143,250 at 13.45.
    const inRoubles = { ...short, currency: 'RUB' as const, writtenOffMinor: 18_587 };
    const money = { totalMinor: 8_500_000, creditedMinor: 8_481_413, rateScaled: 134_500 };
    const paidShort = { ...order, ...money, roublesMinor: 114_075_000 };
    expect(dealSummary(paidShort, facts({ slips: [inRoubles] }), buyer).notes).toEqual([
      'The seller has accepted the bank’s commission of 2,500\u00a0₽.',
    ]);
    const [note = ''] =
      dealSummary(anOrder({ ...closed }), facts({ slips: [aSlip('1', WAITS)] }), buyer).notes ?? [];
    expect(note).toMatch(/^The payment slip of 50,000.* is still being checked/);
    const inTime = dealSummary(anOrder({ state: 'toConfirm' }), facts({ slips: [aSlip('1', WAITS)] }), buyer);
    expect(inTime.notes).toEqual([expect.stringContaining('will be left to pay')]);
  });

  it('says until when the car is held while a payment is checked, and not after that', () => {
    const held = (hours: number) =>
      anOrder({ state: 'toConfirm', ...signed, heldUntil: hoursFromNow(hours) });
    expect(dealSummary(held(1), noFacts, buyer)).toMatchObject({ untilKind: 'hold', secondsLeft: 3600 });
    expect(dealSummary(held(-1), noFacts, buyer)).toMatchObject({ until: null, untilKind: null });
  });

  it('says why a scan of the contract came back, until the contract is signed', () => {
    const known = facts({ scanRefusal: 'Page 2 is missing' });
    expect(dealSummary(anOrder(), known, buyer)).toMatchObject({
      stage: 'signContract',
      reason: 'Page 2 is missing',
    });
    expect(dealSummary(anOrder(signed), known, buyer).reason).toBeNull();
  });

  it('keeps slips and what finance wrote from the shop', () => {
    const order = anOrder({ ...closed, closeType: closeTypes.refunded.code, closeReason: 'fraud suspected' });
    const slips = [aSlip('1', REJECTED, at(1))];
    expect(dealSummary(order, facts({ slips }), viewer('merchant'))).toMatchObject({
      reason: null,
      slipId: null,
    });
    const unpaid = anOrder(signed);
    expect(dealSummary(unpaid, facts({ slips }), viewer('merchant')).reason).toBeNull();
  });
});
