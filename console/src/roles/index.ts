import SecurityOutlined from '@mui/icons-material/SecurityOutlined';
import { page, resource } from '../api/resource.js';

export const roles = resource('roles', {
  icon: SecurityOutlined,
  list: page(() => import('./RoleList.js'), 'RoleList'),
  create: page(() => import('./RoleForms.js'), 'RoleCreate'),
  edit: page(() => import('./RoleForms.js'), 'RoleEdit'),
  recordRepresentation: 'roleName',
});
