import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';

/** A reminder that was given. The key has the moment, so that a term that was moved is reminded of anew. */
@Entity('order_reminder')
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
