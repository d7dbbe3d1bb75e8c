import { synonymStatuses } from '@mall/contracts/product';
import { NoDatabase } from '@mall/persistence/fakes';
import { SearchSynonym } from './search-synonym.entity.js';
import { SynonymRepository } from './synonym.repository.js';

const MOMENT = new Date('2026-11-21T12:00:00Z');

/** Groups of synonyms in memory. */
export class InMemorySynonyms extends SynonymRepository {
  private readonly stored = new Map<string, SearchSynonym>();
  private nextId = 0;

  constructor() {
    super(new NoDatabase().getRepository(SearchSynonym));
  }

  override async one(synonymId: string): Promise<SearchSynonym | undefined> {
    return this.stored.get(synonymId);
  }

  override async insert(terms: readonly string[], status: 0 | 1 = synonymStatuses.inUse): Promise<string> {
    const synonymId = String((this.nextId += 1));
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
