import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('attempt')
@Index('attempt_expire', ['expire'])
export class Attempt {
  @PrimaryColumn('varchar', { length: 255 })
  readonly key!: string;

  @Column('int', { default: 0 })
  readonly points!: number;

  @Column('bigint', { nullable: true })
  readonly expire!: string | null;
}
