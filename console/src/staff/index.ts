import { StaffCreate, StaffEdit } from './StaffForms.js';
import { StaffList } from './StaffList.js';

export const staff = {
  name: 'staff',
  list: StaffList,
  create: StaffCreate,
  edit: StaffEdit,
  recordRepresentation: 'nickname',
};
