import {
  adminPageOf,
  anyOf,
  defineApi,
  json,
  merchant,
  nothing,
  platformErrors,
  staff,
  texts,
} from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { CreateMenuDto, MenuIdDto, MenuPageDto, MenuTreeDto, OwnMenuDto, UpdateMenuDto } from './menu.dto.js';
import { MenuView, type MenuNode } from './menu.views.js';
import { RoleIdDto } from './role.dto.js';

const { notFound } = platformErrors;

export const adminMenuApi = defineApi('admin.menu', {
  own: {
    http: 'GET /admin/menu',
    request: OwnMenuDto,
    response: json<readonly MenuNode[]>(),
    access: anyOf(staff(), merchant()),
    family: 'admin',
    summary: 'The menu that the caller may see, without buttons.',
  },
  tree: {
    http: 'GET /admin/menu/tree',
    request: MenuTreeDto,
    response: json<readonly MenuNode[]>(),
    access: staff('sys_role_view'),
    family: 'admin',
    summary: 'Every menu item and button, as a tree.',
  },
  ofRole: {
    http: 'GET /admin/menu/tree/{roleId}',
    request: RoleIdDto,
    response: texts,
    access: staff('sys_role_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'Ids of the menu items and buttons that a role opens.',
  },
  page: {
    request: MenuPageDto,
    response: adminPageOf(MenuView),
    access: staff('sys_menu_view'),
    family: 'admin',
    summary: 'Menu items and buttons, for the console.',
  },
  one: {
    http: 'GET /admin/menu/{menuId}',
    request: MenuIdDto,
    response: MenuView,
    access: staff('sys_menu_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'One menu item or button.',
  },
  create: {
    http: 'POST /admin/menu',
    request: CreateMenuDto,
    response: MenuView,
    access: staff('sys_menu_add'),
    family: 'admin',
    errors: [notFound, adminErrors.pathRefused, adminErrors.grantTooHigh],
    summary: 'Add a menu item or button.',
  },
  update: {
    http: 'PUT /admin/menu',
    request: UpdateMenuDto,
    response: MenuView,
    access: staff('sys_menu_edit'),
    family: 'admin',
    errors: [
      notFound,
      adminErrors.menuLoop,
      adminErrors.pathRefused,
      adminErrors.systemRecord,
      adminErrors.grantTooHigh,
    ],
    summary: 'Change the given fields of a menu item; a built-in one keeps its permission string.',
  },
  remove: {
    http: 'DELETE /admin/menu/{menuId}',
    request: MenuIdDto,
    response: nothing,
    access: staff('sys_menu_del'),
    family: 'admin',
    errors: [notFound, adminErrors.menuHasChildren, adminErrors.systemRecord],
    summary: 'Remove a menu item that has none below it and was not built in.',
  },
});
