// SQL: each role comes with its number of holders and its menu items, in one statement.
import { Injectable } from '@nestjs/common';
import { DATA_SCOPES, type DataScope, type RolePageDto } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import {
  column,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
  valuesOf,
} from '@mall/persistence';
import { hasChanges } from '../changes.js';
import { RoleDepartment } from './role-department.entity.js';
import { RoleMenu } from '../entities/role-menu.entity.js';
import { Role } from '../entities/role.entity.js';

const roleRow = rowShape({
  role_id: column.bigint,
  role_code: column.text,
  names: column.json<Texts>(),
  description: column.nullable(column.text),
  grants_all: column.boolean,
  is_system: column.boolean,
  data_scope: column.oneOf(...DATA_SCOPES),
  created_at: column.timestamp,
  /** Number of members of staff who hold it. */
  user_count: column.integer,
  menu_ids: column.array(column.text),
  dept_ids: column.array(column.text),
});

export type RoleRow = RowOf<typeof roleRow>;

export interface NewRole {
  readonly roleCode: string;
  readonly names: Texts;
  readonly description: string | null;
  readonly dataScope?: DataScope | undefined;
}

const COLUMNS = `r.role_id, r.role_code, r.names, r.description, r.grants_all, r.is_system, r.data_scope, r.created_at,
  (SELECT count(*)::int FROM staff_role sr JOIN staff s USING (user_id)
    WHERE sr.role_id = r.role_id AND s.removed_at IS NULL) AS user_count,
  CASE WHEN r.grants_all THEN ARRAY(SELECT menu_id::text FROM menu ORDER BY menu_id)
       ELSE ARRAY(SELECT rm.menu_id::text FROM role_menu rm WHERE rm.role_id = r.role_id ORDER BY rm.menu_id)
  END AS menu_ids,
  ARRAY(SELECT rd.dept_id::text FROM role_department rd WHERE rd.role_id = r.role_id ORDER BY rd.dept_id) AS dept_ids`;

const SORTABLE = {
  roleId: 'r.role_id',
  roleCode: 'r.role_code',
  roleName: `r.names->>'en'`,
  userCount: 'user_count',
  createTime: 'r.created_at',
};

@Injectable()
export class RoleRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: RolePageDto): Promise<Page<RoleRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `r.role_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'r.role_code', valuesOf('r.names'), 'r.description')
      .contains(request.roleName, valuesOf('r.names'));
    return querySqlPage(
      this.dataSource,
      { shape: roleRow, select: COLUMNS, from: 'role r', where, sortable: SORTABLE, order: 'r.role_id' },
      request,
    );
  }

  all(): Promise<RoleRow[]> {
    return queryRows(this.dataSource, roleRow, `SELECT ${COLUMNS} FROM role r ORDER BY r.role_id`);
  }

  async byId(roleId: string, tx: EntityManager = this.dataSource.manager): Promise<RoleRow | undefined> {
    const sql = `SELECT ${COLUMNS} FROM role r WHERE r.role_id = $1`;
    return (await queryRows(tx, roleRow, sql, [roleId]))[0];
  }

  async byCode(code: string): Promise<RoleRow | undefined> {
    const sql = `SELECT ${COLUMNS} FROM role r WHERE r.role_code = $1`;
    return (await queryRows(this.dataSource, roleRow, sql, [code]))[0];
  }

  /** Serialises changes of one role until the end of the transaction. */
  async lock(tx: EntityManager, roleId: string): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx.findOne(Role, { select: { roleId: true }, where: { roleId }, lock });
  }

  /** @returns the id of the new role. */
  async insert(tx: EntityManager, role: NewRole): Promise<string> {
    const { identifiers } = await tx.insert(Role, { ...role });
    return (identifiers[0] as Pick<Role, 'roleId'>).roleId;
  }

  /** Writes the values that are present. */
  async update(
    tx: EntityManager,
    roleId: string,
    changes: {
      readonly names?: Texts | undefined;
      readonly description?: string | null | undefined;
      readonly dataScope?: DataScope | undefined;
    },
  ): Promise<void> {
    if (hasChanges(changes)) await tx.update(Role, roleId, changes);
  }

  async remove(tx: EntityManager, roleId: string): Promise<void> {
    await tx.delete(Role, roleId);
  }

  /** Replaces the departments that a role shows. @throws a foreign key violation for an unknown department. */
  async setDepartments(tx: EntityManager, roleId: string, deptIds: readonly string[]): Promise<void> {
    await tx.delete(RoleDepartment, { roleId });
    const shown = [...new Set(deptIds)].map((deptId) => ({ roleId, deptId }));
    if (shown.length > 0) await tx.insert(RoleDepartment, shown);
  }

  /** Replaces the menu items of a role. */
  async setMenus(tx: EntityManager, roleId: string, menuIds: readonly string[]): Promise<void> {
    await tx.delete(RoleMenu, { roleId });
    const items = [...new Set(menuIds)].map((menuId) => ({ roleId, menuId }));
    if (items.length > 0) await tx.insert(RoleMenu, items);
  }
}
