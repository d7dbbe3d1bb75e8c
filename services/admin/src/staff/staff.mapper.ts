import type { StaffCardView, StaffView } from '@mall/contracts/admin';
import type { Locale } from '@mall/validation';
import { inLanguage } from '../in-language.js';
import type { StaffRow } from './staff.repository.js';

export function toStaffView(row: StaffRow, locale: Locale): StaffView {
  return {
    userId: row.user_id,
    username: row.username,
    nickname: row.nickname,
    name: row.name,
    phone: row.phone,
    email: row.email,
    avatar: row.avatar,
    deptId: row.dept_id,
    deptName: row.dept_name,
    lockFlag: row.is_locked ? '9' : '0',
    roleIds: row.roles.map(({ role_id }) => role_id),
    roleList: row.roles.map(({ role_id, role_code, names }) => ({
      roleId: role_id,
      roleCode: role_code,
      roleName: inLanguage(names, locale),
    })),
    createTime: row.created_at.toISOString(),
  };
}

export function toStaffCard(row: StaffRow): StaffCardView {
  return {
    userId: row.user_id,
    username: row.username,
    nickname: row.nickname,
    name: row.name,
    phone: row.phone && maskPhone(row.phone),
    avatar: row.avatar,
    deptName: row.dept_name,
  };
}

/** Masks a phone number except its country code and last two digits. */
export function maskPhone(phone: string): string {
  return phone.length < 7
    ? '*'.repeat(phone.length)
    : `${phone.slice(0, 3)}${'*'.repeat(phone.length - 5)}${phone.slice(-2)}`;
}
