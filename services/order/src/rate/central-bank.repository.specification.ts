import { Specification } from '@mall/testing/specification';
import { dayAt } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import type { CentralBankRepository } from './central-bank.repository.js';
import type { CentralBankFile } from './val-curs.js';

interface Given {
  /** Repository that contains only `yesterdaysFile`. */
  readonly repository: CentralBankRepository;
  readonly tx: EntityManager;
}

const dayIn = (days: number) => dayAt(new Date(), 24 * days);

const aFile = (rateDate: string, yuanScaled: number): CentralBankFile => ({
  rateDate,
  rates: [{ currency: 'CNY', nominal: 10, valueScaled: 10 * yuanScaled }],
});

/** File with 12 roubles for one yuan. */
export const yesterdaysFile = (): CentralBankFile => aFile(dayIn(-1), 120_000);

const NONE_HELD = new Map<string, number>();
const YUAN_HELD = new Map([['CNY', 120_000]]);

export const centralBankSpecification = new Specification<Given>((arrange) => {
  async function aBank() {
    const { repository, tx } = await arrange();
    const yuan = async () => (await repository.newest('CNY', 'payment'))?.rateScaled;
    const held = () => repository.held(['CNY', 'EUR']);
    return { repository, tx, yuan, held };
  }

  it('answers the figure of a currency for both purposes, and nothing for one that the file does not have', async () => {
    const { repository, tx } = await aBank();
    for (const purpose of ['payment', 'customs'] as const) {
      expect(await repository.newest('CNY', purpose)).toMatchObject({
        ...{ rateId: null, from: 'CNY', to: 'RUB', origin: 'centralBank', rateScaled: 120_000 },
      });
      expect(await repository.newest('EUR', purpose)).toBeUndefined();
    }
    expect(await repository.published('CNY', tx)).toMatchObject([
      { rate: { rateScaled: 120_000 }, since: null },
    ]);
    expect(await repository.published('EUR', tx)).toEqual([]);
  });

  it('knows the day of the file at hand', async () => {
    const { repository, tx } = await aBank();
    expect(await repository.lock(tx)).toBe(dayIn(-1));
    await repository.keep(tx, aFile(dayIn(0), 121_000), NONE_HELD);
    expect(await repository.lock(tx)).toBe(dayIn(0));
  });

  it('uses a file from its day on, and announces before what will hold', async () => {
    const { repository, tx, yuan } = await aBank();
    await repository.keep(tx, aFile(dayIn(0), 121_000), NONE_HELD);
    await repository.keep(tx, aFile(dayIn(2), 122_000), NONE_HELD);
    expect(await yuan()).toBe(121_000);
    expect(await repository.published('CNY', tx)).toMatchObject([
      { rate: { rateScaled: 121_000 }, since: null },
      { rate: { rateScaled: 122_000 }, since: new Date(`${dayIn(2)}T00:00:00+03:00`) },
    ]);
  });

  it('does not use a rate that is held back until it is accepted', async () => {
    const { repository, tx, yuan, held } = await aBank();
    await repository.keep(tx, aFile(dayIn(0), 200_000), YUAN_HELD);
    expect(await yuan()).toBe(120_000);
    expect(await repository.published('CNY', tx)).toMatchObject([{ rate: { rateScaled: 120_000 } }]);
    const [rateDate, referenceScaled] = [dayIn(0), 120_000];
    expect(await held()).toEqual([
      { currency: 'CNY', rateDate, rateScaled: 200_000, referenceScaled, isLater: false },
    ]);
    expect(await repository.held(['EUR'])).toEqual([]);
    const stored = { currency: 'CNY', rateDate, rateScaled: 200_000 };
    expect(await repository.isInUse(tx, stored)).toBe(false);
    await repository.accept(tx, { currency: 'EUR', rateDate });
    await repository.accept(tx, { currency: 'CNY', rateDate: dayIn(-1) });
    expect(await yuan()).toBe(120_000);
    await repository.accept(tx, { currency: 'CNY', rateDate });
    expect(await yuan()).toBe(200_000);
    expect(await held()).toEqual([]);
    expect(await repository.isInUse(tx, stored)).toBe(true);
    expect(await repository.isInUse(tx, { ...stored, rateScaled: 200_001 })).toBe(false);
    expect(await repository.isInUse(tx, { ...stored, currency: 'EUR' })).toBe(false);
  });

  it('treats a repeated file like one, and an accepted rate stays accepted until the bank corrects it', async () => {
    const { repository, tx, yuan, held } = await aBank();
    const again = (yuanScaled: number) => repository.keep(tx, aFile(dayIn(0), yuanScaled), YUAN_HELD);
    await again(200_000);
    await again(200_000);
    expect(await held()).toHaveLength(1);
    await repository.accept(tx, { currency: 'CNY', rateDate: dayIn(0) });
    await again(200_000);
    expect(await yuan()).toBe(200_000);
    await again(300_000);
    expect(await yuan()).toBe(120_000);
    expect(await held()).toMatchObject([{ rateScaled: 300_000 }]);
  });

  it('asks about held rates until a later file has one that is not', async () => {
    const { repository, tx, held } = await aBank();
    await repository.keep(tx, aFile(dayIn(0), 200_000), YUAN_HELD);
    await repository.keep(tx, aFile(dayIn(2), 201_000), YUAN_HELD);
    expect(await held()).toMatchObject([
      { rateScaled: 200_000, isLater: false },
      { rateScaled: 201_000, isLater: true },
    ]);
    await repository.keep(tx, aFile(dayIn(2), 121_000), NONE_HELD);
    expect(await held()).toEqual([]);
  });
});
