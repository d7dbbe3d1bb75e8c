import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderItemEntity } from './order.entity.js';

/** A VIN of an order that is not cancelled; it belongs to one such order at most. Triggers of orders and their lines write it. */
@Entity('order_vin')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('order_vin_of_item', ['orderItemId'])
export class OrderVin {
  @PrimaryColumn('text')
  readonly vin!: string;

  @Column('bigint')
  @ForeignKey(() => OrderItemEntity, { onDelete: 'CASCADE' })
  readonly orderItemId!: string;
}
