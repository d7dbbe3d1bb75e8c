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
