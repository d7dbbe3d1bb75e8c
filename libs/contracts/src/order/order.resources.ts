import { defineResource } from '../define/index.js';
import { orderDocumentApi } from './document.api.js';
import { orderRateApi } from './exchange-rate.api.js';
import { orderSettingApi } from './deal-setting.api.js';
import { orderDeskViewApi } from './order-desk-view.api.js';
import { orderReconciliationApi } from './reconciliation.api.js';
import { orderRefundApi } from './refund.api.js';
import { orderTariffApi } from './tariff.api.js';
import { orderTemplateApi } from './template.api.js';
import { orderVoucherApi } from './voucher.api.js';

export const ordersResource = defineResource({
  name: 'orders',
  idField: 'orderId',
  list: orderDeskViewApi.list,
  one: orderDeskViewApi.one,
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

export const tariffsResource = defineResource({
  name: 'tariffs',
  idField: 'tableId',
  list: orderTariffApi.list,
  one: orderTariffApi.one,
  create: orderTariffApi.create,
  update: orderTariffApi.update,
  remove: orderTariffApi.remove,
});

export const dealSettingsResource = defineResource({
  name: 'deal-settings',
  idField: 'settingKey',
  list: orderSettingApi.list,
  one: orderSettingApi.one,
  update: orderSettingApi.change,
});

export const reconciliationResource = defineResource({
  name: 'reconciliation',
  idField: 'voucherId',
  list: orderReconciliationApi.list,
  one: orderReconciliationApi.one,
});

export const refundsResource = defineResource({
  name: 'refunds',
  idField: 'refundId',
  list: orderRefundApi.list,
  one: orderRefundApi.one,
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
