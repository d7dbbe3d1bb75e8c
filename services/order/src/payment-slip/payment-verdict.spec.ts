import { orderErrors } from '@mall/contracts/order';
import { amountTexts } from '@mall/validation/typography';
import { decisionOf, movedBy, needsTwo, paymentVerdict, type PaymentCase } from './payment-verdict.js';

const payment = (over: Partial<PaymentCase> = {}): PaymentCase => ({
  state: 'toConfirm',
  creditMinor: 1_000,
  balanceMinor: 1_000,
  currency: 'CNY',
  rateScaled: 125_000,
  receivedMinor: 1_000,
  dueMinor: 1_000,
  ...over,
});

describe('verdict', () => {
  it('is full for the exact balance', () => {
    for (const state of ['unpaid', 'toConfirm'] as const)
      expect(paymentVerdict(payment({ state }), {})).toEqual({ kind: 'full', overMinor: 0, shortMinor: 0 });
  });

  it('passes a difference only when somebody accepts it and says why', () => {
    const short = payment({ creditMinor: 990, receivedMinor: 990 });
    const refusal = orderErrors.slipAmountDiffers({
      paid: amountTexts(990, 'CNY'),
      due: amountTexts(1_000, 'CNY'),
    });
    for (const decision of [
      {},
      { reason: 'bank fee' },
      { acceptDifference: 1 },
      { acceptDifference: 1, reason: ' ' },
    ])
      expect(() => paymentVerdict(short, decision)).toThrow(refusal);
    const accepted = { acceptDifference: 1, reason: 'bank fee' };
    expect(paymentVerdict(short, accepted)).toEqual({ kind: 'full', overMinor: 0, shortMinor: 10 });
    expect(paymentVerdict(payment({ creditMinor: 1_300 }), accepted)).toMatchObject({ overMinor: 300 });
  });

  it('takes a part only when it is one', () => {
    expect(paymentVerdict(payment({ creditMinor: 300 }), { partPayment: 1 })).toEqual({ kind: 'part' });
    expect(() => paymentVerdict(payment(), { partPayment: 1 })).toThrow('order.notAPart');
  });

  it('takes no payment that counts for less than a fen, whatever is decided', () => {
    const kopecks = payment({ currency: 'RUB', creditMinor: 0, receivedMinor: 5 });
    for (const decision of [{}, { partPayment: 1 }, { acceptDifference: 1, reason: 'gift' }])
      expect(() => paymentVerdict(kopecks, decision)).toThrow(
        orderErrors.paymentTooSmall({ received: amountTexts(5, 'RUB') }),
      );
    expect(() => paymentVerdict({ ...kopecks, state: 'cancelled' }, {})).toThrow('order.paymentTooSmall');
  });

  it('counts the last kopecks of an order as the fen that is due, and no others', () => {
    // 7 kopecks at 12.5 are worth 0.56 fen, and parts that are rounded together may make that a whole one.
    const last = payment({ currency: 'RUB', creditMinor: 1, balanceMinor: 1, receivedMinor: 7, dueMinor: 7 });
    expect(paymentVerdict(last, {})).toMatchObject({ kind: 'full', overMinor: 0 });
    const tooSmall = orderErrors.paymentTooSmall({ received: amountTexts(7, 'RUB') });
    expect(() => paymentVerdict({ ...last, balanceMinor: 5 }, { partPayment: 1 })).toThrow(tooSmall);
    expect(() => paymentVerdict({ ...last, state: 'toShip', balanceMinor: 0 }, {})).toThrow(tooSmall);
  });

  it('is no part where it closes the order, and the refusal compares as a reader would', () => {
    const whole = payment({ currency: 'RUB', receivedMinor: 12_499, dueMinor: 12_500 });
    expect(() => paymentVerdict(whole, { partPayment: 1 })).toThrow(
      orderErrors.partIsWhole({ paid: amountTexts(12_499, 'RUB'), due: amountTexts(12_500, 'RUB') }),
    );
    expect(() => paymentVerdict({ ...whole, receivedMinor: 12_500 }, { partPayment: 1 })).toThrow(
      'order.notAPart',
    );
  });

  it('is late once nothing is due, whatever the amount', () => {
    for (const state of ['toShip', 'shipped', 'completed', 'cancelled'] as const)
      expect(paymentVerdict(payment({ state, creditMinor: 5 }), {})).toEqual({ kind: 'late' });
  });
});

describe('a decision', () => {
  const full = (overMinor: number, shortMinor: number) => ({ kind: 'full', overMinor, shortMinor }) as const;

  it.each([
    [full(0, 0), 'full', 100],
    [full(5, 0), 'difference', 100],
    [full(0, 5), 'difference', 105],
    [{ kind: 'part' }, 'part', 100],
    [{ kind: 'late' }, 'late', 100],
  ] as const)('%j is named %s and moves %i fen with a credit of 100', (verdict, name, moved) => {
    expect(decisionOf(verdict)).toBe(name);
    expect(movedBy({ creditMinor: 100 }, verdict)).toBe(moved);
  });
});

describe('two people', () => {
  const limits = { secondPersonAboveMinor: 16_000_000, writeOffAloneMinor: 20_000 };
  const nothing = { movedMinor: 0, writtenOffMinor: 0 };
  const full = (overMinor: number, shortMinor: number) => ({ kind: 'full', overMinor, shortMinor }) as const;

  it('are needed to close a large balance, however small the slip is', () => {
    const oneYuan = { creditMinor: 100, balanceMinor: 40_280_000, creditedMinor: 0, moved: nothing };
    expect(needsTwo(oneYuan, full(0, 40_279_900), limits)).toBe(true);
    expect(needsTwo(oneYuan, { kind: 'part' }, limits)).toBe(false);
  });

  it('are needed for a large slip, whatever it is counted as', () => {
    const large = { creditMinor: 16_000_001, balanceMinor: 100, creditedMinor: 0, moved: nothing };
    for (const verdict of [full(15_999_901, 0), { kind: 'part' }, { kind: 'late' }] as const)
      expect(needsTwo(large, verdict, limits)).toBe(true);
  });

  it('are needed once the parts together are above the limit, and to close what parts have left', () => {
    const part = (creditedMinor: number, creditMinor: number) => ({
      creditedMinor,
      moved: nothing,
      creditMinor,
      balanceMinor: 40_280_000 - creditedMinor,
    });
    expect(needsTwo(part(0, 15_000_000), { kind: 'part' }, limits)).toBe(false);
    expect(needsTwo(part(15_000_000, 15_000_000), { kind: 'part' }, limits)).toBe(true);
    expect(needsTwo(part(30_000_000, 10_280_000), full(0, 0), limits)).toBe(true);
  });

  it('are needed to write off more than one may alone', () => {
    const small = (shortMinor: number) =>
      needsTwo(
        { creditMinor: 1_000_000 - shortMinor, balanceMinor: 1_000_000, creditedMinor: 0, moved: nothing },
        full(0, shortMinor),
        limits,
      );
    expect(small(20_000)).toBe(false);
    expect(small(20_001)).toBe(true);
  });

  it('are needed once what one person moved in a day is above the limit, whatever the order', () => {
    const after = (movedMinor: number) => ({
      creditMinor: 6_000_000,
      balanceMinor: 6_000_000,
      creditedMinor: 0,
      moved: { movedMinor, writtenOffMinor: 0 },
    });
    for (const verdict of [full(0, 0), { kind: 'part' }, { kind: 'late' }] as const) {
      expect(needsTwo(after(10_000_000), verdict, limits)).toBe(false);
      expect(needsTwo(after(10_000_001), verdict, limits)).toBe(true);
    }
  });

  it('are needed once one person has written off in a day more than one may', () => {
    const after = (writtenOffMinor: number) => ({
      creditMinor: 995_000,
      balanceMinor: 1_000_000,
      creditedMinor: 0,
      moved: { movedMinor: 0, writtenOffMinor },
    });
    expect(needsTwo(after(15_000), full(0, 5_000), limits)).toBe(false);
    expect(needsTwo(after(15_001), full(0, 5_000), limits)).toBe(true);
    expect(needsTwo(after(20_001), full(0, 0), limits)).toBe(false);
  });
});

it('what came when nothing was due is compared alone with the limit of an order', () => {
  const limits = { secondPersonAboveMinor: 1_000, writeOffAloneMinor: 0 };
  const weight = {
    creditMinor: 600,
    balanceMinor: 0,
    creditedMinor: 900,
    moved: { movedMinor: 0, writtenOffMinor: 0 },
  };
  expect(needsTwo(weight, { kind: 'late' }, limits)).toBe(false);
  expect(needsTwo(weight, { kind: 'part' }, limits)).toBe(true);
});

it('only a payment that ends with a difference is a decision of its own', () => {
  expect(decisionOf({ kind: 'full', overMinor: 0, shortMinor: 0 })).toBe('full');
  expect(decisionOf({ kind: 'full', overMinor: 1, shortMinor: 0 })).toBe('difference');
  expect(decisionOf({ kind: 'full', overMinor: 0, shortMinor: 1 })).toBe('difference');
});
