import FenceOutlined from '@mui/icons-material/FenceOutlined';
import { page, resource } from '../api/resource.js';

export const shopPlaces = resource('shop-places', {
  icon: FenceOutlined,
  list: page(() => import('./ShopPlaceList.js'), 'ShopPlaceList'),
  edit: page(() => import('./ShopPlaceEdit.js'), 'ShopPlaceEdit'),
  recordRepresentation: 'shopName',
});
