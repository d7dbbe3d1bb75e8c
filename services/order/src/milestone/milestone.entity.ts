import type { MilestoneCode } from '@mall/contracts/order';
import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';

/** A recorded milestone of a car; a second recording corrects the row. */
@Entity('milestone')
@Recorded('order', 'orderId')
@Check('milestone_written_by_kind_check', `written_by_kind IN ('merchant', 'staff')`)
@Index('milestone_handed_over', ['happenedOn'], { where: `code = 'handedOver'` })
export class MilestoneEntity {
  @PrimaryColumn('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @PrimaryColumn('text')
  readonly code!: MilestoneCode;

  /** `yyyy-MM-dd` */
  @Column('date')
  readonly happenedOn!: string;

  @Column('text', { nullable: true })
  readonly note!: string | null;

  /** Reason why the step before it is missing. */
  @Column('text', { nullable: true })
  readonly skipReason!: string | null;

  @Column('jsonb', { default: [] })
  readonly files!: { readonly url: string; readonly originName: string }[];

  @Column('text')
  readonly writtenByKind!: 'merchant' | 'staff';

  @Column('text', { nullable: true })
  readonly writtenById!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly writtenAt!: Date;

  @Column('int', { default: 0 })
  readonly corrections!: number;
}
