import { defineResource } from '../define/index.js';
import { orderRateApi } from './exchange-rate.api.js';
import { orderDeskApi } from './order-desk.api.js';
import { orderVoucherApi } from './voucher.api.js';

export const orderResources = [
  defineResource({ name: 'orders', idField: 'orderId', list: orderDeskApi.list, one: orderDeskApi.one }),
  defineResource({
    name: 'vouchers',
    idField: 'voucherId',
    list: orderVoucherApi.list,
    one: orderVoucherApi.one,
  }),
  defineResource({
    name: 'exchange-rates',
    idField: 'rateId',
    list: orderRateApi.list,
    one: orderRateApi.one,
    create: orderRateApi.enter,
  }),
];
