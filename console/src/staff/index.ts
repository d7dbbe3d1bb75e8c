import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { resource } from '../api/resource.js';
import { StaffCreate, StaffEdit } from './StaffForms.js';
import { StaffList } from './StaffList.js';
import { staffTexts } from './texts.js';

export const staff = resource('staff', {
  icon: BadgeOutlined,
  texts: staffTexts,
  list: StaffList,
  create: StaffCreate,
  edit: StaffEdit,
  recordRepresentation: 'nickname',
});
