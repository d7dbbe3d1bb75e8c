import { buyer, defineApi, Empty, listOf, nothing } from '../define/index.js';
import { CarWatchDto, CarWatchView } from './car-watch.dto.js';
import { productErrors } from './product.errors.js';

/** Cars that buyers wait for, because somebody else holds them. */
export const productCarWatchApi = defineApi('product.carWatch', {
  mine: {
    http: 'GET /mall4cloud_product/a/car_watch/list',
    request: Empty,
    response: listOf(CarWatchView),
    access: buyer(),
    family: 'mall',
    summary: 'The cars that you are told of when they are free again, the last one first.',
  },
  add: {
    http: 'POST /mall4cloud_product/a/car_watch',
    request: CarWatchDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [productErrors.carGone, productErrors.carNotHeld, productErrors.watchLimit],
    summary: 'Be told once when a held car is free again; twice is the same as once. Nothing is held by it.',
  },
  remove: {
    http: 'DELETE /mall4cloud_product/a/car_watch',
    request: CarWatchDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    summary: 'Wait for a car no longer.',
  },
});
