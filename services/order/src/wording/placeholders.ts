import type { TemplateKind } from '@mall/contracts/order';
import type { Locale, Texts } from '@mall/validation';
import { formatDay, formatMinor, formatMoment, type ContractFacts } from './contract-facts.js';

/** Facts from which placeholders are filled. */
export interface TemplateFacts extends ContractFacts {
  readonly documentNumber: string;
  /** Time of payment on a final invoice. */
  readonly paidAt: Date | null;
}

type Say = (facts: TemplateFacts, locale: Locale) => string;

interface Placeholder {
  readonly meaning: Texts;
  readonly say: Say;
  /** Kinds that have the placeholder; all when missing. */
  readonly kinds?: readonly TemplateKind[];
}

const means = (
  ru: string,
  zh: string,
  en: string,
  say: Say,
  kinds?: readonly TemplateKind[],
): Placeholder => ({
  meaning: { ru, zh, en },
  say,
  ...(kinds ? { kinds } : {}),
});

const conditionWords: Readonly<Record<string, Texts>> = {
  new: { ru: 'новый', zh: '新车', en: 'new' },
  used: { ru: 'с пробегом', zh: '二手车', en: 'used' },
};

/** VINs of cars that are not built or chosen yet: later versions of the documents name them. */
const laterVins = {
  one: {
    ru: 'VIN будет указан в следующей редакции договора, когда автомобиль будет выделен',
    zh: '车架号将在确定车辆后于合同后续版本中载明',
    en: 'its VIN to be named in a later version of the contract, when the car is assigned',
  },
  all: {
    ru: 'VIN будут указаны в следующей редакции договора, когда автомобили будут выделены',
    zh: '车架号将在确定车辆后于合同后续版本中载明',
    en: 'their VINs to be named in a later version of the contract, when the cars are assigned',
  },
  others: {
    ru: 'остальные VIN будут указаны в следующей редакции договора, когда автомобили будут выделены',
    zh: '其余车架号将在确定车辆后于合同后续版本中载明',
    en: 'the other VINs to be named in a later version of the contract, when the cars are assigned',
  },
} as const satisfies Readonly<Record<string, Texts>>;

type Line = ContractFacts['items'][number];

/** Returns the VINs of a line, which facts keep in one text. */
export const vinsOf = ({ vin }: Pick<Line, 'vin'>): string[] => vin?.split(', ') ?? [];

/** Returns the VINs of a line as a sentence says them, and that the missing ones are named later. */
function vinText(line: Pick<Line, 'vin' | 'count'>, locale: Locale): string {
  const vins = vinsOf(line);
  if (vins.length === 0) return laterVins[line.count > 1 ? 'all' : 'one'][locale];
  const named = `VIN ${vins.join(', ')}`;
  if (vins.length >= line.count) return named;
  return `${named}${locale === 'zh' ? '，' : ', '}${laterVins.others[locale]}`;
}

export const cny = (minor: number, locale: Locale): string => `${formatMinor(minor, locale)} CNY`;
export const rub = (minor: number, locale: Locale): string => `${formatMinor(minor, locale)} RUB`;
export const rateText = (rate: number, locale: Locale): string =>
  rate.toFixed(4).replace('.', locale === 'ru' ? ',' : '.');

/** Returns the cars as a numbered list, a line each. */
export function carsText({ items }: Pick<ContractFacts, 'items'>, locale: Locale): string {
  const separator = locale === 'zh' ? '，' : ', ';
  return items
    .map(({ name, vin, condition, count, priceMinor, totalMinor }, index) => {
      const [price, total] = [cny(priceMinor, locale), cny(totalMinor, locale)];
      const pieces = {
        ru: `${count} шт. по ${price}, всего ${total}`,
        zh: `${count} 辆，单价 ${price}，合计 ${total}`,
        en: `${count} × ${price}, ${total} in total`,
      };
      const word = conditionWords[condition]?.[locale] ?? condition;
      const comma = locale === 'zh' && !vin ? separator : ', ';
      return `${index + 1}) ${name[locale]}${comma}${vinText({ vin, count }, locale)}${separator}${word}${separator}${pieces[locale]}`;
    })
    .join('\n');
}

/** Placeholders that may stand in braces. A published name is never removed: older templates use it. */
const PLACEHOLDERS = {
  contractNumber: means('номер договора', '合同编号', 'number of the contract', (f) => f.contractNumber),
  documentNumber: means('номер инвойса', '发票编号', 'number of the invoice', (f) => f.documentNumber, [
    'proforma',
    'invoice',
  ]),
  orderNumber: means('номер заказа', '订单编号', 'number of the order', (f) => f.orderNumber),
  issuedDay: means('дата договора', '合同日期', 'date of the contract', (f, l) => formatDay(f.issuedAt, l)),
  sellerName: means(
    'компания-продавец',
    '卖方公司',
    'the selling company',
    (f, l) => f.seller.companyName[l],
  ),
  sellerCode: means(
    'код продавца',
    '卖方统一社会信用代码',
    'registration code of the seller',
    (f) => f.seller.registrationCode,
  ),
  sellerAddress: means(
    'адрес продавца',
    '卖方地址',
    'address of the seller',
    (f, l) => f.seller.companyAddress[l],
  ),
  sellerDirector: means(
    'руководитель продавца',
    '卖方代表人',
    'director of the seller',
    (f, l) => f.seller.director[l],
  ),
  buyerName: means(
    'покупатель, как в паспорте',
    '买方姓名',
    'the buyer as in the passport',
    (f) => f.buyer.fullName,
  ),
  buyerNameEn: means(
    'покупатель латиницей',
    '买方姓名（拉丁字母）',
    'the buyer in Latin letters',
    (f) => f.buyer.fullNameEn,
  ),
  buyerPassport: means(
    'номер паспорта, скрытый',
    '护照号（部分隐藏）',
    'passport number, masked',
    (f) => f.buyer.passportNoMasked ?? '—',
  ),
  buyerMobile: means('телефон покупателя', '买方电话', 'phone of the buyer', (f) => f.buyer.mobile),
  cars: means(
    'список автомобилей с ценами',
    '车辆及价格清单',
    'the cars with their prices, a line each',
    carsText,
  ),
  totalCny: means('сумма в юанях', '人民币总额', 'total in yuan', (f, l) => cny(f.totalMinor, l)),
  totalRub: means('сумма в рублях', '卢布总额', 'total in roubles', (f, l) => rub(f.totalRubMinor, l)),
  rate: means('рублей за юань', '1 元兑卢布', 'roubles for one yuan', (f, l) => rateText(f.rate, l)),
  rateSource: means('источник курса', '汇率来源', 'source of the rate', (f) => f.rateSource),
  rateAsOf: means('время курса', '汇率时间', 'time of the rate', (f, l) => formatMoment(f.rateAsOf, l)),
  rateUntil: means('курс закреплён до', '汇率锁定至', 'until when the rate stands', (f, l) =>
    formatMoment(f.rateUntil ?? f.payBefore, l),
  ),
  payBefore: means('оплатить до', '付款期限', 'time to pay', (f, l) => formatMoment(f.payBefore, l)),
  receiptDays: means(
    'дней до автоматического подтверждения получения',
    '自动确认收货的天数',
    'days until receipt confirms itself',
    (f) => String(f.autoReceiptDays ?? '—'),
  ),
  paidDay: means(
    'дата оплаты',
    '付款日期',
    'day of the payment',
    (f, l) => (f.paidAt ? formatDay(f.paidAt, l) : '—'),
    ['invoice'],
  ),
  consignee: means('получатель', '收货人', 'the consignee', (f) => f.delivery.consignee),
  deliveryAddress: means('адрес доставки', '收货地址', 'address of delivery', (f) => f.delivery.address),
  bankName: means('банк получателя', '收款银行', 'bank of the payee', (f, l) => f.bank.bankName[l]),
  bankAddress: means('адрес банка', '银行地址', 'address of the bank', (f, l) => f.bank.bankAddress[l]),
  bankAccount: means('номер счёта', '账号', 'account number', (f) => f.bank.account),
  bankSwift: means('SWIFT', 'SWIFT', 'SWIFT', (f) => f.bank.swift),
} as const satisfies Record<string, Placeholder>;

const table: Readonly<Record<string, Placeholder>> = PLACEHOLDERS;

/** Returns the names that a template of `kind` may use, in the order in which people look for them. */
export const placeholdersOf = (kind: TemplateKind): readonly string[] =>
  Object.entries(table)
    .filter(([, { kinds }]) => !kinds || kinds.includes(kind))
    .map(([name]) => name);

export const meaningOf = (name: string): Texts => table[name]!.meaning;

/** Matches `{name}` in a wording. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the text for `{name}`. Unknown names stay as they are: publishing refuses them. */
export const say = (name: string, facts: TemplateFacts, locale: Locale): string =>
  Object.hasOwn(table, name) ? table[name]!.say(facts, locale) : `{${name}}`;

/** Puts facts in the place of placeholders. */
export function fill(wording: string, facts: TemplateFacts, locale: Locale): string {
  return wording.replace(PLACEHOLDER, (_braced, name: string) => say(name, facts, locale));
}
