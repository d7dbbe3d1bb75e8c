import { Recorded } from '@mall/persistence';
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
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
}
