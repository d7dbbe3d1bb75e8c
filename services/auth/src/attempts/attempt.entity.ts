import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('attempt')
@Unrecorded('It counts attempts for an hour.')
@Index('attempt_expire', ['expire'])
export class Attempt {
  @PrimaryColumn('varchar', { length: 255 })
  readonly key!: string;

  @Column('int', { default: 0 })
  readonly points!: number;

  @Column('bigint', { nullable: true })
  readonly expire!: string | null;
}
