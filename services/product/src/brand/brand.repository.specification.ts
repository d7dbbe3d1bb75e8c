import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { BrandRepository } from './brand.repository.js';

interface Given {
  /** Repository without brands. */
  readonly repository: BrandRepository;
  readonly tx: EntityManager;
  /** Lists a car of a brand. */
  readonly list: (brandId: string, seriesId?: string) => Promise<void>;
}

const inAll = (text: string) => ({ ru: text, zh: text, en: text });
const aNew = (name: string, over: object = {}) => ({ name: inAll(name), firstLetter: name[0]!, ...over });

export const brandSpecification = new Specification<Given>((arrange) => {
  it('is kept with defaults for missing fields', async () => {
    const { repository, tx } = await arrange();
    const brandId = await repository.insert(tx, aNew('Chery', { brandParentId: '0' }));
    const chery = {
      ...{ brandId, parentId: null, name: inAll('Chery'), description: {}, imgUrl: '', firstLetter: 'C' },
      ...{ seq: 0, status: 1, aliases: [] },
    };
    expect(await repository.one(brandId)).toMatchObject(chery);
    const said = { imgUrl: '/t.webp', seq: 5, status: 0, aliases: ['Тигго'] } as const;
    const series = await repository.insert(tx, aNew('Tiggo', { ...said, brandParentId: brandId }));
    expect(await repository.one(series)).toMatchObject({ parentId: brandId, ...said });
    expect(await repository.one('999')).toBeUndefined();
  });

  it('is listed by its place, then by age', async () => {
    const { repository, tx } = await arrange();
    const last = await repository.insert(tx, aNew('Chery', { seq: 2 }));
    const first = await repository.insert(tx, aNew('Haval', { seq: 1, status: 0 }));
    const second = await repository.insert(tx, aNew('Geely', { seq: 1, aliases: ['Джили'] }));
    const series = await repository.insert(tx, aNew('Tiggo', { seq: 0, brandParentId: last }));
    const found = async (query: Parameters<BrandRepository['find']>[0]) =>
      (await repository.find(query)).map(({ brandId }) => brandId);
    expect(await found({})).toEqual([series, first, second, last]);
    expect(await found({ parentId: null })).toEqual([first, second, last]);
    expect(await found({ parentId: last })).toEqual([series]);
    expect(await found({ ids: [last, first, '999'] })).toEqual([first, last]);
    expect(await found({ status: 0 })).toEqual([first]);
    expect(await found({ name: 'дЖИЛ' })).toEqual([second]);
    expect(await found({ name: 'e' })).toEqual([second, last]);
  });

  it('has a name of its own at its place', async () => {
    const { repository, tx } = await arrange();
    const make = await repository.insert(tx, aNew('Chery'));
    const taken = { code: '23505', constraint: 'brand_name' };
    await expect(repository.insert(tx, aNew('CHERY'))).rejects.toMatchObject(taken);
    const series = await repository.insert(tx, aNew('Chery', { brandParentId: make }));
    const other = await repository.insert(tx, aNew('Haval'));
    await expect(repository.update(tx, { brandId: other, name: inAll('chery') })).rejects.toMatchObject(
      taken,
    );
    expect((await repository.find({})).map(({ brandId }) => brandId)).toEqual([make, series, other]);
    expect((await repository.one(other))?.name).toEqual(inAll('Haval'));
  });

  it('changes only the named fields', async () => {
    const { repository, tx } = await arrange();
    const make = await repository.insert(tx, aNew('Chery', { seq: 3, aliases: ['Чери'] }));
    const other = await repository.insert(tx, aNew('Haval'));
    const series = await repository.insert(tx, aNew('Tiggo', { brandParentId: make }));
    await repository.update(tx, { brandId: series, brandParentId: other, status: 0 });
    expect(await repository.one(series)).toMatchObject({ parentId: other, status: 0, name: inAll('Tiggo') });
    await repository.update(tx, { brandId: series, brandParentId: '0', name: inAll('Tiggo 8') });
    expect(await repository.one(series)).toMatchObject({ parentId: null, status: 0, name: inAll('Tiggo 8') });
    expect(await repository.one(make)).toMatchObject({ seq: 3, aliases: ['Чери'] });
  });

  it('is in use while it has series or cars', async () => {
    const { repository, tx, list } = await arrange();
    const make = await repository.insert(tx, aNew('Chery'));
    const series = await repository.insert(tx, aNew('Tiggo', { brandParentId: make }));
    const other = await repository.insert(tx, aNew('Haval'));
    expect(await repository.isInUse(tx, make)).toBe(true);
    expect(await repository.isInUse(tx, series)).toBe(false);
    await list(make, series);
    expect(await repository.isInUse(tx, series)).toBe(true);
    expect(await repository.isInUse(tx, other)).toBe(false);
    await list(other);
    expect(await repository.isInUse(tx, other)).toBe(true);
  });

  it('is removed alone', async () => {
    const { repository, tx } = await arrange();
    const [chery, haval] = [
      await repository.insert(tx, aNew('Chery')),
      await repository.insert(tx, aNew('Haval')),
    ];
    await repository.remove(tx, chery);
    expect((await repository.find({})).map(({ brandId }) => brandId)).toEqual([haval]);
  });
});
