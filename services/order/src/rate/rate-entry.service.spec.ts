import { orderErrors, type EnterRateDto } from '@mall/contracts/order';
import { anna, boris } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryProposals } from '../setting/change-proposal.fakes.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { RateEntryService } from './rate-entry.service.js';
import { RateGuard } from './rate-guard.service.js';
import { aRate, InMemoryCentralBank, InMemoryRates, InMemoryRatesInForce } from './rate.fakes.js';

const request = (rate: number, asOf?: string): EnterRateDto => ({
  from: 'CNY',
  to: 'RUB',
  purpose: 'payment',
  rate,
  source: 'bank',
  ...(asOf ? { asOf } : {}),
});

/** Returns a desk whose former rate is 12.5; a change of more than 5 % needs two people. */
function aDesk({
  before = 125_000 as number | null,
  ofBank = null as number | null,
  recent = [] as number[],
} = {}) {
  const rates = new InMemoryRates(before === null ? undefined : aRate(before));
  const bank = new InMemoryCentralBank(
    ofBank === null ? undefined : aRate(ofBank, { origin: 'centralBank' }),
  );
  const settings = new InMemorySettings({ rateJumpPercent: 5, marginBasisPoints: 0 });
  const inForce = new InMemoryRatesInForce(...recent);
  const proposals = new InMemoryProposals();
  const guard = new RateGuard(rates, bank, inForce, settings, proposals);
  return { service: new RateEntryService(new NoDatabase(), rates, guard, proposals), rates, inForce };
}

test('a rate near the one before counts at once', async () => {
  const { service, rates } = aDesk();
  await service.enter(anna, request(12.6));
  expect(rates.entered).toMatchObject([{ rateScaled: 126_000, enteredBy: 'anna', secondBy: null }]);
});

test('a rate that is repeated because its answer was lost is entered once, for one person and for two', async () => {
  const { service, rates } = aDesk();
  const rateId = await service.enter(anna, request(12.6));
  expect(await service.enter(anna, request(12.6))).toBe(rateId);
  await expect(service.enter(anna, request(125))).rejects.toThrow(orderErrors.rateJumps.key);
  const jumped = await service.enter(boris, request(125));
  for (const who of [boris, anna]) expect(await service.enter(who, request(125))).toBe(jumped);
  expect(rates.entered).toHaveLength(2);
});

test('a jump counts when a second person has entered the same rate', async () => {
  const { service, rates } = aDesk();
  await expect(service.enter(anna, request(125))).rejects.toThrow(
    orderErrors.rateJumps({
      rate: 125,
      reference: 12.5,
      percent: 5,
      allowed: {
        ru: 'Без второго сотрудника — от 11,875 до 13,125',
        zh: '单人可设 11.875 至 13.125',
        en: 'Alone you may set 11.875 to 13.125',
      },
    }),
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

test('steps that add up to a jump count as one, and so does the way back', async () => {
  const { service, rates } = aDesk();
  await service.enter(anna, request(12.9));
  await service.enter(anna, request(13.1));
  await expect(service.enter(anna, request(13.5))).rejects.toThrow(orderErrors.rateJumps.key);
  await expect(service.enter(anna, request(12.4))).rejects.toThrow(orderErrors.rateJumps.key);
  expect(rates.entered).toHaveLength(2);
});

test('a rate is compared with those that were in use within 72 hours, not only with the present one', async () => {
  const { service } = aDesk({ recent: [100_000] });
  const entry = service.enter(anna, request(12.5));
  await expect(entry).rejects.toThrow(orderErrors.rateJumps.key);
  await expect(entry).rejects.toMatchObject({
    params: { reference: 10, allowed: { en: expect.stringContaining('72 hours') as string } },
  });
});

test('the rates that held until now and that hold from now on are recorded', async () => {
  const { service, inForce } = aDesk();
  await service.enter(anna, request(12.6));
  const recent = await inForce.recent(new NoDatabase().manager, 'CNY', 'payment');
  expect(recent).toEqual([125_000, 126_000]);
});

test('a rate that a person enters cannot claim to be that of a central bank', async () => {
  const { service, rates } = aDesk();
  for (const source of ['ЦБ РФ, 21.11.2026', 'Bank of Russia', '俄罗斯央行'])
    await expect(service.enter(anna, { ...request(12.6), source })).rejects.toMatchObject({
      issues: [{ field: 'source' }],
    });
  expect(rates.entered).toEqual([]);
});
