import { Unrecorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('own_setting')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
export class OwnSetting {
  @PrimaryColumn('bigint', { comment: 'An account of auth: staff and merchants alike' })
  readonly userId!: string;

  @PrimaryColumn('text')
  readonly name!: string;

  @Column('text')
  readonly value!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly changedAt!: Date;
}
