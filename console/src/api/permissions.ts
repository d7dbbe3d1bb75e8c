/**
 * Which permission string opens which action of a resource; `list` also stands for showing one record. An action
 * that is not here is closed.
 */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: { list: 'order_view', ship: 'order_ship', cancel: 'order_cancel' },
  vouchers: { list: 'voucher_audit', audit: 'voucher_audit' },
  reconciliation: { list: 'voucher_audit' },
  refunds: { list: 'refund_audit' },
  documents: { list: 'document_view' },
  'document-templates': {
    list: 'template_edit',
    create: 'template_edit',
    edit: 'template_edit',
    delete: 'template_edit',
    publish: 'template_publish',
  },
  buyers: { list: 'buyer_view', reveal: 'buyer_reveal' },
  'buyer-reveals': { list: 'buyer_reveal' },
  'exchange-rates': { list: 'rate_edit', create: 'rate_edit' },
  tariffs: { list: 'tariff_edit', create: 'tariff_edit', edit: 'tariff_edit', delete: 'tariff_edit' },
  'deal-settings': { list: 'deal_setting_edit', edit: 'deal_setting_edit' },
  cars: {
    list: 'car_view',
    create: 'car_edit',
    edit: 'car_edit',
    delete: 'car_edit',
    publish: 'car_edit',
    review: 'car_review',
  },
  brands: { list: 'brand_edit', create: 'brand_edit', edit: 'brand_edit', delete: 'brand_edit' },
  categories: {
    list: 'category_edit',
    create: 'category_edit',
    edit: 'category_edit',
    delete: 'category_edit',
  },
  synonyms: { list: 'search_edit', create: 'search_edit', edit: 'search_edit', delete: 'search_edit' },
  'shop-applications': { list: 'shop_review', audit: 'shop_review' },
  shops: { list: 'shop_review' },
  staff: crud('sys_user'),
  roles: { ...crud('sys_role'), permit: 'sys_role_perm' },
  departments: crud('sys_dept'),
  menus: crud('sys_menu'),
  dictionaries: crud('sys_dict'),
  'dictionary-items': crud('sys_dict'),
  parameters: crud('sys_syspublicparam'),
  'operation-logs': { list: 'sys_log_view', delete: 'sys_log_del' },
  'parked-events': { list: 'sys_event_view', replay: 'sys_event_replay' },
};

function crud(entity: string): Readonly<Record<string, string>> {
  return {
    list: `${entity}_view`,
    create: `${entity}_add`,
    edit: `${entity}_edit`,
    delete: `${entity}_del`,
  };
}

/** Whether somebody with these permission strings may do `action`. What counts is what the services say. */
export function isOpen(permissions: readonly string[], resource: string, action: string): boolean {
  const rights = NEEDED[resource];
  const needed = rights?.[action === 'show' || action === 'export' ? 'list' : action];
  return needed !== undefined && permissions.includes(needed);
}
