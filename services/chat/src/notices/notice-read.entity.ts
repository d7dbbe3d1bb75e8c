import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Notice } from './notice.entity.js';
import type { Reader } from '../sockets/reader.js';

/** A notice that a reader has read, besides those before their `readThrough`. */
@Entity('notice_read')
@Unrecorded('It counts notices that a person has read.')
@Index('notice_read_notice', ['noticeId'])
export class NoticeRead {
  @PrimaryColumn('text')
  readonly reader!: Reader;

  @PrimaryColumn('bigint')
  @ForeignKey(() => Notice, { onDelete: 'CASCADE' })
  readonly noticeId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly readAt!: Date;
}
