// SQL: each app comes with the roles that may open it, in one statement.
import { Injectable } from '@nestjs/common';
import type { MicroAppListDto, MicroAppPageDto } from '@mall/contracts/admin';
import {
  column,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
} from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { hasChanges } from '../changes.js';
import { MicroAppRole } from './micro-app-role.entity.js';
import { MicroApp } from './micro-app.entity.js';

const microAppRow = rowShape({
  app_id: column.bigint,
  app_name: column.text,
  app_code: column.text,
  entry_url: column.text,
  router_path: column.text,
  icon: column.nullable(column.text),
  sort_order: column.integer,
  is_on: column.boolean,
  is_public: column.boolean,
  remark: column.nullable(column.text),
  created_at: column.timestamp,
  role_ids: column.array(column.text),
});

export type MicroAppRow = RowOf<typeof microAppRow>;

/** Values to be written; `undefined` leaves a column unchanged. */
export type MicroAppChanges = Partial<Omit<MicroApp, 'appId' | 'createdAt'>>;
export type NewMicroApp = MicroAppChanges & Pick<MicroApp, 'appName' | 'appCode' | 'entryUrl' | 'routerPath'>;

/** Reader of a list of apps: staff see those of their roles, others those that are public. */
export type MicroAppReader =
  { readonly kind: 'staff'; readonly roleCodes: readonly string[] } | { readonly kind: 'other' };

const COLUMNS = `a.app_id, a.app_name, a.app_code, a.entry_url, a.router_path, a.icon, a.sort_order, a.is_on,
  a.is_public, a.remark, a.created_at,
  ARRAY(SELECT ar.role_id::text FROM micro_app_role ar WHERE ar.app_id = a.app_id ORDER BY ar.role_id) AS role_ids`;
const ORDER = 'a.sort_order, a.app_id';
const SORTABLE = {
  id: 'a.app_id',
  appName: 'a.app_name',
  appCode: 'a.app_code',
  routerPath: 'a.router_path',
  sort: 'a.sort_order',
  status: 'a.is_on',
  createTime: 'a.created_at',
};

@Injectable()
export class MicroAppRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: MicroAppPageDto): Promise<Page<MicroAppRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `a.app_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'a.app_name', 'a.app_code', 'a.router_path', 'a.entry_url')
      .contains(request.appName, 'a.app_name')
      .when(request.status, (status) => `a.is_on = (${status} = '1')`);
    const query = { shape: microAppRow, select: COLUMNS, from: 'micro_app a', where, sortable: SORTABLE };
    return querySqlPage(this.dataSource, { ...query, order: ORDER }, request);
  }

  /** Returns the apps that are switched on and that the reader may open. */
  openTo(reader: MicroAppReader, request: MicroAppListDto): Promise<MicroAppRow[]> {
    const where = new Conditions()
      .add('a.is_on')
      .contains(request.appName, 'a.app_name')
      .when(request.routerPath, (path) => `a.router_path = ${path}`);
    if (reader.kind === 'other') where.add('a.is_public');
    else
      where.when(
        reader.roleCodes,
        (codes) => `(NOT EXISTS (SELECT FROM micro_app_role ar WHERE ar.app_id = a.app_id)
          OR EXISTS (SELECT FROM micro_app_role ar JOIN role r USING (role_id)
                      WHERE ar.app_id = a.app_id AND r.role_code = ANY(${codes}::text[]))
          OR EXISTS (SELECT FROM role r WHERE r.role_code = ANY(${codes}::text[]) AND r.grants_all))`,
      );
    const sql = `SELECT ${COLUMNS} FROM micro_app a WHERE ${String(where)} ORDER BY ${ORDER}`;
    return queryRows(this.dataSource, microAppRow, sql, where.values);
  }

  async byId(appId: string): Promise<MicroAppRow | undefined> {
    const sql = `SELECT ${COLUMNS} FROM micro_app a WHERE a.app_id = $1`;
    return (await queryRows(this.dataSource, microAppRow, sql, [appId]))[0];
  }

  /** @returns the id of the new app. @throws a unique violation when code or path are taken. */
  async insert(tx: EntityManager, app: NewMicroApp): Promise<string> {
    const { identifiers } = await tx.insert(MicroApp, app);
    return (identifiers[0] as Pick<MicroApp, 'appId'>).appId;
  }

  /** Writes the values that are present. @throws a unique violation when code or path are taken. */
  async update(tx: EntityManager, appId: string, changes: MicroAppChanges): Promise<void> {
    if (hasChanges(changes)) await tx.update(MicroApp, appId, changes);
  }

  /** Replaces the roles that may open an app. @throws a foreign key violation for an unknown role. */
  async setRoles(tx: EntityManager, appId: string, roleIds: readonly string[]): Promise<void> {
    await tx.delete(MicroAppRole, { appId });
    const roles = [...new Set(roleIds)].map((roleId) => ({ appId, roleId }));
    if (roles.length > 0) await tx.insert(MicroAppRole, roles);
  }

  async remove(appId: string): Promise<void> {
    await this.dataSource.manager.delete(MicroApp, appId);
  }
}
