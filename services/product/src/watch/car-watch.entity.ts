import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Sku } from '../entities/sku.entity.js';

/** A buyer who is notified when a held car is free again. */
@Entity('car_watch')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
@Index('car_watch_sku', ['skuId'])
export class CarWatch {
  @PrimaryColumn('bigint')
  readonly personId!: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => Sku, { onDelete: 'CASCADE' })
  readonly skuId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
