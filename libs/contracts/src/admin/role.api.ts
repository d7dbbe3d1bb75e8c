import {
  adminPageOf,
  anyOf,
  defineApi,
  Empty,
  listOf,
  nothing,
  platformErrors,
  staff,
} from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import {
  CreateRoleDto,
  RoleCodeDto,
  RoleIdDto,
  RoleMenusDto,
  RolePageDto,
  UpdateRoleDto,
} from './role.dto.js';
import { RoleView } from './role.views.js';

const { notFound } = platformErrors;

export const adminRoleApi = defineApi('admin.role', {
  page: {
    http: 'GET /admin/role/page',
    request: RolePageDto,
    response: adminPageOf(RoleView),
    access: staff('sys_role_view'),
    family: 'admin',
    summary: 'Roles with what they open.',
  },
  list: {
    http: 'GET /admin/role/list',
    request: Empty,
    response: listOf(RoleView),
    access: anyOf(staff('sys_user_view'), staff('sys_microapp_add'), staff('sys_microapp_edit')),
    family: 'admin',
    summary: 'All roles, for choosing one.',
  },
  byCode: {
    http: 'GET /admin/role/code/{code}',
    request: RoleCodeDto,
    response: RoleView,
    access: staff('sys_role_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'A role by its code.',
  },
  one: {
    http: 'GET /admin/role/{roleId}',
    request: RoleIdDto,
    response: RoleView,
    access: staff('sys_role_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'One role.',
  },
  create: {
    http: 'POST /admin/role',
    request: CreateRoleDto,
    response: RoleView,
    access: staff('sys_role_add'),
    family: 'admin',
    errors: [adminErrors.roleCodeTaken, adminErrors.grantTooHigh, adminErrors.outOfScope, notFound],
    summary: 'Add a role that grants nothing you lack yourself.',
  },
  update: {
    http: 'PUT /admin/role',
    request: UpdateRoleDto,
    response: RoleView,
    access: staff('sys_role_edit'),
    family: 'admin',
    errors: [
      notFound,
      adminErrors.grantTooHigh,
      adminErrors.mightierThanYou,
      adminErrors.allRightsRole,
      adminErrors.outOfScope,
    ],
    summary:
      'Change the given fields of a role; changing its rights also asks for sys_role_perm, its data scope for seeing everybody.',
  },
  remove: {
    http: 'DELETE /admin/role/{roleId}',
    request: RoleIdDto,
    response: nothing,
    access: staff('sys_role_del'),
    family: 'admin',
    errors: [notFound, adminErrors.roleInUse, adminErrors.systemRecord, adminErrors.mightierThanYou],
    summary: 'Remove a role that nobody holds.',
  },
  setMenus: {
    http: 'PUT /admin/role/menu',
    request: RoleMenusDto,
    response: nothing,
    access: staff('sys_role_perm'),
    family: 'admin',
    errors: [notFound, adminErrors.grantTooHigh, adminErrors.mightierThanYou, adminErrors.allRightsRole],
    summary: 'Say which menu items and buttons a role opens; whole list, in place of the old one.',
  },
});
