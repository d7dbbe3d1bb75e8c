import { Recorded } from '@mall/persistence';
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Department } from '../department/department.entity.js';
import { Role } from '../entities/role.entity.js';

/** A department that a role with the scope `chosen` shows. */
@Entity('role_department', { comment: 'Departments that a role with the scope chosen shows' })
@Recorded('role', 'roleId')
export class RoleDepartment {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Role, { onDelete: 'CASCADE' })
  readonly roleId!: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => Department, { onDelete: 'CASCADE' })
  readonly deptId!: string;
}
