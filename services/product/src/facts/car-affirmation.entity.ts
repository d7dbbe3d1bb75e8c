import type { TextParams } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Spu } from '../entities/spu.entity.js';

/** Unusual facts of a car that a person affirmed when they were written. */
@Entity('car_affirmation')
@Recorded('car', 'spuId')
@Index('car_affirmation_of_car', ['spuId', 'affirmationId'])
export class CarAffirmation {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly affirmationId!: string;

  @Column('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  /** Code of the rule. */
  @Column('text')
  readonly rule!: string;

  /** The facts as they stood in the question. */
  @Column('jsonb')
  readonly params!: TextParams;

  @Column('text')
  readonly personId!: string;

  /** Login of the person. */
  @Column('text')
  readonly name!: string;

  /** Whether the person belongs to the shop; its people do not read the names of others. */
  @Column('boolean', { default: false })
  readonly isByShop!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  readonly affirmedAt!: Date;
}
