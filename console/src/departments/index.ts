import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { page, resource } from '../api/resource.js';

export const departments = resource('departments', {
  icon: BusinessOutlined,
  list: page(() => import('./DepartmentList.js'), 'DepartmentList'),
  create: page(() => import('./DepartmentForms.js'), 'DepartmentCreate'),
  edit: page(() => import('./DepartmentForms.js'), 'DepartmentEdit'),
  recordRepresentation: 'name',
});
