import { platformErrors } from '@mall/contracts/define';
import { productErrors, synonymStatuses } from '@mall/contracts/product';
import { InMemorySynonyms } from './synonym.fakes.js';
import { SynonymService } from './synonym.service.js';

let service: SynonymService;
beforeEach(() => {
  service = new SynonymService(new InMemorySynonyms());
});

test('terms are kept without spaces around them and without repetitions', async () => {
  const { terms } = await service.create({ terms: [' бэха ', 'bmw  x5', 'бэха'] });
  expect(terms).toEqual(['бэха', 'bmw x5']);
});

test.each([
  ['signs alone', '—'],
  ['spaces alone', '  '],
  ['more than 60 characters', 'я'.repeat(61)],
])('a term of %s is refused, in a new group and in a changed one', async (_, term) => {
  const refusal = productErrors.synonymUnusable.key;
  await expect(service.create({ terms: ['bmw', term] })).rejects.toThrow(refusal);
  const { synonymId } = await service.create({ terms: ['bmw', 'бэха'] });
  await expect(service.update({ synonymId, terms: ['bmw', term] })).rejects.toThrow(refusal);
  expect((await service.one(synonymId)).terms).toEqual(['bmw', 'бэха']);
});

test('switching a group off keeps its terms', async () => {
  const { synonymId } = await service.create({ terms: ['bmw', 'бэха'] });
  const changed = await service.update({ synonymId, status: synonymStatuses.notInUse });
  expect(changed).toMatchObject({ terms: ['bmw', 'бэха'], status: synonymStatuses.notInUse });
});

test('a missing group can be neither changed nor removed', async () => {
  const notFound = platformErrors.notFound.key;
  await expect(service.update({ synonymId: '9', status: 0 })).rejects.toThrow(notFound);
  await expect(service.remove('9')).rejects.toThrow(notFound);
});

test('a list can be sorted by its columns alone', async () => {
  const request = { current: 1, size: 10, sortBy: 'constructor' };
  await expect(service.find(request as never)).rejects.toThrow(productErrors.columnUnknown.key);
});
