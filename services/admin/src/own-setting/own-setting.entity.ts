import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('own_setting')
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
