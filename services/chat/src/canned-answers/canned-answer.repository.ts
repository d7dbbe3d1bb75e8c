import { Injectable } from '@nestjs/common';
import { chatErrors, type CannedAnswerPageDto } from '@mall/contracts/chat';
import { isUniqueViolation, likeText, orderList, pageOf, type Page } from '@mall/persistence';
import type { Locale, Texts } from '@mall/validation';
import { Any, DataSource } from 'typeorm';
import { NoticeReader } from '../notices/notice-reader.entity.js';
import { CannedAnswer } from './canned-answer.entity.js';

/** Fields of an answer that staff write. */
export interface WrittenAnswer {
  readonly keyword: string;
  readonly text: Texts;
  readonly changedBy: string;
}

const ORDER = {
  sortable: { keyword: 'answer.keyword', updateTime: 'answer.updatedAt' },
  order: { 'answer.keyword': 'ASC' },
} as const;

@Injectable()
export class CannedAnswerRepository {
  constructor(private readonly dataSource: DataSource) {}

  page({ current, size, ids, keyWord, ...sort }: CannedAnswerPageDto): Promise<Page<CannedAnswer>> {
    const query = this.answers.createQueryBuilder('answer');
    if (ids) query.andWhere({ cannedAnswerId: Any(ids) });
    if (keyWord)
      query.andWhere('(answer.keyword ILIKE :words OR answer.text::text ILIKE :words)', {
        words: likeText(keyWord),
      });
    return pageOf(orderList(query, sort, ORDER), { limit: size, offset: (current - 1) * size });
  }

  all(): Promise<CannedAnswer[]> {
    return this.answers.find({ order: { keyword: 'ASC' } });
  }

  one(cannedAnswerId: string): Promise<CannedAnswer | null> {
    return this.answers.findOneBy({ cannedAnswerId });
  }

  /** @returns the number of the new answer. @throws chatErrors.keywordTaken */
  async insert(answer: WrittenAnswer): Promise<string> {
    const { identifiers } = await this.once(answer, () => this.answers.insert(answer));
    return (identifiers[0] as Pick<CannedAnswer, 'cannedAnswerId'>).cannedAnswerId;
  }

  /** @returns false when there is no such answer. @throws chatErrors.keywordTaken */
  async update(cannedAnswerId: string, answer: WrittenAnswer): Promise<boolean> {
    const changes = { ...answer, updatedAt: () => 'now()' };
    const { affected } = await this.once(answer, () => this.answers.update({ cannedAnswerId }, changes));
    return affected === 1;
  }

  /** @returns false when there was no such answer. */
  async remove(cannedAnswerId: string): Promise<boolean> {
    return (await this.answers.delete({ cannedAnswerId })).affected === 1;
  }

  /** Returns the language in which a person reads the mall, if it is known. */
  async localeOf(personId: string): Promise<Locale> {
    const reader = await this.dataSource
      .getRepository(NoticeReader)
      .findOneBy({ reader: `person:${personId}` });
    return reader?.locale ?? 'ru';
  }

  private get answers() {
    return this.dataSource.getRepository(CannedAnswer);
  }

  private async once<T>({ keyword }: WrittenAnswer, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (failure) {
      if (isUniqueViolation(failure, 'canned_answer_keyword')) throw chatErrors.keywordTaken({ keyword });
      throw failure;
    }
  }
}
