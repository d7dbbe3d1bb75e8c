import { defineResource } from '../define/index.js';
import { orderContractCheckApi } from './contract-check.api.js';
import { orderDocumentApi } from './document.api.js';
import { orderRateApi } from './exchange-rate.api.js';
import { orderSettingApi } from './deal-setting.api.js';
import { orderDeskViewApi } from './order-desk-view.api.js';
import { orderHeldCarsApi } from './held-cars.api.js';
import { orderReconciliationApi } from './reconciliation.api.js';
import { orderRefundApi } from './refund.api.js';
import { orderTariffApi } from './tariff.api.js';
import { orderTemplateApi } from './template.api.js';
import { orderVoucherApi } from './voucher.api.js';

export const ordersResource = defineResource({
  name: 'orders',
  menu: {
    group: 'trade',
    place: 10,
    icon: 'order',
    labels: { ru: 'Заказы', zh: '订单', en: 'Orders' },
  },
  idField: 'orderId',
  list: orderDeskViewApi.list,
  one: orderDeskViewApi.one,
});

export const vouchersResource = defineResource({
  name: 'vouchers',
  menu: {
    group: 'trade',
    place: 30,
    icon: 'slip',
    labels: { ru: 'Платёжки', zh: '付款凭证', en: 'Payment slips' },
  },
  idField: 'voucherId',
  list: orderVoucherApi.list,
  one: orderVoucherApi.one,
});

export const exchangeRatesResource = defineResource({
  name: 'exchange-rates',
  menu: {
    group: 'trade',
    place: 80,
    icon: 'rate',
    labels: { ru: 'Курсы валют', zh: '汇率', en: 'Exchange rates' },
  },
  idField: 'rateId',
  list: orderRateApi.list,
  one: orderRateApi.one,
  create: orderRateApi.enter,
});

export const tariffsResource = defineResource({
  name: 'tariffs',
  menu: {
    group: 'trade',
    place: 90,
    icon: 'tariff',
    labels: { ru: 'Пошлины и сборы', zh: '税费表', en: 'Duties and fees' },
  },
  idField: 'tableId',
  list: orderTariffApi.list,
  one: orderTariffApi.one,
  create: orderTariffApi.create,
  update: orderTariffApi.update,
  remove: orderTariffApi.remove,
});

export const dealSettingsResource = defineResource({
  name: 'deal-settings',
  menu: {
    group: 'trade',
    place: 100,
    icon: 'terms',
    labels: { ru: 'Условия сделок', zh: '交易参数', en: 'Terms of deals' },
  },
  idField: 'settingKey',
  list: orderSettingApi.list,
  one: orderSettingApi.one,
  update: orderSettingApi.change,
});

export const reconciliationResource = defineResource({
  name: 'reconciliation',
  menu: {
    group: 'trade',
    place: 20,
    icon: 'reconciliation',
    labels: { ru: 'Сверка платежей', zh: '付款核对', en: 'Reconciliation' },
  },
  idField: 'voucherId',
  list: orderReconciliationApi.list,
  one: orderReconciliationApi.one,
});

export const heldCarsResource = defineResource({
  name: 'held-cars',
  menu: {
    group: 'trade',
    place: 45,
    icon: 'hold',
    labels: { ru: 'Неоплаченные брони', zh: '未付款保留车辆', en: 'Unpaid holds' },
  },
  idField: 'userId',
  list: orderHeldCarsApi.list,
  one: orderHeldCarsApi.one,
  update: orderHeldCarsApi.allow,
});

export const refundsResource = defineResource({
  name: 'refunds',
  menu: {
    group: 'trade',
    place: 40,
    icon: 'refund',
    labels: { ru: 'Возвраты', zh: '退款', en: 'Refunds' },
  },
  idField: 'refundId',
  list: orderRefundApi.list,
  one: orderRefundApi.one,
});

export const contractChecksResource = defineResource({
  name: 'contract-checks',
  menu: {
    group: 'trade',
    place: 25,
    icon: 'signature',
    labels: { ru: 'Проверка договоров', zh: '合同核验', en: 'Contracts to check' },
  },
  idField: 'scanId',
  list: orderContractCheckApi.page,
  one: orderContractCheckApi.one,
});

export const documentsResource = defineResource({
  name: 'documents',
  menu: {
    group: 'trade',
    place: 60,
    icon: 'document',
    labels: { ru: 'Документы', zh: '文件', en: 'Papers' },
  },
  idField: 'documentId',
  list: orderDocumentApi.list,
  one: orderDocumentApi.one,
});

export const documentTemplatesResource = defineResource({
  name: 'document-templates',
  menu: {
    group: 'trade',
    place: 70,
    icon: 'template',
    labels: { ru: 'Шаблоны документов', zh: '文件模板', en: 'Paper templates' },
  },
  idField: 'templateId',
  list: orderTemplateApi.list,
  one: orderTemplateApi.one,
  create: orderTemplateApi.start,
  update: orderTemplateApi.edit,
  remove: orderTemplateApi.remove,
});
