import { Injectable } from '@nestjs/common';
import type { DataScope, RolePageDto } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import {
  arrayOf,
  Conditions,
  countOf,
  type Page,
  rowOf,
  type RowOf,
  rowsOf,
  sql,
  typedPage,
  valuesOf,
  setLinks,
} from '@mall/persistence';
import { db, hasChanges } from '../db.js';
import { RoleDepartment } from './role-department.entity.js';
import { RoleMenu } from '../entities/role-menu.entity.js';
import { Role } from '../entities/role.entity.js';

/** Roles with `user_count`, the number of members of staff who hold it, their menu items and the departments that they show. */
const ROLES = db
  .selectFrom('role as r')
  .select(['r.role_id', 'r.role_code', 'r.names', 'r.description', 'r.grants_all', 'r.is_system'])
  .select(['r.data_scope', 'r.created_at'])
  .select((r) => {
    const holders = r.selectFrom('staff_role as sr').innerJoin('staff as s', 's.user_id', 'sr.user_id');
    const held = holders.whereRef('sr.role_id', '=', 'r.role_id').where('s.removed_at', 'is', null);
    const items = r
      .selectFrom('role_menu as rm')
      .select('rm.menu_id')
      .whereRef('rm.role_id', '=', 'r.role_id');
    const shown = r.selectFrom('role_department as rd').select('rd.dept_id');
    return [
      countOf(held).as('user_count'),
      r
        .case()
        .when('r.grants_all', '=', true)
        .then(arrayOf(r.selectFrom('menu').select('menu_id').orderBy('menu_id')))
        .else(arrayOf(items.orderBy('rm.menu_id')))
        .end()
        .as('menu_ids'),
      arrayOf(shown.whereRef('rd.role_id', '=', 'r.role_id').orderBy('rd.dept_id')).as('dept_ids'),
    ];
  });

export type RoleRow = RowOf<typeof ROLES>;

export interface NewRole {
  readonly roleCode: string;
  readonly names: Texts;
  readonly description: string | null;
  readonly dataScope?: DataScope | undefined;
}

const LIST = {
  sortable: {
    roleId: 'r.role_id',
    roleCode: 'r.role_code',
    roleName: sql`r.names->>'en'`,
    userCount: 'user_count',
    createTime: 'r.created_at',
  },
  order: [['r.role_id', 'asc']],
} as const;

@Injectable()
export class RoleRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: RolePageDto): Promise<Page<RoleRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `r.role_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'r.role_code', valuesOf('r.names'), 'r.description')
      .contains(request.roleName, valuesOf('r.names'));
    return typedPage(this.dataSource, ROLES, { ...LIST, where }, request);
  }

  all(): Promise<RoleRow[]> {
    return rowsOf(this.dataSource, ROLES.orderBy('r.role_id'));
  }

  byId(roleId: string, tx: EntityManager = this.dataSource.manager): Promise<RoleRow | undefined> {
    return rowOf(tx, ROLES.where('r.role_id', '=', roleId));
  }

  byCode(code: string): Promise<RoleRow | undefined> {
    return rowOf(this.dataSource, ROLES.where('r.role_code', '=', code));
  }

  /** Serialises changes of one role until the end of the transaction. */
  async lock(tx: EntityManager, roleId: string): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx.findOne(Role, { select: { roleId: true }, where: { roleId }, lock });
  }

  /** Inserts a role and returns its id. */
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
    await setLinks(tx, RoleDepartment, { roleId }, 'deptId', deptIds);
  }

  /** Replaces the menu items of a role. */
  async setMenus(tx: EntityManager, roleId: string, menuIds: readonly string[]): Promise<void> {
    await setLinks(tx, RoleMenu, { roleId }, 'menuId', menuIds);
  }
}
