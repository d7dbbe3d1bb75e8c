import { adminErrors } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { aDictionary, aDictionaryItem, InMemoryDictionaries } from './dictionary.fakes.js';
import { DictionaryService } from './dictionary.service.js';

const descriptions = { ru: 'Привод', zh: '驱动', en: 'Drive' };
const labels = { ru: 'Дизель', zh: '柴油', en: 'Diesel' };

describe('a dictionary', () => {
  it('is created once for each type', async () => {
    const service = new DictionaryService(new InMemoryDictionaries());
    const created = await service.create({ dictType: 'drive', descriptions });
    expect(created).toMatchObject({ dict_type: 'drive', remarks: null, is_system: false });
    const again = service.create({ dictType: 'drive', descriptions });
    await expect(again).rejects.toThrow(adminErrors.dictTypeTaken({ dictType: 'drive' }));
  });

  it('keeps fields that a change leaves out', async () => {
    const service = new DictionaryService(new InMemoryDictionaries([aDictionary({ remarks: 'note' })]));
    expect(await service.update({ id: '1', descriptions })).toMatchObject({ descriptions, remarks: 'note' });
    expect(await service.update({ id: '1', remarks: null })).toMatchObject({ descriptions, remarks: null });
  });

  it('can be removed unless it is built in', async () => {
    const store = new InMemoryDictionaries([
      aDictionary(),
      aDictionary({ dict_id: '2', dict_type: 'order_status', is_system: true }),
    ]);
    const service = new DictionaryService(store);
    await service.remove('1');
    await expect(service.remove('1')).rejects.toThrow(platformErrors.notFound());
    await expect(service.remove('2')).rejects.toThrow(adminErrors.systemRecord());
    expect(store.dictionaries.map(({ dict_id }) => dict_id)).toEqual(['2']);
  });
});

describe('an item of a dictionary', () => {
  const item = { dictId: '1', itemValue: 'diesel', labels };

  it('is created with the fields that are given', async () => {
    const service = new DictionaryService(new InMemoryDictionaries([aDictionary()]));
    const created = await service.createItem({ ...item, sortOrder: 20, listClass: 'success' });
    expect(created).toMatchObject({ item_value: 'diesel', sort_order: 20, list_class: 'success' });
  });

  it('needs a dictionary that exists', () =>
    expect(new DictionaryService(new InMemoryDictionaries()).createItem(item)).rejects.toThrow(
      platformErrors.notFound(),
    ));

  it('has a value that no other item of the dictionary has', async () => {
    const store = new InMemoryDictionaries(
      [aDictionary()],
      [aDictionaryItem(), aDictionaryItem({ item_id: '11', item_value: 'diesel' })],
    );
    const service = new DictionaryService(store);
    const taken = adminErrors.itemValueTaken({ itemValue: 'diesel' });
    await expect(service.createItem(item)).rejects.toThrow(taken);
    await expect(service.updateItem({ id: '10', itemValue: 'diesel' })).rejects.toThrow(taken);
    expect(await service.getItem('10')).toMatchObject({ item_value: 'petrol' });
  });

  it('that is built in keeps its value, which code refers to, but can be renamed', async () => {
    const builtIn = aDictionaryItem({ is_system: true });
    const service = new DictionaryService(new InMemoryDictionaries([aDictionary()], [builtIn]));
    const systemRecord = adminErrors.systemRecord();
    await expect(service.updateItem({ id: '10', itemValue: 'gas' })).rejects.toThrow(systemRecord);
    await expect(service.removeItem('10')).rejects.toThrow(systemRecord);
    const renamed = await service.updateItem({ id: '10', itemValue: 'petrol', labels });
    expect(renamed).toMatchObject({ item_value: 'petrol', labels });
  });
});
