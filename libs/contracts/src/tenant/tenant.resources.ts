import { defineResource } from '../define/index.js';
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
