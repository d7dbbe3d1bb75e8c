import fc from 'fast-check';
import { balanceIn, balanceOf, balanceRubOf, creditOf, type OrderMoney } from './balance.js';
import { kopecksOf } from './rouble-amount.js';

interface Payment {
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
  readonly rateScaled: number;
  readonly creditMinor: number;
}

/** An order that is paid and quoted again, with the credit of each payment. */
class PaidOrder {
  readonly payments: Payment[] = [];

  constructor(
    readonly totalMinor: number,
    private rateScaled: number,
  ) {}

  get money(): OrderMoney {
    const { totalMinor, rateScaled } = this;
    const creditedMinor = this.payments.reduce((sum, { creditMinor }) => sum + creditMinor, 0);
    const roublesMinor = this.payments
      .filter((payment) => payment.currency === 'RUB' && payment.rateScaled === rateScaled)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return { totalMinor, creditedMinor, rateScaled, roublesMinor };
  }

  pay(currency: 'CNY' | 'RUB', amountMinor: number): void {
    const creditMinor = creditOf({ currency, amountMinor }, this.money);
    this.payments.push({ currency, amountMinor, rateScaled: this.rateScaled, creditMinor });
  }

  /** Pays a share of the rest, at least a minor unit; false when that would pay it off. */
  payShare(currency: 'CNY' | 'RUB', share: number): boolean {
    const left = balanceIn(currency, this.money);
    const amountMinor = Math.max(1, Math.floor(left * share));
    if (amountMinor >= left) return false;
    this.pay(currency, amountMinor);
    return true;
  }

  requote(rateScaled: number): void {
    this.rateScaled = rateScaled;
  }
}

const total = fc.integer({ min: 1, max: 900_000_000 });
const rate = fc.integer({ min: 10_000, max: 2_000_000 });
const share = fc.double({ min: 0, max: 0.9, noNaN: true });
const step = fc.oneof(
  fc.record({ currency: fc.constantFrom('CNY' as const, 'RUB' as const), share }),
  fc.record({ rateScaled: fc.constantFrom(112_345, 125_000, 134_567) }),
);

function walk(
  order: PaidOrder,
  steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
): void {
  for (const one of steps)
    if ('rateScaled' in one) order.requote(one.rateScaled);
    else order.payShare(one.currency, one.share);
}

it('is the invoice less the parts, whatever rouble parts it is paid in, and ends at zero in both currencies', () => {
  const property = fc.property(
    total,
    rate,
    fc.array(share, { maxLength: 8 }),
    (totalMinor, rateScaled, shares) => {
      const order = new PaidOrder(totalMinor, rateScaled);
      const invoice = kopecksOf(totalMinor, rateScaled);
      let paid = 0;
      for (const one of shares) {
        order.payShare('RUB', one);
        paid = order.payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        const shown = balanceRubOf(order.money);
        // Less than half a fen is no debt any more.
        if (balanceOf(order.money) > 0) expect(shown).toBe(invoice - paid);
        else expect([shown, kopecksOf(1, rateScaled) >= invoice - paid]).toEqual([0, true]);
      }
      if (balanceOf(order.money) > 0) order.pay('RUB', invoice - paid);
      expect([balanceOf(order.money), balanceRubOf(order.money)]).toEqual([0, 0]);
      expect(order.money.creditedMinor).toBe(totalMinor);
    },
  );
  fc.assert(property, { numRuns: 2_000 });
});

it('ends at exactly zero when what is shown is paid, after any payments in both currencies and requotes', () => {
  const steps = fc.array(step, { maxLength: 10 });
  const last = fc.constantFrom('CNY' as const, 'RUB' as const);
  const property = fc.property(total, rate, steps, last, (totalMinor, rateScaled, walked, currency) => {
    const order = new PaidOrder(totalMinor, rateScaled);
    walk(order, walked);
    const left = balanceOf(order.money);
    if (left > 0) {
      expect(balanceRubOf(order.money)).toBeGreaterThan(0);
      order.pay(currency, balanceIn(currency, order.money));
    }
    expect([balanceOf(order.money), balanceRubOf(order.money)]).toEqual([0, 0]);
    expect(order.money.creditedMinor).toBe(totalMinor);
  });
  fc.assert(property, { numRuns: 2_000 });
});

it('knows an overpayment in either currency by what it is above the rest', () => {
  const over = fc.integer({ min: 1, max: 9_000_000 });
  const property = fc.property(
    total,
    rate,
    fc.array(step, { maxLength: 6 }),
    over,
    (totalMinor, rateScaled, walked, more) => {
      const order = new PaidOrder(totalMinor, rateScaled);
      walk(order, walked);
      const before = order.money;
      if (balanceOf(before) === 0) return;
      for (const currency of ['CNY', 'RUB'] as const) {
        const creditMinor = creditOf({ currency, amountMinor: balanceIn(currency, before) + more }, before);
        const overMinor = creditMinor - balanceOf(before);
        const expected = currency === 'CNY' ? more : (more * 10_000) / before.rateScaled;
        expect(Math.abs(overMinor - expected)).toBeLessThanOrEqual(1);
      }
    },
  );
  fc.assert(property, { numRuns: 1_000 });
});
