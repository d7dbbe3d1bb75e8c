import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('saved_filter')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
@Index('saved_filter_name', { synchronize: false }) // UNIQUE (user_id, list, lower(name))
export class SavedFilter {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly filterId!: string;

  @Column('bigint', { comment: 'An account of auth: staff and merchants alike' })
  readonly userId!: string;

  @Column('text')
  readonly list!: string;

  @Column('text')
  readonly name!: string;

  @Column('text')
  readonly query!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
