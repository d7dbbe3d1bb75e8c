import { defineResource } from '../define/index.js';
import { shopReviewApi } from './shop-review.api.js';

export const shopApplicationsResource = defineResource({
  name: 'shop-applications',
  idField: 'applicationId',
  list: shopReviewApi.applications,
  one: shopReviewApi.application,
});

export const shopsResource = defineResource({
  name: 'shops',
  idField: 'shopId',
  list: shopReviewApi.shops,
  one: shopReviewApi.shop,
});
