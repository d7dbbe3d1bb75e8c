import type { MicroAppView, OwnMicroAppView } from '@mall/contracts/admin';
import type { MicroAppRow } from './micro-app.repository.js';

export function toOwnMicroApp(row: MicroAppRow): OwnMicroAppView {
  return {
    id: row.app_id,
    appName: row.app_name,
    appCode: row.app_code,
    entryUrl: row.entry_url,
    routerPath: row.router_path,
    icon: row.icon,
  };
}

export function toMicroAppView(row: MicroAppRow): MicroAppView {
  return {
    ...toOwnMicroApp(row),
    sort: row.sort_order,
    status: row.is_on ? '1' : '0',
    roleIds: [...row.role_ids],
    isPublic: row.is_public,
    remark: row.remark,
    createTime: row.created_at.toISOString(),
  };
}
