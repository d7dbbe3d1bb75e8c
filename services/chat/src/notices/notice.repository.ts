// SQL: one statement stores a notice and reads who does not want to see it; every move of an order does so.
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Column, column, deleteInBatches, queryRows, rowShape } from '@mall/persistence';
import type { EntityManager, Repository } from 'typeorm';
import { Notice } from './notice.entity.js';
import type { Reader } from '../sockets/reader.js';

export type NewNotice = Pick<
  Notice,
  'eventId' | 'recipient' | 'template' | 'params' | 'kind' | 'subject' | 'subjectId'
>;

const inserted = rowShape({ muted: column.array(column.text as Column<Reader>) });

@Injectable()
export class NoticeRepository {
  constructor(@InjectRepository(Notice) private readonly notices: Repository<Notice>) {}

  /**
   * Stores a notice.
   * @returns the readers who do not want notices of its kind to appear on an open page; `undefined` when the recipient has a notice
   * of this event.
   */
  async insertOnce(tx: EntityManager, notice: NewNotice): Promise<readonly Reader[] | undefined> {
    const { eventId, recipient, template, params, kind, subject, subjectId } = notice;
    const [row] = await queryRows(
      tx,
      inserted,
      `INSERT INTO notice (event_id, recipient, template, params, kind, subject, subject_id, fanned_out)
       VALUES ($1, $2, $3, $4, $5, $6, $7, false) ON CONFLICT DO NOTHING
       RETURNING ARRAY(SELECT reader FROM notice_setting
                        WHERE notice_setting.kind = notice.kind AND channel = 'page' AND NOT is_on) AS muted`,
      [eventId, recipient, template, JSON.stringify(params), kind, subject, subjectId],
    );
    return row?.muted;
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
