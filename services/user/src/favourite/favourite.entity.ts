import { Unrecorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('favourite')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
export class Favourite {
  @PrimaryColumn('bigint')
  readonly userId!: string;

  @PrimaryColumn('bigint')
  readonly spuId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
