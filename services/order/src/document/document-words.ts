import type { DocumentStage } from '@mall/contracts/order';
import type { Locale, Texts } from '@mall/validation';

const words = {
  contractNumber: { ru: 'Договор №', zh: '合同编号', en: 'Contract No.' },
  invoiceNumber: { ru: 'Инвойс №', zh: '发票编号', en: 'Invoice No.' },
  orderNumber: { ru: 'Заказ', zh: '订单编号', en: 'Order' },
  issued: { ru: 'Выдан', zh: '出具时间', en: 'Issued' },
  contractDay: { ru: 'Дата договора', zh: '合同日期', en: 'Date of contract' },
  version: { ru: 'Редакция', zh: '版本', en: 'Version' },
  replaces: { ru: 'Заменяет редакцию', zh: '替代版本', en: 'Replaces version' },
  payBefore: { ru: 'Оплатить до', zh: '付款期限', en: 'Pay before' },
  cancelled: { ru: 'Заказ отменён', zh: '订单取消时间', en: 'Order cancelled' },
  refunded: { ru: 'Деньги возвращены', zh: '全额退款时间', en: 'Refunded in full' },
  void: { ru: 'Аннулировано', zh: '已作废', en: 'Void' },
  acceptedByStaff: { ru: 'Принят продавцом', zh: '卖方核验通过', en: 'Accepted by the seller' },
  paidOn: { ru: 'Оплачен', zh: '到账确认', en: 'Paid' },
  terms: { ru: 'Условия поставки', zh: '贸易条款', en: 'Terms of delivery' },
  seller: { ru: 'Продавец', zh: '卖方', en: 'Seller' },
  buyer: { ru: 'Покупатель', zh: '买方', en: 'Buyer' },
  name: { ru: 'Наименование', zh: '名称', en: 'Name' },
  fullName: { ru: 'ФИО', zh: '姓名', en: 'Full name' },
  latin: { ru: 'Латиницей', zh: '拉丁字母姓名', en: 'In passport script' },
  code: { ru: 'Единый код', zh: '统一社会信用代码', en: 'Registration code' },
  address: { ru: 'Адрес', zh: '地址', en: 'Address' },
  director: { ru: 'В лице', zh: '代表人', en: 'Represented by' },
  passport: { ru: 'Паспорт', zh: '护照号', en: 'Passport' },
  phone: { ru: 'Телефон', zh: '电话', en: 'Phone' },
  consignee: { ru: 'Получатель', zh: '收货人', en: 'Consignee' },
  delivery: { ru: 'Адрес доставки', zh: '收货地址', en: 'Delivery address' },
  cars: { ru: 'Автомобиль', zh: '车辆信息', en: 'Car' },
  vinLater: {
    ru: 'будет указан, когда автомобиль будет построен или выделен; договор и инвойс выдадут заново',
    zh: '车辆生产或确定后载明，届时重新出具合同和发票',
    en: 'to be named when the car is built or chosen; contract and invoice are then issued anew',
  },
  otherVinsLater: {
    ru: 'остальные будут указаны, когда автомобили будут построены или выделены',
    zh: '其余车架号待车辆生产或确定后载明',
    en: 'the others to be named when the cars are built or chosen',
  },
  prices: { ru: 'Спецификация и цена', zh: '规格与价格', en: 'Specification and price' },
  line: { ru: '№', zh: '序号', en: 'No.' },
  car: { ru: 'Автомобиль', zh: '车辆', en: 'Car' },
  count: { ru: 'Кол-во', zh: '数量', en: 'Qty' },
  unitPrice: { ru: 'Цена, CNY', zh: '单价（CNY）', en: 'Price, CNY' },
  amount: { ru: 'Сумма, CNY', zh: '金额（CNY）', en: 'Amount, CNY' },
  totalCny: { ru: 'Итого в юанях', zh: '人民币合计', en: 'Total in yuan' },
  totalRub: { ru: 'Итого в рублях', zh: '卢布合计', en: 'Total in roubles' },
  credited: { ru: 'Уже оплачено', zh: '已付款', en: 'Paid so far' },
  balance: { ru: 'Осталось оплатить', zh: '待付余额', en: 'Balance to pay' },
  importCosts: {
    ru: 'Платежи при ввозе, в цену не входят; расчёт на {day}',
    zh: '进口环节费用（不含在价款内），测算日期 {day}',
    en: 'Payments at import, not part of the price; counted for {day}',
  },
  importTotal: { ru: 'Всего при ввозе', zh: '进口费用合计', en: 'Total at import' },
  notCounted: { ru: 'не рассчитано', zh: '未计算', en: 'not counted' },
  atLeast: { ru: 'не меньше {sum}', zh: '至少 {sum}', en: 'at least {sum}' },
  bank: { ru: 'Банковские реквизиты получателя', zh: '收款银行信息', en: 'Bank details of the payee' },
  payee: { ru: 'Получатель платежа', zh: '收款人', en: 'Payee' },
  bankName: { ru: 'Банк', zh: '开户行', en: 'Bank' },
  bankAddress: { ru: 'Адрес банка', zh: '银行地址', en: 'Address of the bank' },
  account: { ru: 'Счёт', zh: '账号', en: 'Account' },
  purpose: { ru: 'Назначение платежа', zh: '汇款附言', en: 'Purpose of payment' },
  signedOnScreen: { ru: 'Подписано на экране', zh: '屏幕手写签名', en: 'Signed on screen' },
  signedByCode: { ru: 'Подтверждено кодом из SMS', zh: '短信验证码确认', en: 'Confirmed by an SMS code' },
  signedOnPaper: {
    ru: 'Подписано на бумаге, скан приложен к заказу',
    zh: '纸质签署，扫描件已存入订单',
    en: 'Signed on paper; the scan is kept with the order',
  },
  seal: {
    ru: 'Печать подписи (SHA-256)',
    zh: '签名校验码（SHA-256）',
    en: 'Seal of the signature (SHA-256)',
  },
  notSigned: { ru: 'Не подписано', zh: '未签署', en: 'Not signed yet' },
  unsigned: { ru: 'НЕ ПОДПИСАН', zh: '未签署', en: 'UNSIGNED' },
  proforma: { ru: 'К ОПЛАТЕ', zh: '待付款', en: 'TO BE PAID' },
  sample: { ru: 'ОБРАЗЕЦ', zh: '样本', en: 'SAMPLE' },
  page: { ru: 'стр. {page} из {pages}', zh: '第 {page} 页 / 共 {pages} 页', en: 'page {page} of {pages}' },
  proof: {
    ru: 'Подлинность проверяется у продавца по номеру и контрольной сумме SHA-256:',
    zh: '可凭编号及 SHA-256 校验码向卖方核验真伪：',
    en: 'To be verified with the seller by number and SHA-256:',
  },
} as const satisfies Record<string, Texts>;

export type DocumentWord = keyof typeof words;

export const say = (word: DocumentWord, lang: Locale): string => words[word][lang];

const purpose: Readonly<Record<Locale, (contract: string) => string>> = {
  ru: (contract) => `Оплата автомобиля по договору ${contract}`,
  zh: (contract) => `支付汽车货款，合同号 ${contract}`,
  en: (contract) => `Payment for a car under contract ${contract}`,
};

export const purposeOf = (contractNumber: string, lang: Locale): string => purpose[lang](contractNumber);

const rate: Readonly<Record<Locale, (rate: string, source: string, time: string) => string>> = {
  ru: (value, source, time) => `Курс: 1 CNY = ${value} RUB. Источник: ${source}, ${time}.`,
  zh: (value, source, time) => `汇率：1 CNY = ${value} RUB。来源：${source}，${time}。`,
  en: (value, source, time) => `Rate: 1 CNY = ${value} RUB. Source: ${source}, ${time}.`,
};

export const rateNote = (value: string, source: string, time: string, lang: Locale): string =>
  rate[lang](value, source, time);

const fileNames: Readonly<Record<DocumentStage, Texts>> = {
  unsigned: { ru: 'Договор', zh: '合同', en: 'Contract' },
  signed: { ru: 'Договор', zh: '合同', en: 'Contract' },
  proforma: { ru: 'Проформа-инвойс', zh: '形式发票', en: 'Proforma invoice' },
  invoice: { ru: 'Инвойс', zh: '发票', en: 'Invoice' },
};

/**
 * Returns the name of a file with the version as `-v2`, because some systems cannot store `Договор UAC261121-100001
 * ред. 2.pdf`.
 */
export const fileNameOf = (stage: DocumentStage, number: string, version: number, lang: Locale): string =>
  `${fileNames[stage][lang]} ${number}-v${version}-${lang}.pdf`;
