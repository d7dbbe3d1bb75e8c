import SellOutlined from '@mui/icons-material/SellOutlined';
import { localised } from '@mall/web-kit';
import type { BrandRecord } from '@mall/contracts/product';
import { currentLocale } from '../api/mall.js';
import { page, resource } from '../api/resource.js';

export const brands = resource('brands', {
  icon: SellOutlined,
  list: page(() => import('./BrandList.js'), 'BrandList'),
  create: page(() => import('./BrandForms.js'), 'BrandCreate'),
  edit: page(() => import('./BrandForms.js'), 'BrandEdit'),
  recordRepresentation: (brand: BrandRecord) => localised(brand.name, currentLocale()),
});
