import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Spu } from './spu.entity.js';

/** A price that a car no longer has; a trigger of `spu` writes it. */
@Entity('car_price_change')
export class CarPriceChange {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  /** Until when it held. */
  @PrimaryColumn('timestamptz', { default: () => 'now()' })
  readonly changedAt!: Date;

  /** CNY fen. */
  @Column('bigint')
  readonly priceFee!: string;
}
