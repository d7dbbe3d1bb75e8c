import { Injectable } from '@nestjs/common';
import { adminPage, platformErrors, type AdminPage } from '@mall/contracts/define';
import {
  productErrors,
  SYNONYM_COLUMNS,
  type CreateSynonymDto,
  type FindSynonymsDto,
  type SynonymRecord,
  type UpdateSynonymDto,
} from '@mall/contracts/product';
import { wireTime } from '../wire-time.js';
import type { SearchSynonym } from './search-synonym.entity.js';
import { SynonymRepository } from './synonym.repository.js';

/** Maximum characters of a term. */
const MAX_TERM = 60;

/** Groups of words that staff declare to be equal. */
@Injectable()
export class SynonymService {
  constructor(private readonly synonyms: SynonymRepository) {}

  async find(request: FindSynonymsDto): Promise<AdminPage<SynonymRecord>> {
    const { ids, status, keyWord, current, size, sortBy = 'synonymId', sortOrder } = request;
    const sort = SYNONYM_COLUMNS.find((column) => column === sortBy);
    if (!sort) throw productErrors.columnUnknown({ columns: SYNONYM_COLUMNS.join(', ') });
    const { rows, total } = await this.synonyms.page(
      { ids, status, keyWord, sort, descending: sortOrder === 'DESC' },
      { limit: size, offset: (current - 1) * size },
    );
    return adminPage(rows.map(toRecord), total, request);
  }

  async one(synonymId: string): Promise<SynonymRecord> {
    const row = await this.synonyms.one(synonymId);
    if (!row) throw platformErrors.notFound();
    return toRecord(row);
  }

  async create({ terms, status }: CreateSynonymDto): Promise<SynonymRecord> {
    return this.one(await this.synonyms.insert(clean(terms), status));
  }

  async update({ synonymId, terms, status }: UpdateSynonymDto): Promise<SynonymRecord> {
    await this.synonyms.update(synonymId, terms && clean(terms), status);
    return this.one(synonymId);
  }

  async remove(synonymId: string): Promise<void> {
    await this.one(synonymId);
    await this.synonyms.remove(synonymId);
  }
}

/** @throws productErrors.synonymUnusable for a term without letters and digits or over 60 characters. */
function clean(terms: readonly string[]): string[] {
  const trimmed = [...new Set(terms.map((term) => term.trim().replace(/\s+/g, ' ')))];
  const unusable = trimmed.find((term) => term.length > MAX_TERM || !/[\p{L}\p{N}]/u.test(term));
  if (unusable !== undefined) throw productErrors.synonymUnusable({ term: unusable.slice(0, MAX_TERM) });
  return trimmed;
}

function toRecord(row: SearchSynonym): SynonymRecord {
  return {
    synonymId: row.synonymId,
    terms: row.terms,
    status: row.status,
    createTime: wireTime(row.createdAt),
    updateTime: wireTime(row.updatedAt),
  };
}
