import { DepartmentCreate, DepartmentEdit } from './DepartmentForms.js';
import { DepartmentList } from './DepartmentList.js';

export const departments = {
  name: 'departments',
  list: DepartmentList,
  create: DepartmentCreate,
  edit: DepartmentEdit,
  recordRepresentation: 'name',
};
