import { defineResource } from '../define/index.js';
import { orderRateApi } from './exchange-rate.api.js';
import { orderDeskApi } from './order-desk.api.js';
import { orderVoucherApi } from './voucher.api.js';

export const ordersResource = defineResource({
  name: 'orders',
  idField: 'orderId',
  list: orderDeskApi.list,
  one: orderDeskApi.one,
});

export const vouchersResource = defineResource({
  name: 'vouchers',
  idField: 'voucherId',
  list: orderVoucherApi.list,
  one: orderVoucherApi.one,
});

export const exchangeRatesResource = defineResource({
  name: 'exchange-rates',
  idField: 'rateId',
  list: orderRateApi.list,
  one: orderRateApi.one,
  create: orderRateApi.enter,
});
