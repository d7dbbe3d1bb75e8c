import { Injectable } from '@nestjs/common';
import type { Locale } from '@mall/validation';
import { DataSource } from 'typeorm';
import { NoticeReader } from '../notices/notice-reader.entity.js';
import { CannedAnswer } from './canned-answer.entity.js';

@Injectable()
export class CannedAnswerRepository {
  constructor(private readonly dataSource: DataSource) {}

  all(): Promise<CannedAnswer[]> {
    return this.dataSource.getRepository(CannedAnswer).find({ order: { keyword: 'ASC' } });
  }

  /** Returns the language in which a person reads the mall, if it is known. */
  async localeOf(personId: string): Promise<Locale> {
    const reader = await this.dataSource
      .getRepository(NoticeReader)
      .findOneBy({ reader: `person:${personId}` });
    return reader?.locale ?? 'ru';
  }
}
