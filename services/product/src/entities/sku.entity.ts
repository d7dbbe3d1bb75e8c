import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Spu } from './spu.entity.js';

/** The unit that is ordered; a used car has one. */
@Entity('sku')
@Recorded('car', 'spuId', 'addedBare')
@Index('sku_spu', ['spuId'])
@Check('sku_price_fee_check', 'price_fee > 0')
export class Sku {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly skuId!: string;

  @Column('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  /** Name; empty when it is the name of its car. */
  @Column('jsonb', { default: {} })
  readonly name!: Partial<Texts>;

  @Column('text', { default: '' })
  readonly imgUrl!: string;

  /** Price in CNY fen; null when it is the price of its car. */
  @Column('bigint', { nullable: true })
  readonly priceFee!: string | null;

  @Column('bigint', { nullable: true })
  readonly marketPriceFee!: string | null;

  @Column('text', { default: '' })
  readonly properties!: string;

  @Column('text', { default: '' })
  readonly modelId!: string;

  @Column('double precision', { name: 'volume_m3', nullable: true })
  readonly volumeM3!: number | null;
}
