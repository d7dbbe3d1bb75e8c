import type { Trilingual } from '../catalogue/model.js';

export interface DemoStaff {
  username: string;
  nickname: string;
  roleCode: string;
  role: Trilingual;
}

/**
 * One member of staff for each role, and a second one for money, because no person may confirm a payment, approve its return and
 * pay it out alone. The admin service creates `admin` itself.
 */
export const staff: DemoStaff[] = [
  {
    username: 'finance',
    nickname: 'Марина Соколова',
    roleCode: 'ROLE_FINANCE',
    role: { ru: 'бухгалтерия', zh: '财务', en: 'finance' },
  },
  {
    username: 'finance2',
    nickname: 'Ольга Литвинова',
    roleCode: 'ROLE_FINANCE',
    role: { ru: 'бухгалтерия', zh: '财务', en: 'finance' },
  },
  {
    username: 'sales',
    nickname: '赵晓峰',
    roleCode: 'ROLE_SALES',
    role: { ru: 'продажи', zh: '销售', en: 'sales' },
  },
  {
    username: 'logistics',
    nickname: '孙海涛',
    roleCode: 'ROLE_LOGISTICS',
    role: { ru: 'логистика', zh: '物流', en: 'logistics' },
  },
  {
    username: 'reviewer',
    nickname: '周敏',
    roleCode: 'ROLE_REVIEWER',
    role: { ru: 'проверка магазинов', zh: '店铺审核', en: 'shop review' },
  },
  {
    username: 'ops',
    nickname: 'Алексей Ким',
    roleCode: 'ROLE_OPS',
    role: { ru: 'операции', zh: '运营', en: 'operations' },
  },
];
