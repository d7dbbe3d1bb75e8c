import { defineResource } from '../define/index.js';
import { productBrandApi } from './brand.api.js';
import { productCarApi } from './car.api.js';
import { productCategoryApi } from './category.api.js';
import { productSynonymApi } from './synonym.api.js';

export const brandsResource = defineResource({
  name: 'brands',
  idField: 'brandId',
  list: productBrandApi.find,
  one: productBrandApi.one,
  create: productBrandApi.create,
  update: productBrandApi.update,
  remove: productBrandApi.remove,
});

export const categoriesResource = defineResource({
  name: 'categories',
  idField: 'categoryId',
  list: productCategoryApi.find,
  one: productCategoryApi.one,
  create: productCategoryApi.create,
  update: productCategoryApi.update,
  remove: productCategoryApi.remove,
});

export const carsResource = defineResource({
  name: 'cars',
  idField: 'spuId',
  list: productCarApi.find,
  one: productCarApi.one,
  create: productCarApi.create,
  update: productCarApi.update,
  remove: productCarApi.remove,
});

export const synonymsResource = defineResource({
  name: 'synonyms',
  idField: 'synonymId',
  list: productSynonymApi.find,
  one: productSynonymApi.one,
  create: productSynonymApi.create,
  update: productSynonymApi.update,
  remove: productSynonymApi.remove,
});
