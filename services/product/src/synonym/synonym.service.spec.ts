import { platformErrors } from '@mall/contracts/define';
import { productErrors, synonymStatuses } from '@mall/contracts/product';
import { NoDatabase } from '@mall/persistence/fakes';
import { SearchSynonym } from './search-synonym.entity.js';
import { SynonymRepository } from './synonym.repository.js';
import { SynonymService } from './synonym.service.js';

const MOMENT = new Date('2026-11-21T12:00:00Z');

/** Groups of synonyms in memory. */
class InMemorySynonyms extends SynonymRepository {
  private readonly stored = new Map<string, SearchSynonym>();

  constructor() {
    super(new NoDatabase().getRepository(SearchSynonym));
  }

  override async one(synonymId: string): Promise<SearchSynonym | undefined> {
    return this.stored.get(synonymId);
  }

  override async insert(terms: readonly string[], status: 0 | 1 = synonymStatuses.inUse): Promise<string> {
    const synonymId = String(this.stored.size + 1);
    const row = { synonymId, terms: [...terms], status, createdAt: MOMENT, updatedAt: MOMENT };
    this.stored.set(synonymId, row);
    return synonymId;
  }

  override async update(
    synonymId: string,
    terms: readonly string[] | undefined,
    status: 0 | 1 | undefined,
  ): Promise<void> {
    const row = this.stored.get(synonymId);
    if (!row) return;
    this.stored.set(synonymId, { ...row, terms: [...(terms ?? row.terms)], status: status ?? row.status });
  }

  override async remove(synonymId: string): Promise<void> {
    this.stored.delete(synonymId);
  }
}

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

test('a group that is not there can be neither changed nor removed', async () => {
  const notFound = platformErrors.notFound.key;
  await expect(service.update({ synonymId: '9', status: 0 })).rejects.toThrow(notFound);
  await expect(service.remove('9')).rejects.toThrow(notFound);
});

test('a list can be sorted by its columns alone', async () => {
  const request = { current: 1, size: 10, sortBy: 'constructor' };
  await expect(service.find(request as never)).rejects.toThrow(productErrors.columnUnknown.key);
});
