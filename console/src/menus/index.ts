import { MenuCreate, MenuEdit } from './MenuForms.js';
import { MenuList } from './MenuList.js';

export const menus = {
  name: 'menus',
  list: MenuList,
  create: MenuCreate,
  edit: MenuEdit,
  recordRepresentation: 'name',
};
