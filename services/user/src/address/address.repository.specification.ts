import type { NewAddressDto } from '@mall/contracts/user';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { AddressRepository } from './address.repository.js';

interface Given {
  /** Repository in which buyers 7 and 8 have no addresses. */
  readonly repository: AddressRepository;
  readonly tx: EntityManager;
}

const anAddress = (over: Partial<NewAddressDto> = {}): NewAddressDto => ({
  consignee: 'Иванов Пётр',
  mobile: '+79141234567',
  country: 'RU',
  province: 'Приморский край',
  city: 'Уссурийск',
  addr: 'ул. Ленина, 1',
  postCode: '692500',
  isDefault: 0,
  ...over,
});

export const addressSpecification = new Specification<Given>((arrange) => {
  it('is kept as it was entered, without spaces around it, and found by its owner only', async () => {
    const { repository, tx } = await arrange();
    await tx.transaction((inner) => repository.lockOwner('7', inner));
    const said = { provinceId: '25', cityId: '2511', areaId: '251101', area: 'Центр', lng: 131.9, lat: 43.8 };
    const written = anAddress({ ...said, consignee: ' Иванов Пётр ', addr: ' ул. Ленина, 1 ' });
    const inserted = await repository.insert('7', written, false, tx);
    expect(inserted).toMatchObject({ ...anAddress(), ...said, userId: '7', isDefault: false });
    expect(await repository.find('7', inserted.addrId)).toEqual(inserted);
    expect(await repository.find('8', inserted.addrId, tx)).toBeUndefined();
    expect(await repository.find('7', '999')).toBeUndefined();
    const plain = await repository.insert('7', anAddress(), false, tx);
    expect(plain).toMatchObject({
      provinceId: null,
      cityId: null,
      areaId: null,
      area: null,
      lng: null,
      lat: null,
    });
  });

  it('is listed with the default one first, then the newest', async () => {
    const { repository, tx } = await arrange();
    expect(await repository.findDefault('7')).toBeUndefined();
    const insert = async (isDefault: boolean, userId = '7') =>
      (await repository.insert(userId, anAddress(), isDefault, tx)).addrId;
    const [first, standard, last] = [await insert(false), await insert(true), await insert(false)];
    await insert(true, '8');
    const ids = async () => (await repository.list('7')).map(({ addrId }) => addrId);
    expect(await ids()).toEqual([standard, last, first]);
    expect((await repository.findDefault('7'))?.addrId).toBe(standard);
    expect(await repository.list('7', tx)).toHaveLength(3);
    await repository.clearDefault('7', tx, standard);
    expect((await repository.findDefault('7'))?.isDefault).toBe(true);
    await repository.clearDefault('7', tx);
    expect(await ids()).toEqual([last, standard, first]);
    // Without a default address, the newest takes its place.
    expect((await repository.findDefault('7'))?.addrId).toBe(last);
    expect((await repository.findDefault('8'))?.isDefault).toBe(true);
  });

  it('is the default one of its owner alone', async () => {
    const { repository, tx } = await arrange();
    const { addrId } = await repository.insert('7', anAddress(), true, tx);
    await expect(repository.insert('7', anAddress(), true, tx)).rejects.toMatchObject({ code: '23505' });
    const other = await repository.insert('7', anAddress(), false, tx);
    const second = repository.change('7', other.addrId, anAddress(), true, tx);
    await expect(second).rejects.toMatchObject({ code: '23505' });
    expect((await repository.list('7')).map(({ isDefault }) => isDefault)).toEqual([true, false]);
    await repository.makeNewestDefault('7', tx);
    expect((await repository.findDefault('7'))?.addrId).toBe(addrId);
  });

  it('becomes the default one as the newest where there is none', async () => {
    const { repository, tx } = await arrange();
    await repository.makeNewestDefault('7', tx);
    for (const userId of ['7', '7', '8']) await repository.insert(userId, anAddress(), false, tx);
    await repository.makeNewestDefault('7', tx);
    expect((await repository.list('7')).map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect((await repository.list('8')).map(({ isDefault }) => isDefault)).toEqual([false]);
    expect((await repository.list('7'))[0]!.addrId).toBe((await repository.findDefault('7'))!.addrId);
  });

  it('is changed as a whole, and removed, by its owner only', async () => {
    const { repository, tx } = await arrange();
    const { addrId } = await repository.insert('7', anAddress({ area: 'Центр' }), false, tx);
    await repository.change('8', addrId, anAddress({ city: 'Артём' }), true, tx);
    expect(await repository.find('7', addrId)).toMatchObject({ city: 'Уссурийск', isDefault: false });
    await repository.change('7', addrId, anAddress({ city: 'Артём' }), true, tx);
    expect(await repository.find('7', addrId)).toMatchObject({ city: 'Артём', area: null, isDefault: true });
    expect(await repository.remove('8', addrId, tx)).toBe(false);
    expect(await repository.remove('7', addrId, tx)).toBe(true);
    expect(await repository.remove('7', addrId, tx)).toBe(false);
    expect(await repository.list('7')).toEqual([]);
  });
});
