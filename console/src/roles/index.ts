import { RoleCreate, RoleEdit } from './RoleForms.js';
import { RoleList } from './RoleList.js';

export const roles = {
  name: 'roles',
  list: RoleList,
  create: RoleCreate,
  edit: RoleEdit,
  recordRepresentation: 'roleName',
};
