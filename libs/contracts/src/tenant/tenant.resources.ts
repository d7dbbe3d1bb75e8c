import { defineResource } from '../define/index.js';
import { shopPlaceApi } from './shop-place.api.js';
import { shopReviewApi } from './shop-review.api.js';

export const shopApplicationsResource = defineResource({
  name: 'shop-applications',
  menu: {
    group: 'shopping',
    place: 10,
    icon: 'application',
    labels: { ru: 'Заявки на открытие', zh: '入驻申请', en: 'Applications' },
  },
  idField: 'applicationId',
  list: shopReviewApi.applications,
  one: shopReviewApi.application,
});

export const shopsResource = defineResource({
  name: 'shops',
  menu: {
    group: 'shopping',
    place: 20,
    icon: 'shop',
    labels: { ru: 'Все магазины', zh: '店铺', en: 'All shops' },
  },
  idField: 'shopId',
  list: shopReviewApi.shops,
  one: shopReviewApi.shop,
});

export const shopPlacesResource = defineResource({
  name: 'shop-places',
  menu: {
    group: 'shopping',
    place: 30,
    icon: 'yard',
    labels: { ru: 'Дворы и часы', zh: '场地与营业时间', en: 'Yards and hours' },
  },
  idField: 'shopId',
  list: shopPlaceApi.page,
  one: shopPlaceApi.one,
  update: shopPlaceApi.save,
});
