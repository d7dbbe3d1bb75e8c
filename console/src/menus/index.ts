import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import { page, resource } from '../api/resource.js';

export const menus = resource('menus', {
  icon: AccountTreeOutlined,
  list: page(() => import('./MenuList.js'), 'MenuList'),
  create: page(() => import('./MenuForms.js'), 'MenuCreate'),
  edit: page(() => import('./MenuForms.js'), 'MenuEdit'),
  recordRepresentation: 'name',
});
