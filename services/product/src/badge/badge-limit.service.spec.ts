import { Logger } from '@nestjs/common';
import type { PreferenceLimitsView } from '@mall/contracts/order';
import { fakeClient } from '@mall/messaging/fakes';
import { InMemoryLimits } from './badge-limit.fakes.js';
import { BadgeLimitService } from './badge-limit.service.js';

Logger.overrideLogger(false);

const figures: PreferenceLimitsView = {
  combustionPowerHp: 160,
  combustionUpToCc: 3_000,
  electricPower30MinHp: 80,
  ageFromYears: 3,
  ageToYears: 5,
  untestedPeakPercent: null,
  tableId: '1',
  validFrom: '2026-01-01',
  source: 'Example',
};

/** Starts a service whose order service answers with these figures, or does not answer. */
async function started(limits: InMemoryLimits, answer: PreferenceLimitsView | undefined) {
  type Orders = ConstructorParameters<typeof BadgeLimitService>[1];
  const preference = async (): Promise<PreferenceLimitsView> => {
    if (!answer) throw new Error('away');
    return answer;
  };
  const service = new BadgeLimitService(limits, fakeClient<Orders>({ preference }));
  await service.onApplicationBootstrap();
  await new Promise(setImmediate);
  service.onModuleDestroy();
  return service;
}

test('the figures of the order service apply and are stored', async () => {
  const limits = new InMemoryLimits();
  expect((await started(limits, figures)).current).toMatchObject({ combustionPowerHp: 160, ageToYears: 5 });
  expect((await limits.current()).get('combustionPowerHp')).toBe(160);
});

test('after a restart the stored figures apply while the order service does not answer', async () => {
  const limits = new InMemoryLimits();
  await started(limits, figures);
  expect((await started(limits, undefined)).current).toMatchObject({ electricPower30MinHp: 80 });
});

test('while a figure is unknown no car gets a badge that depends on it', async () => {
  const limits = new InMemoryLimits();
  expect((await started(limits, undefined)).current).toBeUndefined();
  await limits.save([
    { limitKey: 'combustionPowerHp', validFrom: figures.validFrom, value: 160, source: figures.source },
  ]);
  expect((await started(limits, undefined)).current).toBeUndefined();
});
