import { LeftOut, Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Role } from '../entities/role.entity.js';
import { Staff } from './staff.entity.js';

@Entity('staff_role')
@Recorded('staff', 'userId')
@Index('staff_role_by_role', ['roleId'])
export class StaffRole {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Staff)
  readonly userId!: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => Role)
  readonly roleId!: string;

  @LeftOut('It is the moment of the change.')
  @Column('timestamptz', { default: () => 'now()' })
  readonly grantedAt!: Date;
}
