import { Injectable } from '@nestjs/common';
import type { MicroAppListDto, MicroAppPageDto } from '@mall/contracts/admin';
import {
  arrayOf,
  Conditions,
  type Page,
  rowOf,
  type RowOf,
  rowsOf,
  typedPage,
  setLinks,
} from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db, hasChanges } from '../db.js';
import { MicroAppRole } from './micro-app-role.entity.js';
import { MicroApp } from './micro-app.entity.js';

const APPS = db
  .selectFrom('micro_app as a')
  .selectAll('a')
  .select((a) => {
    const roles = a.selectFrom('micro_app_role as ar').select('ar.role_id').orderBy('ar.role_id');
    return arrayOf(roles.whereRef('ar.app_id', '=', 'a.app_id')).as('role_ids');
  });

export type MicroAppRow = RowOf<typeof APPS>;

/** Values to be written; `undefined` leaves a column unchanged. */
export type MicroAppChanges = Partial<Omit<MicroApp, 'appId' | 'createdAt'>>;
export type NewMicroApp = MicroAppChanges & Pick<MicroApp, 'appName' | 'appCode' | 'entryUrl' | 'routerPath'>;

/** Reader of a list of apps: staff see those of their roles, others those that are public. */
export type MicroAppReader =
  { readonly kind: 'staff'; readonly roleCodes: readonly string[] } | { readonly kind: 'other' };

const LIST = {
  sortable: {
    id: 'a.app_id',
    appName: 'a.app_name',
    appCode: 'a.app_code',
    routerPath: 'a.router_path',
    sort: 'a.sort_order',
    status: 'a.is_on',
    createTime: 'a.created_at',
  },
  order: [
    ['a.sort_order', 'asc'],
    ['a.app_id', 'asc'],
  ],
} as const;

@Injectable()
export class MicroAppRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: MicroAppPageDto): Promise<Page<MicroAppRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `a.app_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'a.app_name', 'a.app_code', 'a.router_path', 'a.entry_url')
      .contains(request.appName, 'a.app_name')
      .when(request.status, (status) => `a.is_on = (${status} = '1')`);
    return typedPage(this.dataSource, APPS, { ...LIST, where }, request);
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
    const open = APPS.where(where.typed).orderBy('a.sort_order').orderBy('a.app_id');
    return rowsOf(this.dataSource, open);
  }

  byId(appId: string): Promise<MicroAppRow | undefined> {
    return rowOf(this.dataSource, APPS.where('a.app_id', '=', appId));
  }

  /** Inserts an app and returns its id. @throws a unique violation when code or path are taken. */
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
    await setLinks(tx, MicroAppRole, { appId }, 'roleId', roleIds);
  }

  async remove(appId: string): Promise<void> {
    await this.dataSource.manager.delete(MicroApp, appId);
  }
}
