/** A call of the back office as its prescribed clients send it. */
export interface PrescribedCall {
  readonly call: string;
  /** Names in the query, the form or the body, beside those of the path. */
  readonly sends?: readonly string[];
  /** Whether the body is a bare array. */
  readonly sendsList?: true;
}

const paged = ['current', 'size'];

/** Method, path and every documented parameter; the names of path parameters are not prescribed. */
export const backOfficeCalls: readonly PrescribedCall[] = [
  {
    call: 'POST /auth/oauth2/token',
    sends: ['username', 'password', 'randomStr', 'code', 'grant_type', 'scope', 'refresh_token', 'mobile'],
  },
  { call: 'POST /mall4cloud_auth/ua/login' },
  { call: 'POST /mall4cloud_auth/login_out' },
  { call: 'GET /admin/user/info' },
  { call: 'GET /auth/token/check_token', sends: ['token'] },
  { call: 'POST /admin/register/user', sends: ['username', 'password', 'phone', 'code'] },
  { call: 'POST /mall4cloud_user/ua/user/register' },
  { call: 'POST /mall4cloud_user/ua/user/register/sendSms', sends: ['countryCode', 'number'] },

  {
    call: 'GET /admin/user/page',
    sends: [...paged, 'userIds', 'nickname', 'phone', 'role', 'deptIds', 'keyWord', 'deptId', 'roleId'],
  },
  { call: 'POST /admin/user', sends: ['username', 'nickname', 'name', 'phone', 'avatar', 'deptId'] },
  { call: 'GET /admin/user/{id}' },
  { call: 'DELETE /admin/user/{id}' },
  { call: 'PUT /admin/user', sends: ['userId', 'nickname', 'name', 'phone', 'avatar', 'deptId'] },
  { call: 'GET /admin/user/details/{name}' },
  { call: 'GET /admin/user/detailsByPhone/{phone}' },
  { call: 'PUT /admin/user/edit', sends: ['nickname', 'name', 'phone', 'avatar'] },
  { call: 'GET /admin/user/getuserbyids', sends: ['ids'] },

  { call: 'GET /admin/role/page', sends: paged },
  { call: 'GET /admin/role/list' },
  { call: 'GET /admin/role/code/{code}' },
  { call: 'POST /admin/role' },
  { call: 'PUT /admin/role', sends: ['roleId'] },
  { call: 'DELETE /admin/role/{id}' },
  { call: 'PUT /admin/role/menu', sends: ['roleId', 'menuIds'] },

  { call: 'GET /admin/menu', sends: ['parentId', 'type'] },
  { call: 'GET /admin/menu/tree' },
  { call: 'GET /admin/menu/tree/{id}' },
  { call: 'POST /admin/menu', sends: ['path', 'icon', 'parentId', 'keepAlive', 'visible'] },
  { call: 'GET /admin/menu/{id}' },
  { call: 'DELETE /admin/menu/{id}' },
  { call: 'PUT /admin/menu', sends: ['path', 'icon', 'parentId', 'keepAlive', 'visible'] },

  { call: 'GET /admin/log/page', sends: paged },
  { call: 'DELETE /admin/log/{id}' },
  { call: 'DELETE /admin/log', sendsList: true },
  { call: 'POST /admin/log/logs', sendsList: true },

  { call: 'GET /admin/dict/page', sends: paged },
  { call: 'GET /admin/dict/item/page', sends: paged },
  { call: 'POST /admin/dict/item' },
  { call: 'DELETE /admin/dict/item/{id}' },
  { call: 'PUT /admin/dict/item' },
  { call: 'POST /admin/dict' },
  { call: 'DELETE /admin/dict/{id}' },
  { call: 'PUT /admin/dict' },
  { call: 'GET /admin/dict/type/{type}' },
  { call: 'PUT /admin/dict/sync' },
  { call: 'GET /core/{name}/list' },
  { call: 'GET /core/dmxingzhengquhua/list/{x}' },
  { call: 'GET /core/dmxingzhengquhua/{x}' },
  { call: 'GET /core/dmxingzhengquhua/infoByCode/{code}' },
  { call: 'GET /core/dmxingzhengquhua/getCascaderData/{code}' },
  { call: 'GET /core/dmxingzhengquhua/getCascaderDataByArray/{codes}' },

  { call: 'GET /admin/param/page', sends: paged },
  { call: 'POST /admin/param' },
  { call: 'GET /admin/param/publicValue/{key}' },
  { call: 'DELETE /admin/param/{id}' },
  { call: 'PUT /admin/param' },
  { call: 'PUT /admin/param/sync' },

  { call: 'GET /admin/dept/tree' },
  { call: 'GET /admin/dept/findAllByIsDel' },
  { call: 'POST /admin/dept', sends: ['name', 'deptLongitude', 'deptLatitude'] },
  { call: 'GET /admin/dept/{id}' },
  { call: 'DELETE /admin/dept/{id}' },
  { call: 'PUT /admin/dept', sends: ['deptId', 'name', 'deptLongitude', 'deptLatitude'] },
  { call: 'GET /system/department' },
  { call: 'POST /admin/connect/sync/ding/user' },
  { call: 'POST /admin/connect/sync/ding/dept' },
  { call: 'POST /admin/connect/sync/cp/user' },
  { call: 'POST /admin/connect/sync/cp/dept' },

  { call: 'GET /admin/sysexmicroapp/page', sends: paged },
  { call: 'GET /admin/sysexmicroapp/list' },
  { call: 'POST /admin/sysexmicroapp' },
  { call: 'GET /admin/sysexmicroapp/{id}' },
  { call: 'PUT /admin/sysexmicroapp' },
  { call: 'DELETE /admin/sysexmicroapp/{id}' },
];
