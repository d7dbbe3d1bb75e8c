import { RateCreate, RateList } from './Rates.js';

export const exchangeRates = { name: 'exchange-rates', list: RateList, create: RateCreate };
