import { defineResource } from '../define/index.js';
import { userBuyerApi } from './buyer.api.js';
import { userDivisionDeskApi } from './division-desk.api.js';
import { userPersonalApi } from './personal.api.js';

/** Buyers, with masked documents. */
export const buyersResource = defineResource({
  name: 'buyers',
  menu: {
    group: 'trade',
    place: 50,
    icon: 'buyer',
    labels: { ru: 'Покупатели', zh: '买家', en: 'Buyers' },
  },
  idField: 'userId',
  list: userBuyerApi.list,
  one: userBuyerApi.one,
});

/** Log of who viewed documents unmasked. */
export const buyerRevealsResource = defineResource({
  name: 'buyer-reveals',
  idField: 'revealId',
  list: userBuyerApi.reveals,
});

/** Names of regions and towns. */
export const divisionsResource = defineResource({
  name: 'divisions',
  menu: {
    group: 'system',
    place: 55,
    icon: 'division',
    labels: { ru: 'Регионы и города', zh: '行政区划', en: 'Regions and towns' },
  },
  idField: 'code',
  list: userDivisionDeskApi.page,
  one: userDivisionDeskApi.one,
  update: userDivisionDeskApi.rename,
});

/** Requests of people for a copy of their data or for its erasure. */
export const personalRequestsResource = defineResource({
  name: 'personal-requests',
  menu: {
    group: 'system',
    place: 57,
    icon: 'personalRequest',
    labels: { ru: 'Запросы персональных данных', zh: '个人信息请求', en: 'Personal data requests' },
  },
  idField: 'requestId',
  list: userPersonalApi.page,
  one: userPersonalApi.one,
});
