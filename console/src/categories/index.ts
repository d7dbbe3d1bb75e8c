import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { localised } from '@mall/web-kit';
import type { CategoryRecord } from '@mall/contracts/product';
import { currentLocale } from '../api/mall.js';
import { resource } from '../api/resource.js';
import { CategoryCreate, CategoryEdit } from './CategoryForms.js';
import { CategoryList } from './CategoryList.js';
import { categoriesTexts } from './texts.js';

export const categories = resource('categories', {
  icon: CategoryOutlined,
  texts: categoriesTexts,
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
  recordRepresentation: (category: CategoryRecord) => localised(category.name, currentLocale()),
});
