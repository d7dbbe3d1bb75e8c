import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Spu } from '../entities/spu.entity.js';

/**
 * Person who entered a car, or who changed or submitted it since it was last on sale; such a person does not approve it.
 * Triggers write it.
 */
@Entity('car_author')
@Unrecorded('It names those who changed a car since its last review; the changes are recorded.')
@Check('car_author_deed_check', `deed IN ('entered', 'changed', 'submitted')`)
export class CarAuthor {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  @PrimaryColumn('text')
  readonly personId!: string;

  @PrimaryColumn('text')
  readonly deed!: 'entered' | 'changed' | 'submitted';

  /** Login of the person. */
  @Column('text')
  readonly name!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly doneAt!: Date;
}
