import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';

/** A reminder that was sent. The key contains the moment, so that a new reminder follows when the deadline was moved. */
@Entity('order_reminder')
@Unrecorded('It remembers which reminders were sent.')
export class OrderReminderEntity {
  @PrimaryColumn('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  /** See `orderReminders`. */
  @PrimaryColumn('text')
  readonly reminder!: string;

  @PrimaryColumn('timestamptz')
  readonly deadline!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly remindedAt!: Date;
}
