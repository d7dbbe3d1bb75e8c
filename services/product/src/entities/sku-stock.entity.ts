import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Sku } from './sku.entity.js';

/** Stock of a sku in units. The checks make overselling impossible, whatever statement writes it. */
@Entity('sku_stock')
@Index('sku_stock_spu', ['spuId'])
@Check('sku_stock_received_check', 'received >= 0')
@Check('sku_stock_stock_check', 'stock >= 0')
@Check('sku_stock_lock_stock_check', 'lock_stock >= 0')
@Check('sku_stock_check', 'actual = stock + lock_stock')
export class SkuStock {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Sku, { onDelete: 'CASCADE' })
  readonly skuId!: string;

  @Column('bigint')
  readonly spuId!: string;

  /** Units ever received: present and sold ones. */
  @Column('int')
  readonly received!: number;

  /** Units that are not sold. */
  @Column('int')
  readonly actual!: number;

  /** Units that are neither sold nor held. */
  @Column('int')
  readonly stock!: number;

  /** Units that are held. */
  @Column('int', { default: 0 })
  readonly lockStock!: number;
}
