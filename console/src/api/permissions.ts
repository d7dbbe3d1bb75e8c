/**
 * Which permission string opens which action of a resource; `list` also stands for showing one record. An action
 * that is not here is closed.
 */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: { list: 'order_view', ship: 'order_ship', cancel: 'order_cancel' },
  vouchers: { list: 'voucher_audit', audit: 'voucher_audit' },
  buyers: { list: 'buyer_view', reveal: 'buyer_reveal' },
  'buyer-reveals': { list: 'buyer_reveal' },
  'exchange-rates': { list: 'rate_edit', create: 'rate_edit' },
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
