import type { Texts } from '@mall/validation';

export interface RoleSeed {
  readonly code: string;
  readonly names: Texts;
  readonly grantsAll?: boolean;
  readonly permissions: readonly string[];
}

/** Codes of permissions; the menu and the contracts name the same. */
export const ROLES: readonly RoleSeed[] = [
  {
    code: 'ROLE_ADMIN',
    names: { ru: 'Администратор', zh: '管理员', en: 'Administrator' },
    grantsAll: true,
    permissions: [],
  },
  {
    code: 'ROLE_OPS',
    names: { ru: 'Операционный менеджер', zh: '运营', en: 'Operations' },
    permissions: [
      'car_view',
      'car_edit',
      'car_review',
      'brand_edit',
      'category_edit',
      'search_edit',
      'shop_review',
      'order_view',
      'document_view',
      'template_edit',
      'template_publish',
      'buyer_view',
      'chat_reply',
      'sys_dict_view',
      'sys_dict_add',
      'sys_dict_edit',
      'sys_syspublicparam_view',
      'sys_syspublicparam_edit',
    ],
  },
  {
    code: 'ROLE_SALES',
    names: { ru: 'Менеджер по продажам', zh: '销售', en: 'Sales' },
    permissions: [
      'order_view',
      'document_view',
      'order_cancel',
      'order_note',
      'car_view',
      'buyer_view',
      'chat_reply',
    ],
  },
  {
    code: 'ROLE_FINANCE',
    names: { ru: 'Финансы', zh: '财务', en: 'Finance' },
    permissions: [
      'order_view',
      'document_view',
      'order_note',
      'voucher_audit',
      'refund_audit',
      'rate_edit',
      'tariff_edit',
      'deal_setting_edit',
      'buyer_view',
    ],
  },
  {
    code: 'ROLE_LOGISTICS',
    names: { ru: 'Логистика', zh: '物流', en: 'Logistics' },
    permissions: ['order_view', 'document_view', 'order_ship', 'order_note', 'car_view'],
  },
  {
    code: 'ROLE_REVIEWER',
    names: { ru: 'Проверяющий', zh: '审核员', en: 'Reviewer' },
    permissions: ['shop_review', 'car_view', 'car_review'],
  },
  {
    code: 'ROLE_MERCHANT',
    names: { ru: 'Продавец', zh: '商家', en: 'Merchant' },
    permissions: ['car_view', 'car_edit', 'order_view', 'order_ship'],
  },
];
