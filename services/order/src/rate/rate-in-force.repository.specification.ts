import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { RateInForceRepository } from './rate-in-force.repository.js';

interface Given {
  /** Repository without rates in use. */
  readonly repository: RateInForceRepository;
  readonly tx: EntityManager;
  /** Moves the beginning of every rate back by so many hours. */
  readonly age: (hours: number) => Promise<void>;
}

const soon = () => new Date(Date.now() + 3_600_000);

export const rateInForceSpecification = new Specification<Given>((arrange) => {
  async function aWatch() {
    const { repository, tx, age } = await arrange();
    const record = (rateScaled: number, laterScaled?: number) =>
      repository.record(tx, 'CNY', 'payment', [
        { rateScaled, since: null },
        ...(laterScaled ? [{ rateScaled: laterScaled, since: soon() }] : []),
      ]);
    const recent = async () => (await repository.recent(tx, 'CNY', 'payment')).sort((a, b) => a - b);
    return { repository, tx, age, record, recent };
  }

  it('answers what was in use within 72 hours, however long ago it began', async () => {
    const { record, recent, age } = await aWatch();
    expect(await recent()).toEqual([]);
    await record(100_000);
    await age(200);
    expect(await recent()).toEqual([100_000]);
    await record(110_000);
    await record(105_000);
    expect(await recent()).toEqual([100_000, 105_000, 110_000]);
    await age(71);
    expect(await recent()).toEqual([100_000, 105_000, 110_000]);
    await age(2);
    expect(await recent()).toEqual([105_000]);
  });

  it('answers a rate once that was in use twice', async () => {
    const { record, recent, age } = await aWatch();
    for (const rateScaled of [100_000, 110_000, 100_000]) {
      await record(rateScaled);
      await age(1);
    }
    expect(await recent()).toEqual([100_000, 110_000]);
  });

  it('keeps currencies and purposes apart', async () => {
    const { repository, tx, record, recent } = await aWatch();
    await record(100_000);
    await repository.record(tx, 'CNY', 'customs', [{ rateScaled: 120_000, since: null }]);
    await repository.record(tx, 'EUR', 'payment', [{ rateScaled: 900_000, since: null }]);
    expect(await recent()).toEqual([100_000]);
    expect(await repository.recent(tx, 'CNY', 'customs')).toEqual([120_000]);
  });

  it('does not count an expected rate until it holds, and drops it when another one does', async () => {
    const { record, recent, age } = await aWatch();
    await record(100_000, 120_000);
    expect(await recent()).toEqual([100_000]);
    await record(100_000, 130_000);
    await age(2);
    expect(await recent()).toEqual([100_000, 130_000]);
  });
});
