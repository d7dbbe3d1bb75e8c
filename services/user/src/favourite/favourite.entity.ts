import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('favourite')
export class Favourite {
  @PrimaryColumn('bigint')
  readonly userId!: string;

  @PrimaryColumn('bigint')
  readonly spuId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
