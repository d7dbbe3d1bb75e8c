import { ShopList } from './ShopList.js';
import { ShopShow } from './ShopShow.js';

export const shops = { name: 'shops', list: ShopList, show: ShopShow, recordRepresentation: 'shopName' };
