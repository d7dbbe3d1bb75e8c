import { defineResource } from '../define/index.js';
import { orderDocumentApi } from './document.api.js';
import { orderRateApi } from './exchange-rate.api.js';
import { orderDeskApi } from './order-desk.api.js';
import { orderTemplateApi } from './template.api.js';
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

export const documentsResource = defineResource({
  name: 'documents',
  idField: 'documentId',
  list: orderDocumentApi.list,
  one: orderDocumentApi.one,
});

export const documentTemplatesResource = defineResource({
  name: 'document-templates',
  idField: 'templateId',
  list: orderTemplateApi.list,
  one: orderTemplateApi.one,
  create: orderTemplateApi.start,
  update: orderTemplateApi.edit,
  remove: orderTemplateApi.remove,
});
