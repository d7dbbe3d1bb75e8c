import { LeftOut, Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Menu } from './menu.entity.js';
import { Role } from './role.entity.js';

@Entity('role_menu')
@Recorded('role', 'roleId')
export class RoleMenu {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Role, { onDelete: 'CASCADE' })
  readonly roleId!: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => Menu, { onDelete: 'CASCADE' })
  readonly menuId!: string;

  @LeftOut('It is the moment of the change.')
  @Column('timestamptz', { default: () => 'now()' })
  readonly grantedAt!: Date;
}
