import { jest } from '@jest/globals';
import { orderErrors } from '@mall/contracts/order';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { aRate, InMemoryCentralBank, InMemoryRates } from './rate.fakes.js';
import { RateService } from './rate.service.js';

const serviceOf = (rates: InMemoryRates, bank = new InMemoryCentralBank()) =>
  new RateService(rates, bank, new InMemorySettings());

test('a rate that no source has is an error that names the currency', async () => {
  await expect(serviceOf(new InMemoryRates()).current('CNY', 'payment')).rejects.toThrow(
    orderErrors.rateUnknown({ from: 'CNY', to: 'RUB' }),
  );
});

test('customs count with the central bank, payments with what staff entered', async () => {
  const bank = new InMemoryCentralBank(aRate(120_000, { origin: 'centralBank' }));
  const service = serviceOf(new InMemoryRates(aRate(125_000)), bank);
  expect(await service.current('CNY', 'customs')).toMatchObject({ rateScaled: 120_000 });
  expect(await service.current('CNY', 'payment')).toMatchObject({ rateScaled: 125_000 });
});

describe('the rate of checkouts', () => {
  afterEach(() => jest.useRealTimers());

  test('is read once for all within a second, and again afterwards', async () => {
    const now = Date.UTC(2026, 10, 28);
    jest.useFakeTimers({ now });
    const rates = new InMemoryRates(aRate(125_000));
    const service = serviceOf(rates);
    await Promise.all([service.recentPayment(), service.recentPayment()]);
    expect(rates.reads).toBe(1);
    jest.setSystemTime(now + 1_000);
    await service.recentPayment();
    expect(rates.reads).toBe(2);
  });

  test('is read again after a failed read', async () => {
    const rates = new InMemoryRates(aRate(125_000));
    const service = serviceOf(rates);
    const newest = jest.spyOn(rates, 'newest').mockRejectedValueOnce(new Error('database is away'));
    await expect(service.recentPayment()).rejects.toThrow('database is away');
    newest.mockRestore();
    expect(await service.recentPayment()).toMatchObject({ rateScaled: 125_000 });
  });
});
