import { Id, ListOfValues, OneOf, Text, Trilingual, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { adminLabels as L } from './admin.labels.js';

/** Departments whose staff and log entries the holders of a role see. */
export const DATA_SCOPES = ['all', 'ownAndBelow', 'own', 'chosen'] as const;
export type DataScope = (typeof DATA_SCOPES)[number];

export class RolePageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @Text({ optional: true, max: 100 }) roleName?: string;
}

export class RoleIdDto {
  @Id({ label: L.role }) roleId!: string;
}

export class RoleCodeDto {
  @Text({ label: L.roleCode, max: 64, kind: 'code' }) code!: string;
}

export class CreateRoleDto {
  @Text({ label: L.roleCode, min: 7, max: 64, pattern: /^ROLE_[A-Z][A-Z0-9_]*$/, kind: 'code' })
  roleCode!: string;
  @Trilingual({ label: L.roleName, named: true }) roleNames!: Texts;
  @Text({ label: L.roleDesc, optional: true, nullable: true, max: 300, kind: 'lines' }) roleDesc?:
    string | null;
  @ListOfValues('id', { label: L.menus, optional: true, maxItems: 2_000 }) menuIds: string[] = [];
  @OneOf(DATA_SCOPES, { label: L.dataScope, optional: true }) dataScope?: DataScope;
  /** Departments of the scope `chosen`. */
  @ListOfValues('id', { label: L.depts, optional: true, maxItems: 1_000 }) deptIds?: string[];
}

/** Only the fields that are sent change; the code stays. */
export class UpdateRoleDto {
  @Id({ label: L.role }) roleId!: string;
  @Trilingual({ label: L.roleName, optional: true, named: true }) roleNames?: Texts;
  @Text({ label: L.roleDesc, optional: true, nullable: true, max: 300, kind: 'lines' }) roleDesc?:
    string | null;
  @ListOfValues('id', { label: L.menus, optional: true, maxItems: 2_000 }) menuIds?: string[];
  @OneOf(DATA_SCOPES, { label: L.dataScope, optional: true }) dataScope?: DataScope;
  @ListOfValues('id', { label: L.depts, optional: true, maxItems: 1_000 }) deptIds?: string[];
}

export class RoleMenusDto {
  @Id({ label: L.role }) roleId!: string;
  /** Ids of menu rows, as a list or joined by commas. */
  @ListOfValues('id', { label: L.menus, maxItems: 2_000 }) menuIds!: string[];
}
