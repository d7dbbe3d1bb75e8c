import { Masked, Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ProfileRow } from '../profile/profile.entity.js';

@Entity('address')
@Recorded('buyer', 'userId')
@Index('address_by_user', ['userId'])
@Index('address_one_default', ['userId'], { unique: true, where: 'is_default' })
export class Address {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly addrId!: string;

  @Column('bigint')
  @ForeignKey(() => ProfileRow)
  readonly userId!: string;

  @Masked()
  @Column('text')
  readonly consignee!: string;

  @Masked()
  @Column('text')
  readonly mobile!: string;

  @Column('boolean', { default: false })
  readonly isDefault!: boolean;

  @Column('text')
  readonly country!: string;

  @Column('bigint', { nullable: true })
  readonly provinceId!: string | null;

  @Column('text')
  readonly province!: string;

  @Column('bigint', { nullable: true })
  readonly cityId!: string | null;

  @Column('text')
  readonly city!: string;

  @Column('bigint', { nullable: true })
  readonly areaId!: string | null;

  @Column('text', { nullable: true })
  readonly area!: string | null;

  @Masked()
  @Column('text')
  readonly addr!: string;

  @Masked()
  @Column('text')
  readonly postCode!: string;

  @Masked()
  @Column('double precision', { nullable: true })
  readonly lng!: number | null;

  @Masked()
  @Column('double precision', { nullable: true })
  readonly lat!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
