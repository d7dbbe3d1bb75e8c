import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import type { PriceChangeView } from '@mall/contracts/product';
import { page, resource } from '../api/resource.js';

export const priceChanges = resource('price-changes', {
  icon: PriceChangeOutlined,
  list: page(() => import('./PriceChangeList.js'), 'PriceChangeList'),
  recordRepresentation: (change: PriceChangeView) => change.name.ru,
});
