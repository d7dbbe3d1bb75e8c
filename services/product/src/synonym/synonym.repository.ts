import type { Page, Paging } from '@mall/persistence';
import { pageOf } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SYNONYM_COLUMNS } from '@mall/contracts/product';
import { Any, Repository } from 'typeorm';
import { SearchSynonym } from './search-synonym.entity.js';

export type SynonymSort = (typeof SYNONYM_COLUMNS)[number];

export interface SynonymQuery {
  readonly ids?: readonly string[];
  readonly status?: 0 | 1;
  /** Part of one of the terms; case is ignored. */
  readonly keyWord?: string;
  readonly sort: SynonymSort;
  readonly descending: boolean;
}

const ORDERS: Record<SynonymSort, string> = {
  synonymId: 'synonym.synonymId',
  updateTime: 'synonym.updatedAt',
};

@Injectable()
export class SynonymRepository {
  constructor(@InjectRepository(SearchSynonym) private readonly synonyms: Repository<SearchSynonym>) {}

  page(
    { ids, status, keyWord, sort, descending }: SynonymQuery,
    paging: Paging,
  ): Promise<Page<SearchSynonym>> {
    const query = this.synonyms.createQueryBuilder('synonym');
    if (ids) query.andWhere({ synonymId: Any(ids) });
    if (status !== undefined) query.andWhere({ status });
    if (keyWord)
      query.andWhere(`strpos(lower(array_to_string(synonym.terms, ' ')), lower(:keyWord)) > 0`, { keyWord });
    query.orderBy(ORDERS[sort], descending ? 'DESC' : 'ASC').addOrderBy('synonym.synonymId', 'ASC');
    return pageOf(query, paging);
  }

  async one(synonymId: string): Promise<SearchSynonym | undefined> {
    return (await this.synonyms.findOneBy({ synonymId })) ?? undefined;
  }

  /** @returns the id of the new group. */
  async insert(terms: readonly string[], status: 0 | 1 | undefined): Promise<string> {
    const { identifiers } = await this.synonyms.insert({ terms: [...terms], status });
    return (identifiers[0] as Pick<SearchSynonym, 'synonymId'>).synonymId;
  }

  /** Writes the values that are present. */
  async update(
    synonymId: string,
    terms: readonly string[] | undefined,
    status: 0 | 1 | undefined,
  ): Promise<void> {
    await this.synonyms.update(synonymId, { terms: terms && [...terms], status, updatedAt: () => 'now()' });
  }

  async remove(synonymId: string): Promise<void> {
    await this.synonyms.delete(synonymId);
  }
}
