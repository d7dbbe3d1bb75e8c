import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Spu } from './spu.entity.js';

/** A price that a car no longer has; a trigger of `spu` writes it. */
@Entity('car_price_change')
@Unrecorded('A trigger writes it from rows that are recorded.')
export class CarPriceChange {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  /** Time until which it applied. */
  @PrimaryColumn('timestamptz', { default: () => 'now()' })
  readonly changedAt!: Date;

  /** Price in CNY fen. */
  @Column('bigint')
  readonly priceFee!: string;
}
