import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The ledger of holds: units of a sku that an order holds, bought or has given back. */
@Entity('sku_stock_lock')
@Unrecorded('Holds follow from orders, which are recorded.')
@Unique(['orderKey', 'skuId'])
@Index('sku_stock_lock_due', ['expiresAt'], { where: 'status = 0' })
@Index('sku_stock_lock_sku', ['skuId'], { where: 'status = 0' })
@Check('sku_stock_lock_count_check', 'count > 0')
@Check('sku_stock_lock_status_check', 'status IN (-1, 0, 1)')
export class SkuStockLock {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly lockId!: string;

  @Column('text')
  readonly orderKey!: string;

  @Column('bigint')
  readonly skuId!: string;

  @Column('bigint')
  readonly spuId!: string;

  @Column('int')
  readonly count!: number;

  /** Status: -1 given back, 0 held, 1 sold. */
  @Column('smallint', { default: 0 })
  readonly status!: -1 | 0 | 1;

  @Column('timestamptz')
  readonly expiresAt!: Date;

  /** Part of the term that is a margin and not shown to other buyers. */
  @Column('int', { default: 0 })
  readonly marginSeconds!: number;

  /** Version of the order from which `expiresAt` was derived; 0 until the term is changed. */
  @Column('int', { default: 0 })
  readonly orderVersion!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
