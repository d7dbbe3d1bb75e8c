import type { Texts } from '@mall/validation';

/** A built-in menu item. Buttons are rights without a place in the menu. */
export interface MenuSeed {
  /** How the row is found again; never changes, while everything else may be edited. */
  readonly key: string;
  readonly labels: Texts;
  readonly icon?: string;
  readonly path?: string;
  readonly permission?: string;
  readonly buttons?: readonly ButtonSeed[];
  readonly items?: readonly MenuSeed[];
}

export interface ButtonSeed {
  readonly permission: string;
  readonly labels: Texts;
}

const say = (ru: string, zh: string, en: string): Texts => ({ ru, zh, en });
const button = (permission: string, ru: string, zh: string, en: string): ButtonSeed => ({
  permission,
  labels: say(ru, zh, en),
});

/** View, add, edit and delete, as every table of the system section has them. */
const crud = (entity: string): readonly ButtonSeed[] => [
  button(`${entity}_add`, 'Добавление', '新增', 'Add'),
  button(`${entity}_edit`, 'Изменение', '修改', 'Edit'),
  button(`${entity}_del`, 'Удаление', '删除', 'Delete'),
];

/** The menu of the console. A permission string that a contract asks for stands here, or nobody could hold it. */
export const MENUS: readonly MenuSeed[] = [
  { key: 'home', labels: say('Рабочий стол', '工作台', 'Dashboard'), icon: 'home', path: '/' },
  {
    key: 'trade',
    labels: say('Сделки', '交易', 'Trade'),
    icon: 'trade',
    items: [
      {
        key: 'orders',
        labels: say('Заказы', '订单', 'Orders'),
        icon: 'order',
        path: '/orders',
        permission: 'order_view',
        buttons: [
          button('order_ship', 'Отправка', '发货', 'Ship'),
          button('order_cancel', 'Отмена заказа', '取消订单', 'Cancel an order'),
          button('order_note', 'Заметки к заказу', '订单备注', 'Notes on an order'),
        ],
      },
      {
        key: 'reconciliation',
        labels: say('Сверка платежей', '付款核对', 'Reconciliation'),
        icon: 'reconciliation',
        path: '/reconciliation',
        permission: 'voucher_audit',
      },
      {
        key: 'vouchers',
        labels: say('Платёжки', '付款凭证', 'Payment slips'),
        icon: 'slip',
        path: '/vouchers',
        permission: 'voucher_audit',
      },
      {
        key: 'refunds',
        labels: say('Возвраты', '退款', 'Refunds'),
        icon: 'refund',
        path: '/refunds',
        permission: 'refund_audit',
      },
      {
        key: 'buyers',
        labels: say('Покупатели', '买家', 'Buyers'),
        icon: 'buyer',
        path: '/buyers',
        permission: 'buyer_view',
        buttons: [
          button('buyer_reveal', 'Паспортные данные', '查看证件信息', 'Reveal documents'),
          button('chat_reply', 'Переписка с покупателями', '回复买家', 'Talk to buyers'),
        ],
      },
      {
        key: 'documents',
        labels: say('Документы', '文件', 'Papers'),
        icon: 'document',
        path: '/documents',
        permission: 'document_view',
      },
      {
        key: 'document-templates',
        labels: say('Шаблоны документов', '文件模板', 'Paper templates'),
        icon: 'template',
        path: '/document-templates',
        permission: 'template_edit',
        buttons: [button('template_publish', 'Публикация шаблона', '发布模板', 'Publish a template')],
      },
      {
        key: 'exchange-rates',
        labels: say('Курсы валют', '汇率', 'Exchange rates'),
        icon: 'rate',
        path: '/exchange-rates',
        permission: 'rate_edit',
      },
      {
        key: 'tariffs',
        labels: say('Пошлины и сборы', '税费表', 'Duties and fees'),
        icon: 'tariff',
        path: '/tariffs',
        permission: 'tariff_edit',
      },
      {
        key: 'deal-settings',
        labels: say('Условия сделок', '交易参数', 'Terms of deals'),
        icon: 'terms',
        path: '/deal-settings',
        permission: 'deal_setting_edit',
      },
    ],
  },
  {
    key: 'catalogue',
    labels: say('Каталог', '车辆目录', 'Catalogue'),
    icon: 'catalogue',
    items: [
      {
        key: 'cars',
        labels: say('Автомобили', '车辆', 'Cars'),
        icon: 'car',
        path: '/cars',
        permission: 'car_view',
        buttons: [
          button('car_edit', 'Правка объявлений', '编辑车辆', 'Edit cars'),
          button('car_review', 'Проверка объявлений', '审核车辆', 'Review cars'),
        ],
      },
      {
        key: 'brands',
        labels: say('Марки', '品牌', 'Makes'),
        icon: 'brand',
        path: '/brands',
        permission: 'brand_edit',
      },
      {
        key: 'categories',
        labels: say('Категории', '分类', 'Categories'),
        icon: 'category',
        path: '/categories',
        permission: 'category_edit',
      },
      {
        key: 'synonyms',
        labels: say('Синонимы поиска', '搜索同义词', 'Search synonyms'),
        icon: 'synonym',
        path: '/synonyms',
        permission: 'search_edit',
      },
    ],
  },
  {
    key: 'shopping',
    labels: say('Магазины', '商家', 'Shops'),
    icon: 'shop',
    items: [
      {
        key: 'shop-applications',
        labels: say('Заявки на открытие', '入驻申请', 'Applications'),
        icon: 'application',
        path: '/shop-applications',
        permission: 'shop_review',
      },
      {
        key: 'shops',
        labels: say('Все магазины', '店铺', 'All shops'),
        icon: 'shop',
        path: '/shops',
        permission: 'shop_review',
      },
    ],
  },
  {
    key: 'system',
    labels: say('Система', '系统', 'System'),
    icon: 'system',
    items: [
      {
        key: 'staff',
        labels: say('Сотрудники', '员工', 'Staff'),
        icon: 'staff',
        path: '/staff',
        permission: 'sys_user_view',
        buttons: crud('sys_user'),
      },
      {
        key: 'roles',
        labels: say('Роли', '角色', 'Roles'),
        icon: 'role',
        path: '/roles',
        permission: 'sys_role_view',
        buttons: [...crud('sys_role'), button('sys_role_perm', 'Права роли', '分配权限', 'Rights of a role')],
      },
      {
        key: 'departments',
        labels: say('Отделы', '部门', 'Departments'),
        icon: 'department',
        path: '/departments',
        permission: 'sys_dept_view',
        buttons: crud('sys_dept'),
      },
      {
        key: 'menus',
        labels: say('Меню и права', '菜单与权限', 'Menu and rights'),
        icon: 'menu',
        path: '/menus',
        permission: 'sys_menu_view',
        buttons: crud('sys_menu'),
      },
      {
        key: 'dictionaries',
        labels: say('Справочники', '字典', 'Dictionaries'),
        icon: 'dictionary',
        path: '/dictionaries',
        permission: 'sys_dict_view',
        buttons: crud('sys_dict'),
      },
      {
        key: 'parameters',
        labels: say('Параметры', '参数', 'Parameters'),
        icon: 'parameter',
        path: '/parameters',
        permission: 'sys_syspublicparam_view',
        buttons: crud('sys_syspublicparam'),
      },
      {
        key: 'operation-logs',
        labels: say('Журнал действий', '操作日志', 'Operation log'),
        icon: 'log',
        path: '/operation-logs',
        permission: 'sys_log_view',
        buttons: [button('sys_log_del', 'Удаление записей', '删除日志', 'Delete rows')],
      },
      {
        key: 'parked-events',
        labels: say('Отложенные события', '搁置事件', 'Parked events'),
        icon: 'event',
        path: '/parked-events',
        permission: 'sys_event_view',
        buttons: [button('sys_event_replay', 'Повтор и отказ', '重放与放弃', 'Replay and discard')],
      },
    ],
  },
];

/** Every right that the seed knows, each once. */
export function seededPermissions(menus: readonly MenuSeed[] = MENUS): string[] {
  const found = menus.flatMap(({ permission, buttons = [], items = [] }) => [
    ...(permission ? [permission] : []),
    ...buttons.map((one) => one.permission),
    ...seededPermissions(items),
  ]);
  return [...new Set(found)];
}
