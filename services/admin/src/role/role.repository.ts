import { Injectable } from '@nestjs/common';
import type { RolePageDto } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { Conditions } from '@mall/persistence';
import { queryPage } from '../admin-list.js';

export interface RoleRow {
  readonly role_id: string;
  readonly role_code: string;
  readonly names: Texts;
  readonly description: string | null;
  readonly grants_all: boolean;
  readonly is_system: boolean;
  readonly created_at: Date;
  readonly user_count: number;
  readonly menu_ids: readonly string[];
}

const COLUMNS = `r.role_id, r.role_code, r.names, r.description, r.grants_all, r.is_system, r.created_at,
  (SELECT count(*)::int FROM staff_role sr JOIN staff s USING (user_id)
    WHERE sr.role_id = r.role_id AND s.removed_at IS NULL) AS user_count,
  CASE WHEN r.grants_all THEN ARRAY(SELECT menu_id::text FROM menu ORDER BY menu_id)
       ELSE ARRAY(SELECT rm.menu_id::text FROM role_menu rm WHERE rm.role_id = r.role_id ORDER BY 1)
  END AS menu_ids`;

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

  page(request: RolePageDto): Promise<{ rows: RoleRow[]; total: number }> {
    const where = new Conditions()
      .when(request.ids, (ids) => `r.role_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'r.role_code', 'r.names::text', 'r.description')
      .contains(request.roleName, 'r.names::text');
    return queryPage<RoleRow>(
      this.dataSource,
      { select: COLUMNS, from: 'role r', where, sortable: SORTABLE, order: 'r.role_id' },
      request,
    );
  }

  async all(): Promise<RoleRow[]> {
    return (await this.dataSource.query(`SELECT ${COLUMNS} FROM role r ORDER BY r.role_id`)) as RoleRow[];
  }

  async byId(roleId: string, tx: EntityManager = this.dataSource.manager): Promise<RoleRow | undefined> {
    const rows = (await tx.query(`SELECT ${COLUMNS} FROM role r WHERE r.role_id = $1`, [
      roleId,
    ])) as RoleRow[];
    return rows[0];
  }

  async byCode(code: string): Promise<RoleRow | undefined> {
    const rows = (await this.dataSource.query(`SELECT ${COLUMNS} FROM role r WHERE r.role_code = $1`, [
      code,
    ])) as RoleRow[];
    return rows[0];
  }

  async setMenus(tx: EntityManager, roleId: string, menuIds: readonly string[]): Promise<void> {
    await tx.query(`DELETE FROM role_menu WHERE role_id = $1`, [roleId]);
    await tx.query(`INSERT INTO role_menu (role_id, menu_id) SELECT $1, unnest($2::bigint[])`, [
      roleId,
      [...new Set(menuIds)],
    ]);
  }
}
