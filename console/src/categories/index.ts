import { localised } from '@mall/web-kit';
import type { CategoryRecord } from '@mall/contracts/product';
import { currentLocale } from '../api/mall.js';
import { CategoryCreate, CategoryEdit } from './CategoryForms.js';
import { CategoryList } from './CategoryList.js';

export const categories = {
  name: 'categories',
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
  recordRepresentation: (category: CategoryRecord) => localised(category.name, currentLocale()),
};
