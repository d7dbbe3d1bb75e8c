import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { NewRate, RateRepository } from './rate.repository.js';

interface Given {
  /** Repository without rates. */
  readonly repository: RateRepository;
  readonly tx: EntityManager;
}

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const aNewRate = (rateScaled: number, over: Partial<NewRate> = {}): NewRate => ({
  from: 'CNY',
  purpose: 'payment',
  rateScaled,
  source: 'bank',
  asOf: hoursAgo(1),
  enteredBy: 'anna',
  secondBy: null,
  ...over,
});

export const rateSpecification = new Specification<Given>((arrange) => {
  it('answers the rate with the latest moment, of that currency and purpose', async () => {
    const { repository, tx } = await arrange();
    expect(await repository.newest('CNY', 'payment')).toBeUndefined();
    const asOf = hoursAgo(1);
    const rateId = await repository.enter(tx, aNewRate(125_000, { asOf }));
    await repository.enter(tx, aNewRate(124_000, { asOf: hoursAgo(2) }));
    await repository.enter(tx, aNewRate(130_000, { purpose: 'customs' }));
    await repository.enter(tx, aNewRate(900_000, { from: 'EUR' }));
    expect(await repository.newest('CNY', 'payment')).toMatchObject({
      ...{ rateId, from: 'CNY', to: 'RUB', origin: 'manual', rateScaled: 125_000, source: 'bank', asOf },
    });
    expect(await repository.newest('CNY', 'customs')).toMatchObject({ rateScaled: 130_000 });
    expect(await repository.newest('USD', 'payment')).toBeUndefined();
  });

  it('answers the one that was entered last of two with the same moment', async () => {
    const { repository, tx } = await arrange();
    const asOf = hoursAgo(1);
    for (const rateScaled of [125_000, 124_000]) await repository.enter(tx, aNewRate(rateScaled, { asOf }));
    expect(await repository.newest('CNY', 'payment')).toMatchObject({ rateScaled: 124_000 });
  });

  it('recognises the newest rate of the person who entered it, alone or as one of two', async () => {
    const { repository, tx } = await arrange();
    const asOf = hoursAgo(1);
    const { enteredBy: _one, secondBy: _other, asOf: _moment, ...entry } = aNewRate(125_000);
    expect(await repository.repeated(tx, entry, 'anna')).toBeUndefined();
    const rateId = await repository.enter(tx, aNewRate(125_000, { asOf, secondBy: 'boris' }));
    for (const by of ['anna', 'boris']) {
      expect(await repository.repeated(tx, entry, by)).toBe(rateId);
      expect(await repository.repeated(tx, { ...entry, asOf }, by)).toBe(rateId);
    }
    const others = [
      { ...entry, rateScaled: 125_001 },
      { ...entry, source: 'notice' },
      { ...entry, purpose: 'customs' },
      { ...entry, from: 'EUR' },
      { ...entry, asOf: hoursAgo(2) },
    ] as const;
    for (const other of others) expect(await repository.repeated(tx, other, 'anna')).toBeUndefined();
    expect(await repository.repeated(tx, entry, 'clara')).toBeUndefined();
    await repository.enter(tx, aNewRate(124_000, { asOf: hoursAgo(0.5) }));
    expect(await repository.repeated(tx, entry, 'anna')).toBeUndefined();
  });

  it('enters a moment in the future as now', async () => {
    const { repository, tx } = await arrange();
    await repository.enter(tx, aNewRate(125_000, { asOf: hoursAgo(-5) }));
    const newest = await repository.newest('CNY', 'payment');
    expect(newest?.rateScaled).toBe(125_000);
    expect(newest!.asOf.getTime()).toBeLessThan(Date.now() + HOUR_MS);
  });
});
