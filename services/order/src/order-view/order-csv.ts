import {
  closeTypes,
  contractStatuses,
  statusTexts,
  type OrderView,
  type StatusRow,
} from '@mall/contracts/order';
import { say, type Locale, type Texts } from '@mall/validation';
import { CSV_START, csvDialect, csvMoment, csvMoney } from '@mall/validation/csv';
import { stringify } from 'csv-stringify/sync';

const labelOf = (rows: Readonly<Record<string, StatusRow>>, code: number | null, locale: Locale): string =>
  code === null ? '' : (statusTexts(rows, code)?.[locale] ?? '');

interface Column {
  readonly head: Texts;
  readonly cell: (order: OrderView, locale: Locale) => string;
}

const COLUMNS: readonly Column[] = [
  { head: say('Номер заказа', '订单编号', 'Order number'), cell: (order) => order.orderNumber },
  {
    head: say('Статус', '状态', 'Status'),
    cell: ({ deal }) => deal.label,
  },
  {
    head: say('Создан (UTC)', '下单时间 (UTC)', 'Placed (UTC)'),
    cell: (order) => csvMoment(order.createTime),
  },
  { head: say('Договор', '合同编号', 'Contract number'), cell: (order) => order.contractNumber ?? '' },
  {
    head: say('Подпись договора', '合同签署', 'Contract'),
    cell: ({ contractStatus }, locale) => labelOf(contractStatuses, contractStatus, locale),
  },
  {
    head: say('Оплата', '付款', 'Payment'),
    cell: ({ deal }) => deal.payment,
  },
  { head: say('Магазин', '店铺', 'Shop'), cell: (order) => order.shopName },
  { head: say('Получатель', '收货人', 'Recipient'), cell: (order) => order.consignee },
  {
    head: say('Автомобили', '车辆', 'Cars'),
    cell: ({ orderItems }) =>
      orderItems.map(({ spuName, count }) => (count > 1 ? `${spuName} × ${count}` : spuName)).join('; '),
  },
  {
    head: say('VIN', '车架号', 'VIN'),
    cell: ({ orderItems }) => orderItems.flatMap(({ vin, vins }) => vin ?? vins).join('; '),
  },
  { head: say('Сумма, CNY', '金额 (CNY)', 'Total, CNY'), cell: ({ total }) => csvMoney(total) },
  {
    head: say('Сумма, RUB', '金额 (RUB)', 'Total, RUB'),
    cell: ({ totalRubMinor }) => csvMoney(totalRubMinor),
  },
  { head: say('Оплачено, CNY', '已付 (CNY)', 'Paid, CNY'), cell: ({ paidFee }) => csvMoney(paidFee) },
  { head: say('Остаток, CNY', '余额 (CNY)', 'Balance, CNY'), cell: ({ balanceFee }) => csvMoney(balanceFee) },
  {
    head: say('Оплатить до (UTC)', '付款期限 (UTC)', 'Pay by (UTC)'),
    cell: ({ endTime }) => csvMoment(endTime),
  },
  { head: say('Оплачен (UTC)', '付款时间 (UTC)', 'Paid (UTC)'), cell: ({ payTime }) => csvMoment(payTime) },
  {
    head: say('Отправлен (UTC)', '发货时间 (UTC)', 'Shipped (UTC)'),
    cell: (order) => csvMoment(order.deliveryTime),
  },
  {
    head: say('Завершён (UTC)', '完成时间 (UTC)', 'Finished (UTC)'),
    cell: (order) => csvMoment(order.finallyTime ?? order.cancelTime),
  },
  {
    head: say('Причина закрытия', '关闭原因', 'Closed because'),
    cell: ({ closeType }, locale) => labelOf(closeTypes, closeType, locale),
  },
  { head: say('Кто отменил', '取消人', 'Cancelled by'), cell: ({ closedBy }) => closedBy ?? '' },
  { head: say('Пояснение', '取消说明', 'Reason given'), cell: ({ closeReason }) => closeReason ?? '' },
];

/** Returns the start of the file: the headings in the reader's language. */
export const csvHead = (locale: Locale): string =>
  CSV_START + stringify([COLUMNS.map(({ head }) => head[locale])], csvDialect(locale));

export const csvOf = (orders: readonly OrderView[], locale: Locale): string =>
  stringify(
    orders.map((order) => COLUMNS.map(({ cell }) => cell(order, locale))),
    csvDialect(locale),
  );
