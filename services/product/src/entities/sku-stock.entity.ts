import { LeftOut, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Sku } from './sku.entity.js';

/** Stock of a sku in units. The checks make overselling impossible, whatever statement writes it. */
@Entity('sku_stock')
@Recorded('car', 'spuId', 'addedBare')
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
  @LeftOut('It follows from what was received and sold.')
  @Column('int')
  readonly actual!: number;

  /** Units that are neither sold nor held. */
  @LeftOut('It follows from what was received and held.')
  @Column('int')
  readonly stock!: number;

  /** Units that are held. */
  @LeftOut('It counts holds.')
  @Column('int', { default: 0 })
  readonly lockStock!: number;
}
