import type { BuyerView } from '@mall/contracts/user';
import { BuyerList } from './BuyerList.js';
import { BuyerShow } from './BuyerShow.js';

export const buyers = {
  name: 'buyers',
  list: BuyerList,
  show: BuyerShow,
  recordRepresentation: (buyer: BuyerView) => buyer.fullName || buyer.nickName,
};
