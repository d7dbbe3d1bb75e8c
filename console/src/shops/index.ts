import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { resource } from '../api/resource.js';
import { ShopList } from './ShopList.js';
import { ShopShow } from './ShopShow.js';
import { shopsTexts } from './texts.js';

export const shops = resource('shops', {
  icon: StorefrontOutlined,
  texts: shopsTexts,
  list: ShopList,
  show: ShopShow,
  recordRepresentation: 'shopName',
});
