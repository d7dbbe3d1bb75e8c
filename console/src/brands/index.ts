import { localised } from '@mall/web-kit';
import type { BrandRecord } from '@mall/contracts/product';
import { currentLocale } from '../api/mall.js';
import { BrandCreate, BrandEdit } from './BrandForms.js';
import { BrandList } from './BrandList.js';

export const brands = {
  name: 'brands',
  list: BrandList,
  create: BrandCreate,
  edit: BrandEdit,
  recordRepresentation: (brand: BrandRecord) => localised(brand.name, currentLocale()),
};
