import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { localised } from '@mall/web-kit';
import type { CategoryRecord } from '@mall/contracts/product';
import { currentLocale } from '../api/mall.js';
import { page, resource } from '../api/resource.js';

export const categories = resource('categories', {
  icon: CategoryOutlined,
  list: page(() => import('./CategoryList.js'), 'CategoryList'),
  create: page(() => import('./CategoryForms.js'), 'CategoryCreate'),
  edit: page(() => import('./CategoryForms.js'), 'CategoryEdit'),
  recordRepresentation: (category: CategoryRecord) => localised(category.name, currentLocale()),
});
