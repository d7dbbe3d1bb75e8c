import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Spu } from '../entities/spu.entity.js';
import type { WrittenCar } from './written-car.js';

/** A car as it was when it last went on sale with somebody's agreement. */
@Entity('car_approval')
@Unrecorded('A copy of the car as it was approved.')
export class CarApproval {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  /** The fields that a shop writes, as rows of cars have them. */
  @Column('jsonb')
  readonly car!: WrittenCar;

  /** Login of the reviewer; null where cars go on sale without a review, and for cars from before approvals were kept. */
  @Column('text', { nullable: true })
  readonly approvedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly approvedAt!: Date;
}
