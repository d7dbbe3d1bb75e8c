import { fairClaim, isFairClaim, slipHoldEnd } from './slip-hold.js';

const at = (text: string): Date => new Date(text);

describe('the hold while a slip waits', () => {
  const slip = {
    payBefore: at('2026-11-17T09:00:00Z'),
    creditedMinor: 0,
    now: at('2026-11-18T09:00:00Z'),
    waitingSince: at('2026-11-16T09:00:00Z'),
  };

  it('counts from the first slip, so that further slips do not prolong it', () => {
    expect(slipHoldEnd(slip, 5)).toEqual(at('2026-11-23T09:00:00Z'));
  });

  it('is never shorter than the time to pay and a day', () => {
    const later = { ...slip, payBefore: at('2026-12-01T09:00:00Z') };
    expect(slipHoldEnd(later, 5)).toEqual(at('2026-12-02T09:00:00Z'));
  });

  it('is thirty days once money was confirmed', () => {
    expect(slipHoldEnd({ ...slip, creditedMinor: 1 }, 5)).toEqual(at('2026-12-18T09:00:00Z'));
  });

  it('is not prolonged by a slip that claims too little, whether money was confirmed or not', () => {
    const unfair = { ...slip, waitingSince: undefined };
    expect(slipHoldEnd(unfair, 5)).toEqual(slip.payBefore);
    expect(slipHoldEnd({ ...unfair, creditedMinor: 1 }, 5)).toEqual(slip.payBefore);
  });
});

describe('a fair claim', () => {
  const order = { totalMinor: 8_500_000, creditedMinor: 0, rateScaled: 134_500 };

  it('is a part of what is due, in either currency', () => {
    expect(fairClaim(order, 30)).toEqual({ cnyMinor: 2_550_000, rubMinor: 34_297_500 });
  });

  it('counts what is still due after a part payment, and is never nothing', () => {
    expect(fairClaim({ ...order, creditedMinor: 8_000_000 }, 30).cnyMinor).toBe(150_000);
    expect(fairClaim({ ...order, creditedMinor: order.totalMinor }, 30).cnyMinor).toBe(1);
  });
});

it.each([
  ['CNY', 999, false],
  ['CNY', 1_000, true],
  ['RUB', 12_499, false],
  ['RUB', 12_500, true],
] as const)('a fair claim is measured in its own currency: %s %i', (currency, amountMinor, isFair) => {
  expect(isFairClaim({ currency, amountMinor }, { cnyMinor: 1_000, rubMinor: 12_500 })).toBe(isFair);
});
