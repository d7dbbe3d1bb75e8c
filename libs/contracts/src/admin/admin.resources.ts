import { defineResource } from '../define/index.js';
import { adminDeptApi } from './department.api.js';
import { adminDictApi, adminDictItemApi } from './dictionary.api.js';
import { adminHistoryApi } from './history.api.js';
import { adminLogApi } from './log.api.js';
import { adminMenuApi } from './menu.api.js';
import { adminMicroAppApi } from './micro-app.api.js';
import { adminPageTextApi } from './page-text.api.js';
import { adminParamApi } from './parameter.api.js';
import { adminParkedApi } from './parked-event.api.js';
import { adminProcessApi } from './process.api.js';
import { adminRoleApi } from './role.api.js';
import { adminSessionApi } from './session.api.js';
import { adminStaffApi } from './staff.api.js';

export const staffResource = defineResource({
  name: 'staff',
  menu: {
    group: 'system',
    place: 10,
    icon: 'staff',
    labels: { ru: 'Сотрудники', zh: '员工', en: 'Staff' },
  },
  idField: 'userId',
  list: adminStaffApi.list,
  one: adminStaffApi.one,
  create: adminStaffApi.create,
  update: adminStaffApi.update,
  remove: adminStaffApi.remove,
});

export const rolesResource = defineResource({
  name: 'roles',
  menu: {
    group: 'system',
    place: 20,
    icon: 'role',
    labels: { ru: 'Роли', zh: '角色', en: 'Roles' },
  },
  idField: 'roleId',
  list: adminRoleApi.page,
  one: adminRoleApi.one,
  create: adminRoleApi.create,
  update: adminRoleApi.update,
  remove: adminRoleApi.remove,
});

export const menusResource = defineResource({
  name: 'menus',
  menu: {
    group: 'system',
    place: 40,
    icon: 'menu',
    labels: { ru: 'Меню и права', zh: '菜单与权限', en: 'Menu and rights' },
  },
  idField: 'menuId',
  list: adminMenuApi.page,
  one: adminMenuApi.one,
  create: adminMenuApi.create,
  update: adminMenuApi.update,
  remove: adminMenuApi.remove,
});

export const dictionariesResource = defineResource({
  name: 'dictionaries',
  menu: {
    group: 'system',
    place: 50,
    icon: 'dictionary',
    labels: { ru: 'Справочники', zh: '字典', en: 'Dictionaries' },
  },
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
  menu: {
    group: 'system',
    place: 60,
    icon: 'parameter',
    labels: { ru: 'Параметры', zh: '参数', en: 'Parameters' },
  },
  idField: 'publicId',
  list: adminParamApi.page,
  one: adminParamApi.one,
  create: adminParamApi.create,
  update: adminParamApi.update,
  remove: adminParamApi.remove,
});

export const pageTextsResource = defineResource({
  name: 'page-texts',
  menu: {
    group: 'system',
    place: 62,
    icon: 'pageText',
    labels: { ru: 'Тексты страниц', zh: '页面文案', en: 'Page texts' },
  },
  idField: 'code',
  list: adminPageTextApi.page,
  one: adminPageTextApi.one,
  update: adminPageTextApi.save,
});

export const departmentsResource = defineResource({
  name: 'departments',
  menu: {
    group: 'system',
    place: 30,
    icon: 'department',
    labels: { ru: 'Отделы', zh: '部门', en: 'Departments' },
    right: 'sys_dept_view',
  },
  idField: 'deptId',
  list: adminDeptApi.page,
  one: adminDeptApi.one,
  create: adminDeptApi.create,
  update: adminDeptApi.update,
  remove: adminDeptApi.remove,
});

export const microAppsResource = defineResource({
  name: 'micro-apps',
  menu: {
    group: 'system',
    place: 65,
    icon: 'app',
    labels: { ru: 'Внешние приложения', zh: '外部应用', en: 'External apps' },
  },
  idField: 'id',
  list: adminMicroAppApi.page,
  one: adminMicroAppApi.one,
  create: adminMicroAppApi.create,
  update: adminMicroAppApi.update,
  remove: adminMicroAppApi.remove,
});

export const onlineSessionsResource = defineResource({
  name: 'online-sessions',
  menu: {
    group: 'system',
    place: 68,
    icon: 'session',
    labels: { ru: 'Активные сеансы', zh: '在线会话', en: 'Online sessions' },
  },
  idField: 'sessionId',
  list: adminSessionApi.page,
  remove: adminSessionApi.end,
});

export const operationLogsResource = defineResource({
  name: 'operation-logs',
  menu: {
    group: 'system',
    place: 70,
    icon: 'log',
    labels: { ru: 'Журнал действий', zh: '操作日志', en: 'Operation log' },
  },
  idField: 'id',
  list: adminLogApi.page,
  one: adminLogApi.one,
});

export const recordChangesResource = defineResource({
  name: 'record-changes',
  menu: {
    group: 'system',
    place: 72,
    icon: 'history',
    labels: { ru: 'Изменения записей', zh: '变更记录', en: 'Changes of records' },
  },
  idField: 'key',
  list: adminHistoryApi.page,
});

export const parkedEventsResource = defineResource({
  name: 'parked-events',
  menu: {
    group: 'system',
    place: 80,
    icon: 'event',
    labels: { ru: 'Отложенные события', zh: '搁置事件', en: 'Parked events' },
  },
  idField: 'parkedId',
  list: adminParkedApi.page,
  one: adminParkedApi.one,
});

export const processesResource = defineResource({
  name: 'processes',
  menu: {
    group: 'system',
    place: 90,
    icon: 'process',
    labels: { ru: 'Службы и процессы', zh: '服务与进程', en: 'Services and processes' },
  },
  idField: 'processId',
  list: adminProcessApi.page,
});
