import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type EntityManager, type Repository } from 'typeorm';
import { Notice } from './notice.entity.js';

export type NewNotice = Pick<Notice, 'eventId' | 'recipient' | 'template' | 'params'>;

@Injectable()
export class NoticeRepository {
  constructor(@InjectRepository(Notice) private readonly notices: Repository<Notice>) {}

  /** @returns whether the notice is new: an event has one notice a recipient. */
  async insertOnce(tx: EntityManager, notice: NewNotice): Promise<boolean> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(Notice)
      .values(notice)
      .orIgnore()
      .returning('notice_id')
      .execute();
    return (raw as readonly unknown[]).length > 0;
  }

  async deleteOlderThan(moment: Date): Promise<void> {
    await this.notices.delete({ createdAt: LessThan(moment) });
  }
}
