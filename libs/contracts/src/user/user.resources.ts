import { defineResource } from '../define/index.js';
import { userBuyerApi } from './buyer.api.js';

/** Buyers with masked documents; the log of who saw documents in clear. */
export const userResources = [
  defineResource({ name: 'buyers', idField: 'userId', list: userBuyerApi.list, one: userBuyerApi.one }),
  defineResource({ name: 'buyer-reveals', idField: 'revealId', list: userBuyerApi.reveals }),
];
