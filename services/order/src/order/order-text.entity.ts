import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderEntity, OrderItemEntity } from './order.entity.js';

/** Texts by which an order is found; a trigger writes them. */
@Entity('sales_order_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('sales_order_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class OrderText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => OrderEntity, { onDelete: 'CASCADE' })
  readonly orderId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}

/** Texts by which an order's car is found; a trigger writes them. */
@Entity('order_item_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('order_item_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class OrderItemText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => OrderItemEntity, { onDelete: 'CASCADE' })
  readonly orderItemId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}
