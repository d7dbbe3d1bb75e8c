import { defineResource } from '../define/index.js';
import { userBuyerApi } from './buyer.api.js';

/** Buyers, documents masked. */
export const buyersResource = defineResource({
  name: 'buyers',
  idField: 'userId',
  list: userBuyerApi.list,
  one: userBuyerApi.one,
});

/** Who looked at documents in clear. */
export const buyerRevealsResource = defineResource({
  name: 'buyer-reveals',
  idField: 'revealId',
  list: userBuyerApi.reveals,
});
