import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import { resource } from '../api/resource.js';
import { RateCreate } from './RateCreate.js';
import { RateList } from './RateList.js';
import { exchangeRatesTexts } from './texts.js';

export const exchangeRates = resource('exchange-rates', {
  icon: CurrencyExchangeOutlined,
  texts: exchangeRatesTexts,
  list: RateList,
  create: RateCreate,
});
