import type { DelayReason, MilestoneCode } from '@mall/contracts/order';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';

/** A delay of a step that staff stated. */
@Entity('order_delay')
@Check('order_delay_check', 'until > expected_to')
@Index('order_delay_of_order', ['orderId'])
@Index('order_delay_stated', ['statedAt'])
export class OrderDelayEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly delayId!: string;

  @Column('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @Column('text')
  readonly code!: MilestoneCode;

  /** The last day on which the step was expected when the delay was stated, `yyyy-MM-dd`. */
  @Column('date')
  readonly expectedTo!: string;

  /** The last day on which it is expected since. */
  @Column('date')
  readonly until!: string;

  @Column('text')
  readonly reason!: DelayReason;

  @Column('text', { nullable: true })
  readonly note!: string | null;

  @Column('text', { nullable: true })
  readonly statedById!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly statedAt!: Date;
}
