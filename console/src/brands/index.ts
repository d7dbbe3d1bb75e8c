import SellOutlined from '@mui/icons-material/SellOutlined';
import { localised } from '@mall/web-kit';
import type { BrandRecord } from '@mall/contracts/product';
import { currentLocale } from '../api/mall.js';
import { resource } from '../api/resource.js';
import { BrandCreate, BrandEdit } from './BrandForms.js';
import { BrandList } from './BrandList.js';
import { brandsTexts } from './texts.js';

export const brands = resource('brands', {
  icon: SellOutlined,
  texts: brandsTexts,
  list: BrandList,
  create: BrandCreate,
  edit: BrandEdit,
  recordRepresentation: (brand: BrandRecord) => localised(brand.name, currentLocale()),
});
