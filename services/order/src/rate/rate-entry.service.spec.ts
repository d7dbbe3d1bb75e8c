import { orderErrors, type EnterRateDto } from '@mall/contracts/order';
import { anna, boris } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryProposals } from '../setting/change-proposal.fakes.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { RateEntryService } from './rate-entry.service.js';
import { aRate, InMemoryCentralBank, InMemoryRates } from './rate.fakes.js';

const request = (rate: number, asOf?: string): EnterRateDto => ({
  from: 'CNY',
  to: 'RUB',
  purpose: 'payment',
  rate,
  source: 'bank',
  ...(asOf ? { asOf } : {}),
});

/** The rate before is 12.5; a change of more than 5 % needs two people. */
function aDesk({ before = 125_000 as number | null, ofBank = null as number | null } = {}) {
  const rates = new InMemoryRates(before === null ? undefined : aRate(before));
  const bank = new InMemoryCentralBank(
    ofBank === null ? undefined : aRate(ofBank, { origin: 'centralBank' }),
  );
  const settings = new InMemorySettings({ rateJumpPercent: 5 });
  const service = new RateEntryService(new NoDatabase(), rates, bank, settings, new InMemoryProposals());
  return { service, rates };
}

test('a rate near the one before counts at once', async () => {
  const { service, rates } = aDesk();
  await service.enter(anna, request(12.6));
  expect(rates.entered).toMatchObject([{ rateScaled: 126_000, enteredBy: 'anna', secondBy: null }]);
});

test('a jump counts when a second person has entered the same rate', async () => {
  const { service, rates } = aDesk();
  await expect(service.enter(anna, request(125))).rejects.toThrow(
    orderErrors.rateJumps({ reference: 12.5, percent: 5 }),
  );
  await expect(service.enter(anna, request(125))).rejects.toThrow(orderErrors.rateJumps.key);
  expect(rates.entered).toEqual([]);
  await service.enter(boris, request(125));
  expect(rates.entered).toMatchObject([{ rateScaled: 1_250_000, enteredBy: 'anna', secondBy: 'boris' }]);
});

test('the first rate is compared with the central bank', async () => {
  const { service } = aDesk({ before: null, ofBank: 125_000 });
  await expect(service.enter(anna, request(1.25))).rejects.toThrow(orderErrors.rateJumps.key);
});

test('without anything to compare it with, one person enters the first rate', async () => {
  const { service, rates } = aDesk({ before: null });
  await service.enter(anna, request(1.25));
  expect(rates.entered).toHaveLength(1);
});

test('a rate of a moment before the newest one is refused at that field', async () => {
  const { service, rates } = aDesk();
  const late = service.enter(anna, request(12.6, '2026-11-19T12:00:00Z'));
  await expect(late).rejects.toMatchObject({ issues: [{ field: 'asOf' }] });
  expect(rates.entered).toEqual([]);
});
