import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import { resource } from '../api/resource.js';
import { MenuCreate, MenuEdit } from './MenuForms.js';
import { MenuList } from './MenuList.js';
import { menusTexts } from './texts.js';

export const menus = resource('menus', {
  icon: AccountTreeOutlined,
  texts: menusTexts,
  list: MenuList,
  create: MenuCreate,
  edit: MenuEdit,
  recordRepresentation: 'name',
});
