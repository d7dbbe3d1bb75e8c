import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of the catalogue, recorded by triggers, that has no version yet. */
@Entity('car_change')
@Unrecorded('It tells the search which cars to read again.')
@Check('car_change_check', '(spu_id IS NULL) <> (what IS NULL)')
export class CarChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly seq!: string;

  @Column('bigint', { nullable: true })
  readonly spuId!: string | null;

  /** Name of the table or setting that has changed, in place of a car. */
  @Column('text', { nullable: true })
  readonly what!: string | null;

  /** Transaction that made the change. The default is compared without its casts to text and bigint. */
  @Column('bigint', { default: () => '((pg_current_xact_id()))' })
  readonly xid!: string;

  /** Whether only the stock of the car has changed. */
  @Column('boolean', { default: false })
  readonly isStock!: boolean;
}
