import SecurityOutlined from '@mui/icons-material/SecurityOutlined';
import { resource } from '../api/resource.js';
import { RoleCreate, RoleEdit } from './RoleForms.js';
import { RoleList } from './RoleList.js';
import { rolesTexts } from './texts.js';

export const roles = resource('roles', {
  icon: SecurityOutlined,
  texts: rolesTexts,
  list: RoleList,
  create: RoleCreate,
  edit: RoleEdit,
  recordRepresentation: 'roleName',
});
