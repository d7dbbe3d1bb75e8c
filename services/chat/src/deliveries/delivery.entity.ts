import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { DeliveryState, NoticeChannel } from '@mall/contracts/chat';
import { Notice } from '../notices/notice.entity.js';
import type { Reader } from '../sockets/reader.js';

/** One notice, or the notices of a day, on its way to one reader on one channel. */
@Entity('delivery')
@Check(
  'delivery_state_check',
  `state = ANY (ARRAY['waiting', 'sending', 'sent', 'failed', 'skipped', 'collected'])`,
)
@Unique(['noticeId', 'reader', 'channel'])
@Unique(['reader', 'channel', 'digestDay'])
@Index('delivery_due', ['nextAt'], { where: `state IN ('waiting', 'sending')` })
@Index('delivery_state', ['state', 'deliveryId'])
@Index('delivery_digest', ['digestId'])
export class Delivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly deliveryId!: string;

  /** Absent for the message of a day. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => Notice, { onDelete: 'CASCADE' })
  readonly noticeId!: string | null;

  @Column('text')
  readonly reader!: Reader;

  @Column('text')
  readonly channel!: NoticeChannel;

  /** The reader's day whose notices are in it. */
  @Column('date', { nullable: true })
  readonly digestDay!: string | null;

  /** The message of the day that this notice goes into. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => Delivery, { onDelete: 'CASCADE' })
  readonly digestId!: string | null;

  @Column('text', { default: 'waiting' })
  readonly state!: DeliveryState;

  @Column('integer', { default: 0 })
  readonly attempts!: number;

  /** When it is due; while it is being sent, when another process may take it for lost. */
  @Column('timestamptz', { default: () => 'now()' })
  readonly nextAt!: Date;

  /** The same in each attempt, so that the other side can tell that it has the message already. */
  @Column('uuid')
  readonly messageKey!: string;

  @Column('text', { default: '' })
  readonly reason!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly sentAt!: Date | null;
}
