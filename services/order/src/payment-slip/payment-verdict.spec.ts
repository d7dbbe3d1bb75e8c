import { kopecksOf } from '../order/rouble-amount.js';
import { creditOf, needsTwo, paymentVerdict, type PaymentCase } from './payment-verdict.js';

const payment = (over: Partial<PaymentCase> = {}): PaymentCase => ({
  state: 'toConfirm',
  creditMinor: 1_000,
  balanceMinor: 1_000,
  currency: 'CNY',
  amountMinor: 1_000,
  rateScaled: 134_500,
  ...over,
});

describe('credit', () => {
  it('counts the roubles that were asked for as exactly what is due, at any rate', () => {
    for (let total = 1; total < 5_000_000; total = total * 3 + 7)
      for (const rateScaled of [10_001, 112_345, 134_500, 134_567, 999_999]) {
        const slip = { amountMinor: kopecksOf(total, rateScaled), currency: 'RUB' } as const;
        expect(creditOf(slip, { kopecks: 0, rateScaled })).toBe(total);
      }
  });

  it('counts parts in roubles for as much as the whole', () => {
    const rateScaled = 134_567;
    const total = 8_500_001;
    const whole = kopecksOf(total, rateScaled);
    const parts = [33_333_333, 1, 7_777_777];
    parts.push(whole - parts.reduce((sum, part) => sum + part, 0));
    let kopecks = 0;
    let credited = 0;
    for (const part of parts) {
      credited += creditOf({ amountMinor: part, currency: 'RUB' }, { kopecks, rateScaled });
      kopecks += part;
    }
    expect(credited).toBe(total);
  });
});

describe('verdict', () => {
  it('is full for the exact balance', () => {
    expect(paymentVerdict(payment(), {})).toEqual({ kind: 'full', overMinor: 0, shortMinor: 0 });
  });

  it('passes a difference only when somebody accepts it and says why', () => {
    const short = payment({ creditMinor: 990, amountMinor: 990 });
    expect(() => paymentVerdict(short, {})).toThrow('order.slipAmountDiffers');
    expect(() => paymentVerdict(short, { acceptDifference: 1, reason: ' ' })).toThrow(
      'order.slipAmountDiffers',
    );
    const accepted = { acceptDifference: 1, reason: 'bank fee' };
    expect(paymentVerdict(short, accepted)).toEqual({ kind: 'full', overMinor: 0, shortMinor: 10 });
    expect(paymentVerdict(payment({ creditMinor: 1_300 }), accepted)).toMatchObject({ overMinor: 300 });
  });

  it('takes a part only when it is one', () => {
    expect(paymentVerdict(payment({ creditMinor: 300 }), { partPayment: 1 })).toEqual({ kind: 'part' });
    expect(() => paymentVerdict(payment(), { partPayment: 1 })).toThrow('order.notAPart');
  });

  it('is late once nothing is due, whatever the amount', () => {
    for (const state of ['toShip', 'shipped', 'completed', 'cancelled'] as const)
      expect(paymentVerdict(payment({ state, creditMinor: 5 }), {})).toEqual({ kind: 'late' });
  });
});

describe('two people', () => {
  const limits = { secondPersonAboveMinor: 16_000_000, writeOffAloneMinor: 20_000 };
  const full = (overMinor: number, shortMinor: number) => ({ kind: 'full', overMinor, shortMinor }) as const;

  it('are needed to close a large balance, however small the slip is', () => {
    const oneYuan = { creditMinor: 100, balanceMinor: 40_280_000, creditedMinor: 0 };
    expect(needsTwo(oneYuan, full(0, 40_279_900), limits)).toBe(true);
    expect(needsTwo(oneYuan, { kind: 'part' }, limits)).toBe(false);
  });

  it('are needed for a large slip, whatever it is counted as', () => {
    const large = { creditMinor: 16_000_001, balanceMinor: 100, creditedMinor: 0 };
    for (const verdict of [full(15_999_901, 0), { kind: 'part' }, { kind: 'late' }] as const)
      expect(needsTwo(large, verdict, limits)).toBe(true);
  });

  it('are needed once the parts together are above the limit, and to close what parts have left', () => {
    const part = (creditedMinor: number, creditMinor: number) => ({
      creditedMinor,
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
        { creditMinor: 1_000_000 - shortMinor, balanceMinor: 1_000_000, creditedMinor: 0 },
        full(0, shortMinor),
        limits,
      );
    expect(small(20_000)).toBe(false);
    expect(small(20_001)).toBe(true);
  });
});
