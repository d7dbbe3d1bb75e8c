import type { Texts } from '@mall/validation';

/** Roles that every installation has; staff may change their rights, and add others. */
export const builtInRoles = {
  ROLE_ADMIN: { ru: 'Администратор', zh: '管理员', en: 'Administrator' },
  ROLE_OPS: { ru: 'Операционный менеджер', zh: '运营', en: 'Operations' },
  ROLE_SALES: { ru: 'Менеджер по продажам', zh: '销售', en: 'Sales' },
  ROLE_FINANCE: { ru: 'Финансы', zh: '财务', en: 'Finance' },
  ROLE_LOGISTICS: { ru: 'Логистика', zh: '物流', en: 'Logistics' },
  ROLE_REVIEWER: { ru: 'Проверяющий', zh: '审核员', en: 'Reviewer' },
  ROLE_MERCHANT: { ru: 'Продавец', zh: '商家', en: 'Merchant' },
} as const satisfies Record<string, Texts>;

export type BuiltInRole = keyof typeof builtInRoles;

export interface RightRow {
  /** The resource on whose page the right is given to a role: its menu entry, or a button under that entry. */
  readonly page: string;
  readonly labels: Texts;
  /** Built-in roles that hold it from the start; `ROLE_ADMIN` holds every right. */
  readonly roles: readonly BuiltInRole[];
}

const right = (page: string, ru: string, zh: string, en: string, ...roles: BuiltInRole[]): RightRow => ({
  page,
  labels: { ru, zh, en },
  roles,
});

const VIEW = ['Просмотр', '查看', 'View'] as const;
const ADD = ['Добавление', '新增', 'Add'] as const;
const EDIT = ['Изменение', '修改', 'Edit'] as const;
const REMOVE = ['Удаление', '删除', 'Delete'] as const;

/**
 * Every right of staff by its permission string. Contract rows name them (`staff('order_ship')`); the menu, the
 * built-in roles and the console's buttons follow from here. Order within a page is the order of its buttons.
 */
export const rights = {
  order_view: right(
    'orders',
    ...VIEW,
    'ROLE_OPS',
    'ROLE_SALES',
    'ROLE_FINANCE',
    'ROLE_LOGISTICS',
    'ROLE_MERCHANT',
  ),
  order_ship: right('orders', 'Отправка', '发货', 'Ship', 'ROLE_LOGISTICS', 'ROLE_MERCHANT'),
  order_cancel: right('orders', 'Отмена заказа', '取消订单', 'Cancel an order', 'ROLE_SALES'),
  order_vin: right('orders', 'Указание VIN', '登记车架号', 'Name VINs', 'ROLE_SALES', 'ROLE_LOGISTICS'),
  order_note: right(
    'orders',
    'Заметки к заказу',
    '订单备注',
    'Notes on an order',
    'ROLE_SALES',
    'ROLE_FINANCE',
    'ROLE_LOGISTICS',
  ),
  order_blocked: right(
    'orders',
    'Заказы покупателей, чьи данные удалены',
    '已删除数据买家的订单',
    'Orders of buyers whose data were erased',
  ),
  contract_check: right(
    'contract-checks',
    'Проверка подписанных договоров',
    '核验已签合同',
    'Check signed contracts',
    'ROLE_OPS',
    'ROLE_SALES',
  ),
  voucher_audit: right('vouchers', 'Проверка платежей', '核对付款', 'Check payments', 'ROLE_FINANCE'),
  refund_audit: right('refunds', 'Возврат денег', '审核退款', 'Decide on refunds', 'ROLE_FINANCE'),
  buyer_view: right('buyers', ...VIEW, 'ROLE_OPS', 'ROLE_SALES', 'ROLE_FINANCE'),
  buyer_reveal: right('buyers', 'Паспортные данные', '查看证件信息', 'Reveal documents'),
  hold_allow: right(
    'held-cars',
    'Предел брони покупателя',
    '调整买家保留上限',
    'Allow a buyer to hold more',
    'ROLE_OPS',
  ),
  personal_request: right(
    'personal-requests',
    'Запросы персональных данных',
    '处理个人信息请求',
    'Personal data requests',
    'ROLE_OPS',
  ),
  account_lock: right('buyers', 'Блокировка учётных записей', '锁定账号', 'Lock accounts', 'ROLE_OPS'),
  chat_reply: right(
    'conversations',
    'Переписка с покупателями',
    '回复买家',
    'Talk to buyers',
    'ROLE_OPS',
    'ROLE_SALES',
    'ROLE_MERCHANT',
  ),
  canned_answer_edit: right('canned-answers', ...EDIT, 'ROLE_OPS'),
  document_view: right('documents', ...VIEW, 'ROLE_OPS', 'ROLE_SALES', 'ROLE_FINANCE', 'ROLE_LOGISTICS'),
  template_edit: right('document-templates', ...EDIT, 'ROLE_OPS'),
  template_publish: right(
    'document-templates',
    'Публикация шаблона',
    '发布模板',
    'Publish a template',
    'ROLE_OPS',
  ),
  rate_edit: right('exchange-rates', ...EDIT, 'ROLE_FINANCE'),
  tariff_edit: right('tariffs', ...EDIT, 'ROLE_FINANCE'),
  deal_setting_edit: right('deal-settings', ...EDIT, 'ROLE_FINANCE'),

  car_view: right(
    'cars',
    ...VIEW,
    'ROLE_OPS',
    'ROLE_SALES',
    'ROLE_LOGISTICS',
    'ROLE_REVIEWER',
    'ROLE_MERCHANT',
  ),
  car_edit: right('cars', 'Правка объявлений', '编辑车辆', 'Edit cars', 'ROLE_OPS', 'ROLE_MERCHANT'),
  car_review: right('cars', 'Проверка объявлений', '审核车辆', 'Review cars', 'ROLE_OPS', 'ROLE_REVIEWER'),
  car_fate: right(
    'set-aside',
    'Решение о снятых автомобилях',
    '处理订单取消车辆',
    'Decide on cars of cancelled orders',
    'ROLE_OPS',
    'ROLE_LOGISTICS',
  ),
  brand_edit: right('brands', ...EDIT, 'ROLE_OPS'),
  category_edit: right('categories', ...EDIT, 'ROLE_OPS'),
  search_edit: right('synonyms', ...EDIT, 'ROLE_OPS'),

  shop_review: right(
    'shop-applications',
    'Проверка магазинов',
    '审核店铺',
    'Review shops',
    'ROLE_OPS',
    'ROLE_REVIEWER',
  ),
  shop_place: right(
    'shop-places',
    'Двор, доставка и часы',
    '编辑场地与营业时间',
    'Yard, delivery and hours',
    'ROLE_OPS',
    'ROLE_MERCHANT',
  ),
  shop_close: right('shops', 'Закрытие магазинов', '关闭店铺', 'Close shops', 'ROLE_OPS'),

  sys_user_view: right('staff', ...VIEW),
  sys_user_add: right('staff', ...ADD),
  sys_user_edit: right('staff', ...EDIT),
  sys_user_del: right('staff', ...REMOVE),
  factor_reset: right('factor-resets', 'Сброс второго фактора', '重置二次验证', 'Reset second factors'),
  sys_role_view: right('roles', ...VIEW),
  sys_role_add: right('roles', ...ADD),
  sys_role_edit: right('roles', ...EDIT),
  sys_role_del: right('roles', ...REMOVE),
  sys_role_perm: right('roles', 'Права роли', '分配权限', 'Rights of a role'),
  sys_dept_view: right('departments', ...VIEW),
  sys_dept_add: right('departments', ...ADD),
  sys_dept_edit: right('departments', ...EDIT),
  sys_dept_del: right('departments', ...REMOVE),
  sys_dept_sync: right(
    'departments',
    'Загрузка из DingTalk и WeCom',
    '同步钉钉与企业微信',
    'Sync with DingTalk and WeCom',
  ),
  sys_menu_view: right('menus', ...VIEW),
  sys_menu_add: right('menus', ...ADD),
  sys_menu_edit: right('menus', ...EDIT),
  sys_menu_del: right('menus', ...REMOVE),
  sys_dict_view: right('dictionaries', ...VIEW, 'ROLE_OPS'),
  sys_dict_add: right('dictionaries', ...ADD, 'ROLE_OPS'),
  sys_dict_edit: right('dictionaries', ...EDIT, 'ROLE_OPS'),
  sys_dict_del: right('dictionaries', ...REMOVE),
  sys_division_view: right('divisions', ...VIEW),
  sys_division_edit: right('divisions', ...EDIT),
  sys_syspublicparam_view: right('parameters', ...VIEW, 'ROLE_OPS'),
  sys_syspublicparam_add: right('parameters', ...ADD),
  sys_syspublicparam_edit: right('parameters', ...EDIT, 'ROLE_OPS'),
  sys_syspublicparam_del: right('parameters', ...REMOVE),
  sys_page_text_view: right('page-texts', ...VIEW, 'ROLE_OPS'),
  sys_page_text_edit: right('page-texts', ...EDIT, 'ROLE_OPS'),
  sys_microapp_view: right('micro-apps', ...VIEW),
  sys_microapp_add: right('micro-apps', ...ADD),
  sys_microapp_edit: right('micro-apps', ...EDIT),
  sys_microapp_del: right('micro-apps', ...REMOVE),
  sys_file_view: right('files', ...VIEW),
  sys_file_del: right('files', 'Удаление ненужных', '删除未使用文件', 'Delete unused files'),
  sys_session_view: right('online-sessions', ...VIEW),
  sys_session_end: right('online-sessions', 'Завершение сеансов', '强制下线', 'End sessions'),
  sys_log_view: right('operation-logs', ...VIEW),
  sys_event_view: right('parked-events', ...VIEW),
  sys_event_replay: right('parked-events', 'Повтор и отказ', '重放与放弃', 'Replay and discard'),
  sys_process_view: right('processes', ...VIEW),
  sys_process_control: right(
    'processes',
    'Журнал и профили',
    '日志级别与性能分析',
    'Log levels and profiles',
  ),
} as const satisfies Record<string, RightRow>;

/** A permission string that exists. */
export type Right = keyof typeof rights;

export const allRights = Object.keys(rights) as readonly Right[];

/** Rights that no operation asks for by itself: they open more rows of operations that others open. */
export const WIDENING_RIGHTS = ['order_blocked'] as const satisfies readonly Right[];

/** Decisions that need a second person above some limit, by the right that both of them need. */
export const secondDecisions = {
  voucher_audit: { ru: 'Платежи выше предела', zh: '超过限额的付款', en: 'Payments above the limit' },
  refund_audit: { ru: 'Возвраты выше предела', zh: '超过限额的退款', en: 'Refunds above the limit' },
  rate_edit: { ru: 'Резкое изменение курса', zh: '汇率大幅变动', en: 'A rate that jumps' },
  car_review: { ru: 'Резкое изменение цены', zh: '价格大幅变动', en: 'A price that jumps' },
  deal_setting_edit: { ru: 'Повышение пределов', zh: '提高限额', en: 'Raising a limit' },
} as const satisfies Partial<Record<Right, Texts>>;

export type SecondDecision = keyof typeof secondDecisions;
/**
 * A new one of these rights waits before it is in force: an administrator could otherwise grant it to a second account of their own,
 * and be both people of a decision.
 */
export const SECOND_DECISIONS = Object.keys(secondDecisions) as readonly SecondDecision[];

/** Reasons for which the use of a right asks for a fresh second factor. */
export type Guarded = 'money' | 'prices' | 'rates' | 'rights' | 'passports';

/**
 * The rights whose use asks staff for their second factor, at most `FACTOR_FRESH_SECONDS` old, and what the factor
 * guards. Everything that changes something under such a right asks for it; see `asksFactor`.
 */
export const factorRights = {
  voucher_audit: 'money',
  refund_audit: 'money',
  // Its settings include the limits of money that one person may move.
  deal_setting_edit: 'money',
  rate_edit: 'rates',
  tariff_edit: 'prices',
  car_edit: 'prices',
  car_review: 'prices',
  buyer_reveal: 'passports',
  sys_user_add: 'rights',
  sys_user_edit: 'rights',
  sys_user_del: 'rights',
  sys_role_add: 'rights',
  sys_role_edit: 'rights',
  sys_role_del: 'rights',
  sys_role_perm: 'rights',
  // An item of the menu carries the right that its page or button gives.
  sys_menu_add: 'rights',
  sys_menu_edit: 'rights',
  sys_menu_del: 'rights',
  factor_reset: 'rights',
} as const satisfies Partial<Record<Right, Guarded>>;

/** Seconds for which a second factor counts as fresh. */
export const FACTOR_FRESH_SECONDS = 600;

/** Returns what the second factor guards under a right; undefined for a right whose use does not ask for one. */
export const guardOf = (right: string): Guarded | undefined =>
  Object.hasOwn(factorRights, right) ? factorRights[right as keyof typeof factorRights] : undefined;
