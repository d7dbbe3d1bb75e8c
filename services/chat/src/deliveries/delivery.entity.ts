import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { DeliveryState, NoticeChannel } from '@mall/contracts/chat';
import { Notice } from '../notices/notice.entity.js';
import type { Reader } from '../sockets/reader.js';

/** One notice, or the notices of a day, on its way to one reader on one channel. */
@Entity('delivery')
@Unrecorded('A row keeps each attempt with its outcome.')
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

  /** Id of the notice; absent for the message of a day. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => Notice, { onDelete: 'CASCADE' })
  readonly noticeId!: string | null;

  @Column('text')
  readonly reader!: Reader;

  @Column('text')
  readonly channel!: NoticeChannel;

  /** Day of the reader whose notices are in it. */
  @Column('date', { nullable: true })
  readonly digestDay!: string | null;

  /** Message of the day that contains this notice. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => Delivery, { onDelete: 'CASCADE' })
  readonly digestId!: string | null;

  @Column('text', { default: 'waiting' })
  readonly state!: DeliveryState;

  @Column('integer', { default: 0 })
  readonly attempts!: number;

  /** Time when it is due; while it is being sent, time when another process may consider it lost. */
  @Column('timestamptz', { default: () => 'now()' })
  readonly nextAt!: Date;

  /** Key that is the same in each attempt, so that the receiving server can recognise a message that it already has. */
  @Column('uuid')
  readonly messageKey!: string;

  @Column('text', { default: '' })
  readonly reason!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly sentAt!: Date | null;
}
