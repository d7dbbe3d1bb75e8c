import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { page, resource } from '../api/resource.js';

export const shops = resource('shops', {
  icon: StorefrontOutlined,
  list: page(() => import('./ShopList.js'), 'ShopList'),
  show: page(() => import('./ShopShow.js'), 'ShopShow'),
  recordRepresentation: 'shopName',
});
