import { RateCreate } from './RateCreate.js';
import { RateList } from './RateList.js';

export const exchangeRates = { name: 'exchange-rates', list: RateList, create: RateCreate };
