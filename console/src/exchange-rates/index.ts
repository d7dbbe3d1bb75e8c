import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import { page, resource } from '../api/resource.js';

export const exchangeRates = resource('exchange-rates', {
  icon: CurrencyExchangeOutlined,
  list: page(() => import('./RateList.js'), 'RateList'),
  create: page(() => import('./RateCreate.js'), 'RateCreate'),
});
