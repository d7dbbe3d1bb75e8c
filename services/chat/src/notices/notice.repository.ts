import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { deleteInBatches } from '@mall/persistence';
import type { NoticeKind } from '@mall/contracts/chat';
import type { EntityManager, Repository } from 'typeorm';
import { NoticeSetting } from './notice-setting.entity.js';
import { Notice } from './notice.entity.js';
import type { Reader } from '../sockets/reader.js';

export type NewNotice = Pick<
  Notice,
  'eventId' | 'recipient' | 'template' | 'params' | 'kind' | 'subject' | 'subjectId'
>;

@Injectable()
export class NoticeRepository {
  constructor(@InjectRepository(Notice) private readonly notices: Repository<Notice>) {}

  /** Inserts a notice. @returns whether it is new: an event has one notice for each recipient. */
  async insertOnce(tx: EntityManager, notice: NewNotice): Promise<boolean> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(Notice)
      .values({ ...notice, fannedOut: false })
      .orIgnore()
      .returning('notice_id')
      .execute();
    return (raw as readonly unknown[]).length > 0;
  }

  /** Returns readers who do not want notices of that kind to appear on an open page. */
  async mutedReaders(tx: EntityManager, kind: NoticeKind): Promise<readonly Reader[]> {
    const rows = await tx.find(NoticeSetting, { where: { kind, channel: 'page', isOn: false } });
    return rows.map(({ reader }) => reader);
  }

  async deleteOlderThan(moment: Date): Promise<void> {
    await deleteInBatches(this.notices.manager.dataSource, {
      table: 'notice',
      where: 'created_at < $1',
      inOrderOf: 'created_at',
      values: [moment],
    });
  }
}
