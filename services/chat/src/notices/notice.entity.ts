import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { NoticeKind, NoticeSubject } from '@mall/contracts/chat';
import type { NoticeParams, NoticeTemplate } from './notice-texts.js';

@Entity('notice')
@Unrecorded('Notices are written from events and never change.')
@Unique(['eventId', 'recipient'])
@Index('notice_recipient', ['recipient', 'noticeId'])
@Index('notice_created', ['createdAt'])
@Index('notice_to_fan_out', ['noticeId'], { where: 'NOT fanned_out' })
export class Notice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly noticeId!: string;

  @Column('uuid')
  readonly eventId!: string;

  @Column('text')
  readonly recipient!: string;

  @Column('text')
  readonly template!: NoticeTemplate;

  @Column('jsonb')
  readonly params!: NoticeParams;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('text', { default: 'order' })
  readonly kind!: NoticeKind;

  /** The record that it leads to, if any. */
  @Column('text', { nullable: true })
  readonly subject!: NoticeSubject | null;

  @Column('bigint', { nullable: true })
  readonly subjectId!: string | null;

  /** Whether deliveries of it, besides open pages, have been created. */
  @Column('boolean', { default: true })
  readonly fannedOut!: boolean;
}
