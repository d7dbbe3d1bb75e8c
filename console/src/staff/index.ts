import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { page, resource } from '../api/resource.js';

export const staff = resource('staff', {
  icon: BadgeOutlined,
  list: page(() => import('./StaffList.js'), 'StaffList'),
  create: page(() => import('./StaffForms.js'), 'StaffCreate'),
  edit: page(() => import('./StaffForms.js'), 'StaffEdit'),
  recordRepresentation: 'nickname',
});
