import { Specification } from '@mall/testing/specification';
import type { DictionaryRepository } from './dictionary.repository.js';

interface Given {
  /** Repository without dictionaries. */
  readonly repository: DictionaryRepository;
}

const inAll = (text: string) => ({ ru: text, zh: text, en: text });
const fuel = { dictType: 'fuel_type', descriptions: inAll('Fuel'), remarks: null };
const drive = { dictType: 'drive', descriptions: inAll('Drive'), remarks: 'note' };

export const dictionarySpecification = new Specification<Given>((arrange) => {
  const petrolOf = (dictId: string) => ({ dictId, itemValue: 'petrol', labels: inAll('Petrol') });

  it('is kept as it was written, and counts its items', async () => {
    const { repository } = await arrange();
    const dictId = await repository.insert(drive);
    expect(await repository.byId(dictId)).toMatchObject({
      ...{ dict_id: dictId, dict_type: 'drive', descriptions: inAll('Drive'), remarks: 'note' },
      ...{ is_system: false, item_count: 0, created_at: expect.any(Date) as Date },
    });
    await repository.insertItem(petrolOf(dictId));
    expect(await repository.byId(dictId)).toMatchObject({ item_count: 1 });
    expect(await repository.byId('999')).toBeUndefined();
  });

  it('has items with the type of their dictionary, and defaults for missing fields', async () => {
    const { repository } = await arrange();
    const dictId = await repository.insert(drive);
    const itemId = await repository.insertItem(petrolOf(dictId));
    expect(await repository.itemById(itemId)).toEqual({
      ...{
        item_id: itemId,
        dict_id: dictId,
        dict_type: 'drive',
        item_value: 'petrol',
        labels: inAll('Petrol'),
      },
      ...{ description: null, sort_order: 0, list_class: 'default', css_class: null, remarks: null },
      is_system: false,
    });
    expect(await repository.itemById('999')).toBeUndefined();
  });

  it('has a type of its own, and each value once', async () => {
    const { repository } = await arrange();
    const [one, other] = [await repository.insert(fuel), await repository.insert(drive)];
    await expect(repository.insert(fuel)).rejects.toMatchObject({ code: '23505' });
    await repository.insertItem(petrolOf(one));
    await repository.insertItem(petrolOf(other));
    await expect(repository.insertItem(petrolOf(one))).rejects.toMatchObject({ code: '23505' });
    const diesel = await repository.insertItem({ ...petrolOf(one), itemValue: 'diesel' });
    const renamed = repository.updateItem(diesel, { itemValue: 'petrol' });
    await expect(renamed).rejects.toMatchObject({ code: '23505' });
    expect(await repository.itemById(diesel)).toMatchObject({ item_value: 'diesel' });
    expect(await repository.byId(one)).toMatchObject({ item_count: 2 });
  });

  it('changes only the named fields, and only if it exists', async () => {
    const { repository } = await arrange();
    const dictId = await repository.insert(drive);
    await repository.update(dictId, { descriptions: inAll('Wheels'), remarks: undefined });
    expect(await repository.byId(dictId)).toMatchObject({ descriptions: inAll('Wheels'), remarks: 'note' });
    const itemId = await repository.insertItem(petrolOf(dictId));
    await repository.updateItem(itemId, { sortOrder: 5, cssClass: 'big', listClass: undefined });
    const changed = { sort_order: 5, css_class: 'big', list_class: 'default', item_value: 'petrol' };
    expect(await repository.itemById(itemId)).toMatchObject(changed);
    await repository.update('999', { remarks: 'x' });
    await repository.updateItem('999', { itemValue: 'x' });
    expect(await repository.itemById(itemId)).toMatchObject(changed);
    expect(await repository.itemById('999')).toBeUndefined();
  });

  it('is removed with its items, and they alone', async () => {
    const { repository } = await arrange();
    const [one, other] = [await repository.insert(fuel), await repository.insert(drive)];
    const [petrol, kept] = [
      await repository.insertItem(petrolOf(one)),
      await repository.insertItem(petrolOf(other)),
    ];
    for (const unknown of ['998', '999']) {
      await repository.removeItem(unknown);
      await repository.remove(unknown);
    }
    await repository.remove(one);
    expect(await repository.byId(one)).toBeUndefined();
    expect(await repository.itemById(petrol)).toBeUndefined();
    expect(await repository.byId(other)).toMatchObject({ item_count: 1 });
    await repository.removeItem(kept);
    expect(await repository.byId(other)).toMatchObject({ item_count: 0 });
  });
});
