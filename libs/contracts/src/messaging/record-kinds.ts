import type { Texts } from '@mall/validation';
import type { EventService } from './services.js';

export interface RecordKind {
  /** Services that keep parts of the record, under the same id. */
  readonly services: readonly EventService[];
  /** Resource of the console whose pages show the record. */
  readonly resource?: string;
  readonly labels: Texts;
  /** Further records with the same id, which belong to it. */
  readonly with?: readonly string[];
}

const kind = (
  ru: string,
  zh: string,
  en: string,
  services: readonly EventService[],
  rest: Omit<RecordKind, 'labels' | 'services'> = {},
): RecordKind => ({ labels: { ru, zh, en }, services, ...rest });

/** Every record whose changes are kept; entities name them in `@Recorded`. */
export const recordKinds = {
  account: kind('Учётная запись', '账号', 'Account', ['auth']),
  attribute: kind('Характеристика', '属性', 'Attribute', ['product']),
  badgeLimit: kind('Порог отметки', '标签阈值', 'Badge limit', ['product']),
  bankTransfer: kind('Банковский перевод', '银行转账', 'Bank transfer', ['order']),
  brand: kind('Марка', '品牌', 'Make', ['product'], { resource: 'brands' }),
  buyer: kind('Покупатель', '买家', 'Buyer', ['user', 'order', 'auth'], {
    resource: 'buyers',
    with: ['account'],
  }),
  cannedAnswer: kind('Готовый ответ', '快捷回复', 'Canned answer', ['chat'], { resource: 'canned-answers' }),
  car: kind('Автомобиль', '车辆', 'Car', ['product'], { resource: 'cars' }),
  catalogueSetting: kind('Настройка каталога', '目录设置', 'Catalogue setting', ['product']),
  category: kind('Категория', '分类', 'Category', ['product'], { resource: 'categories' }),
  centralRate: kind('Курс Банка России', '俄央行汇率', 'Bank of Russia rate', ['order']),
  changeProposal: kind('Предложенное изменение', '待确认的变更', 'Proposed change', ['order']),
  contact: kind('Адрес для уведомлений', '通知地址', 'Address for notices', ['chat']),
  conversation: kind('Переписка', '会话', 'Conversation', ['chat'], { resource: 'conversations' }),
  dealSetting: kind('Настройка сделок', '交易设置', 'Deal setting', ['order'], { resource: 'deal-settings' }),
  department: kind('Отдел', '部门', 'Department', ['admin'], { resource: 'departments' }),
  dictionary: kind('Справочник', '字典', 'Dictionary', ['admin'], { resource: 'dictionaries' }),
  division: kind('Административная единица', '行政区划', 'Administrative division', ['user']),
  documentTemplate: kind('Шаблон документа', '单据模板', 'Document template', ['order'], {
    resource: 'document-templates',
  }),
  factorReset: kind('Сброс второго фактора', '二次验证重置', 'Reset of a second factor', ['auth'], {
    resource: 'factor-resets',
  }),
  file: kind('Файл', '文件', 'File', ['file']),
  listingRule: kind('Правило объявлений', '发布规则', 'Listing rule', ['product'], {
    resource: 'listing-rules',
  }),
  menu: kind('Пункт меню', '菜单项', 'Menu entry', ['admin'], { resource: 'menus' }),
  microApp: kind('Внешнее приложение', '微应用', 'External app', ['admin'], { resource: 'micro-apps' }),
  order: kind('Заказ', '订单', 'Order', ['order'], { resource: 'orders' }),
  pageText: kind('Текст страницы', '页面文本', 'Page text', ['admin'], { resource: 'page-texts' }),
  parameter: kind('Параметр', '参数', 'Parameter', ['admin'], { resource: 'parameters' }),
  payee: kind('Получатель платежей', '收款方', 'Payee', ['order']),
  rate: kind('Курс валюты', '汇率', 'Exchange rate', ['order'], { resource: 'exchange-rates' }),
  role: kind('Роль', '角色', 'Role', ['admin'], { resource: 'roles' }),
  setAside: kind('Снятый автомобиль', '取消订单车辆', 'Car of a cancelled order', ['product'], {
    resource: 'set-aside',
  }),
  shop: kind('Магазин', '店铺', 'Shop', ['tenant'], { resource: 'shops' }),
  signingKey: kind('Ключ подписи', '签名密钥', 'Signing key', ['auth']),
  staff: kind('Сотрудник', '员工', 'Member of staff', ['admin', 'auth'], {
    resource: 'staff',
    with: ['account'],
  }),
  stockList: kind('Список автомобилей', '车辆清单', 'List of cars', ['product'], { resource: 'stock-lists' }),
  synonym: kind('Синонимы поиска', '搜索同义词', 'Search synonyms', ['product'], { resource: 'synonyms' }),
  tariff: kind('Таблица тарифов', '税费表', 'Tariff table', ['order'], { resource: 'tariffs' }),
} as const satisfies Record<string, RecordKind>;

export type RecordName = keyof typeof recordKinds;

export const RECORD_NAMES = Object.keys(recordKinds) as readonly RecordName[];

/** Returns the record that the pages of a resource of the console show. */
export const recordOfResource = (resource: string): RecordName | undefined =>
  RECORD_NAMES.find((name) => (recordKinds[name] as RecordKind).resource === resource);
