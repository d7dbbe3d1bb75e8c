import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { resource } from '../api/resource.js';
import { DepartmentCreate, DepartmentEdit } from './DepartmentForms.js';
import { DepartmentList } from './DepartmentList.js';
import { departmentsTexts } from './texts.js';

export const departments = resource('departments', {
  icon: BusinessOutlined,
  texts: departmentsTexts,
  list: DepartmentList,
  create: DepartmentCreate,
  edit: DepartmentEdit,
  recordRepresentation: 'name',
});
