import { chooseRate, withMargin } from './rate-choice.js';
import type { SourcedRate } from './rate.js';

const settings = { paymentFromCentralBank: 0, marginBasisPoints: 250, staleRateHours: 96 };
const sourced = (over: Partial<SourcedRate>): SourcedRate => ({
  rateId: '1',
  from: 'CNY',
  to: 'RUB',
  origin: 'manual',
  rateScaled: 134_500,
  source: 'Ussuri Auto',
  asOf: new Date('2026-11-21T00:00:00Z'),
  ageSeconds: 60,
  ...over,
});
const entered = sourced({});
const centralBank = sourced({ rateId: null, origin: 'centralBank', rateScaled: 112_345 });

describe('chooseRate', () => {
  it('keeps the payment rate and the customs rate apart', () => {
    const both = { entered, centralBank };
    expect(chooseRate('payment', both, settings)).toMatchObject({ origin: 'manual', rateScaled: 134_500 });
    expect(chooseRate('customs', both, settings)).toMatchObject({
      origin: 'centralBank',
      rateScaled: 112_345,
      marginBasisPoints: 0,
    });
  });

  it('adds the margin to a payment rate from the central bank, and to no other', () => {
    const byBank = { ...settings, paymentFromCentralBank: 1 };
    expect(chooseRate('payment', { entered, centralBank }, byBank)).toMatchObject({
      origin: 'centralBank',
      rateScaled: 115_154,
      marginBasisPoints: 250,
    });
    expect(chooseRate('payment', { entered, centralBank: undefined }, byBank)).toMatchObject({
      origin: 'manual',
      rateScaled: 134_500,
      marginBasisPoints: 0,
    });
  });

  it('uses the other source when one is missing, and returns nothing when there is none', () => {
    expect(chooseRate('customs', { entered, centralBank: undefined }, settings)?.origin).toBe('manual');
    expect(chooseRate('payment', { entered: undefined, centralBank }, settings)?.origin).toBe('centralBank');
    expect(chooseRate('payment', { entered: undefined, centralBank: undefined }, settings)).toBeUndefined();
  });

  it('calls a rate stale only beyond the hours that staff allow', () => {
    const aged = (ageSeconds: number) =>
      chooseRate('payment', { entered: sourced({ ageSeconds }), centralBank: undefined }, settings)?.isStale;
    expect(aged(96 * 3_600)).toBe(false);
    expect(aged(96 * 3_600 + 1)).toBe(true);
  });
});

it('rounds a margin half up once', () => {
  expect(withMargin(10_000, 50)).toBe(10_050);
  expect(withMargin(1, 5_000)).toBe(2);
  expect(withMargin(1, 4_999)).toBe(1);
});
