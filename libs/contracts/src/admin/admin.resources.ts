import { defineResource } from '../define/index.js';
import { adminDeptApi } from './department.api.js';
import { adminDictApi, adminDictItemApi } from './dictionary.api.js';
import { adminLogApi } from './log.api.js';
import { adminMenuApi } from './menu.api.js';
import { adminParamApi } from './parameter.api.js';
import { adminParkedApi } from './parked-event.api.js';
import { adminRoleApi } from './role.api.js';
import { adminStaffApi } from './staff.api.js';

export const staffResource = defineResource({
  name: 'staff',
  idField: 'userId',
  list: adminStaffApi.list,
  one: adminStaffApi.one,
  create: adminStaffApi.create,
  update: adminStaffApi.update,
  remove: adminStaffApi.remove,
});

export const rolesResource = defineResource({
  name: 'roles',
  idField: 'roleId',
  list: adminRoleApi.page,
  one: adminRoleApi.one,
  create: adminRoleApi.create,
  update: adminRoleApi.update,
  remove: adminRoleApi.remove,
});

export const menusResource = defineResource({
  name: 'menus',
  idField: 'menuId',
  list: adminMenuApi.page,
  one: adminMenuApi.one,
  create: adminMenuApi.create,
  update: adminMenuApi.update,
  remove: adminMenuApi.remove,
});

export const dictionariesResource = defineResource({
  name: 'dictionaries',
  idField: 'id',
  list: adminDictApi.page,
  one: adminDictApi.one,
  create: adminDictApi.create,
  update: adminDictApi.update,
  remove: adminDictApi.remove,
});

export const dictionaryItemsResource = defineResource({
  name: 'dictionary-items',
  idField: 'id',
  list: adminDictItemApi.page,
  one: adminDictItemApi.one,
  create: adminDictItemApi.create,
  update: adminDictItemApi.update,
  remove: adminDictItemApi.remove,
});

export const parametersResource = defineResource({
  name: 'parameters',
  idField: 'publicId',
  list: adminParamApi.page,
  one: adminParamApi.one,
  create: adminParamApi.create,
  update: adminParamApi.update,
  remove: adminParamApi.remove,
});

export const departmentsResource = defineResource({
  name: 'departments',
  idField: 'deptId',
  list: adminDeptApi.page,
  one: adminDeptApi.one,
  create: adminDeptApi.create,
  update: adminDeptApi.update,
  remove: adminDeptApi.remove,
});

export const operationLogsResource = defineResource({
  name: 'operation-logs',
  idField: 'id',
  list: adminLogApi.page,
  one: adminLogApi.one,
  remove: adminLogApi.remove,
});

export const parkedEventsResource = defineResource({
  name: 'parked-events',
  idField: 'parkedId',
  list: adminParkedApi.page,
  one: adminParkedApi.one,
});
