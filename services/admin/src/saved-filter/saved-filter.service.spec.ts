import { adminErrors, MOST_SAVED_FILTERS, type SaveFilterDto } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryFilters } from './saved-filter.fakes.js';
import { SavedFilterService } from './saved-filter.service.js';

const filter = (over: Partial<SaveFilterDto> = {}): SaveFilterDto => ({
  list: 'orders',
  name: 'К отправке',
  query: '{"filter":{"status":2}}',
  ...over,
});

let service: SavedFilterService;
beforeEach(() => {
  service = new SavedFilterService(new NoDatabase(), new InMemoryFilters());
});

test('a filter belongs to the person who saved it and to one list', async () => {
  await service.save('50', filter());
  expect(await service.of('50', 'orders')).toMatchObject([{ name: 'К отправке' }]);
  expect([await service.of('50', 'cars'), await service.of('51', 'orders')]).toEqual([[], []]);
});

test('a name is used once in a list, in whatever case it is written', async () => {
  await service.save('50', filter());
  await expect(service.save('50', filter({ name: 'к ОТПРАВКЕ' }))).rejects.toThrow(
    adminErrors.filterNameTaken.key,
  );
  await service.save('50', filter({ list: 'cars' }));
  await service.save('51', filter());
});

test('the same filter is saved once, however often it is sent; another query under its name is refused', async () => {
  const first = await service.save('50', filter());
  expect(await service.save('50', filter())).toEqual(first);
  expect(await service.of('50', 'orders')).toEqual([first]);
  await expect(service.save('50', filter({ query: '{"filter":{}}' }))).rejects.toThrow(
    adminErrors.filterNameTaken.key,
  );
});

test('a list has a largest number of filters; one that is removed makes room', async () => {
  for (let n = 1; n <= MOST_SAVED_FILTERS; n += 1) await service.save('50', filter({ name: `№ ${n}` }));
  await expect(service.save('50', filter())).rejects.toThrow(
    adminErrors.tooManyFilters({ most: MOST_SAVED_FILTERS }),
  );
  await service.remove('50', '1');
  await service.save('50', filter());
});

test('nobody removes the filter of another person', async () => {
  const { filterId } = await service.save('50', filter());
  await expect(service.remove('51', filterId)).rejects.toThrow(platformErrors.notFound.key);
  expect(await service.of('50', 'orders')).toHaveLength(1);
});
