import { defineResource } from '../define/index.js';
import { productBrandApi } from './brand.api.js';
import { productCarApi } from './car.api.js';
import { productCategoryApi } from './category.api.js';
import { productPriceApi } from './price.api.js';
import { productSetAsideApi } from './set-aside.api.js';
import { productStockListApi } from './stock-list/stock-list.api.js';

export const brandsResource = defineResource({
  name: 'brands',
  menu: {
    group: 'catalogue',
    place: 20,
    icon: 'brand',
    labels: { ru: 'Марки', zh: '品牌', en: 'Makes' },
    right: 'brand_edit',
  },
  idField: 'brandId',
  list: productBrandApi.find,
  one: productBrandApi.one,
  create: productBrandApi.create,
  update: productBrandApi.update,
  remove: productBrandApi.remove,
});

export const categoriesResource = defineResource({
  name: 'categories',
  menu: {
    group: 'catalogue',
    place: 30,
    icon: 'category',
    labels: { ru: 'Категории', zh: '分类', en: 'Categories' },
    right: 'category_edit',
  },
  idField: 'categoryId',
  list: productCategoryApi.find,
  one: productCategoryApi.one,
  create: productCategoryApi.create,
  update: productCategoryApi.update,
  remove: productCategoryApi.remove,
});

export const carsResource = defineResource({
  name: 'cars',
  menu: {
    group: 'catalogue',
    place: 10,
    icon: 'car',
    labels: { ru: 'Автомобили', zh: '车辆', en: 'Cars' },
  },
  idField: 'spuId',
  list: productCarApi.find,
  one: productCarApi.one,
  create: productCarApi.create,
  update: productCarApi.update,
  remove: productCarApi.remove,
});

/** Lists of cars that shops load from a file. */
export const stockListsResource = defineResource({
  name: 'stock-lists',
  menu: {
    group: 'catalogue',
    place: 12,
    icon: 'stockList',
    labels: { ru: 'Загрузка списком', zh: '批量导入', en: 'Import of cars' },
  },
  idField: 'stockListId',
  list: productStockListApi.page,
  one: productStockListApi.one,
  create: productStockListApi.begin,
});

/** Cars of orders that ended without a sale. */
export const setAsideResource = defineResource({
  name: 'set-aside',
  menu: {
    group: 'catalogue',
    place: 15,
    icon: 'aside',
    labels: { ru: 'Снятые после отмены', zh: '订单取消车辆', en: 'Cars of cancelled orders' },
  },
  idField: 'setAsideId',
  list: productSetAsideApi.page,
  one: productSetAsideApi.one,
});

export const priceChangesResource = defineResource({
  name: 'price-changes',
  menu: {
    group: 'catalogue',
    place: 17,
    icon: 'price',
    labels: { ru: 'Изменения цен', zh: '价格变动', en: 'Price changes' },
  },
  idField: 'proposalId',
  list: productPriceApi.list,
  one: productPriceApi.one,
});
