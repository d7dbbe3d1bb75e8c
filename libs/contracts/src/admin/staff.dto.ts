import { Email, FileUrl, Id, ListOfValues, Mobile, OneOf, Text, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { adminLabels as L } from './admin.labels.js';
import { lockFlags } from './admin-codes.js';

/** 0 may sign in, 9 locked. */
export const LOCK_FLAGS = [lockFlags.open, lockFlags.locked] as const;
export type LockFlag = (typeof LOCK_FLAGS)[number];

/** The English sentence is prescribed. */
const ACCOUNT_RULE: Texts = {
  ru: 'Имя для входа — только латинские буквы и цифры',
  zh: '账号格式不正确，只能使用英文字母或数字',
  en: 'The account format is incorrect. It must be in English or numbers',
};

/** Page of staff, newest first; the staff picker requests it too. */
export class StaffPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  /** The picker's spelling of `ids`. */
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) userIds?: string[];
  @Text({ optional: true, max: 100, description: 'Part of a name, login or phone number' }) keyWord?: string;
  @Text({ optional: true, max: 64, kind: 'code' }) username?: string;
  @Text({ optional: true, max: 50, kind: 'name' }) nickname?: string;
  @Text({ optional: true, max: 20, kind: 'code' }) phone?: string;
  /** A department and everything below it. */
  @Id({ optional: true, label: L.dept }) deptId?: string;
  /** Departments, each with everything below it. */
  @ListOfValues('id', { optional: true, label: L.dept, maxItems: 500 }) deptIds?: string[];
  @Id({ optional: true, label: L.role }) roleId?: string;
  /** The id or the code of a role. */
  @Text({ optional: true, max: 64, label: L.role, kind: 'code' }) role?: string;
  @OneOf(LOCK_FLAGS, { optional: true, label: L.lock }) lockFlag?: LockFlag;
}

export class StaffNameDto {
  @Text({ label: L.username, max: 64, kind: 'name' }) name!: string;
}

export class StaffPhoneDto {
  @Text({ label: L.phone, max: 20, kind: 'code' }) phone!: string;
}

export class StaffLoginsDto {
  @ListOfValues('string', { maxItems: 200 }) usernames!: string[];
}

export class StaffIdsDto {
  @ListOfValues('id', { maxItems: 10_000 }) ids!: string[];
}

class StaffFields {
  @Text({ label: L.name, optional: true, nullable: true, max: 50 }) name?: string | null;
  @Mobile({ label: L.phone, optional: true, nullable: true }) phone?: string | null;
  @Email({ label: L.email, optional: true, nullable: true }) email?: string | null;
  @FileUrl({ label: L.avatar, optional: true, nullable: true }) avatar?: string | null;
}

export class CreateStaffDto extends StaffFields {
  @Text({
    label: L.username,
    min: 3,
    max: 64,
    pattern: /^[A-Za-z0-9]+$/,
    message: ACCOUNT_RULE,
    kind: 'code',
  })
  username!: string;
  @Text({ label: L.password, min: 10, max: 128, kind: 'raw' }) password!: string;
  @Text({ label: L.nickname, max: 50, kind: 'name' }) nickname!: string;
  @Id({ label: L.dept, optional: true, nullable: true }) deptId?: string | null;
  @ListOfValues('id', { label: L.roles, optional: true, maxItems: 50 }) roleIds: string[] = [];
}

/** An application to become staff; it cannot set roles, department or lock. */
export class RegisterStaffUserDto {
  @Text({
    label: L.username,
    min: 3,
    max: 64,
    pattern: /^[A-Za-z0-9]+$/,
    message: ACCOUNT_RULE,
    kind: 'code',
  })
  username!: string;
  @Text({ label: L.password, min: 10, max: 128, kind: 'raw' }) password!: string;
  @Mobile({ label: L.phone }) phone!: string;
  /** Code that the call for registration codes sent to the phone. */
  @Text({ label: L.code, min: 4, max: 8, kind: 'code' }) code!: string;
  @Text({ label: L.nickname, optional: true, max: 50, kind: 'name' }) nickname?: string;
  @Text({ label: L.name, optional: true, max: 50, kind: 'name' }) name?: string;
  @Email({ label: L.email, optional: true }) email?: string;
}

/** Only the fields that are sent change. */
export class UpdateStaffDto extends StaffFields {
  @Id() userId!: string;
  @Text({ label: L.nickname, optional: true, min: 1, max: 50, kind: 'name' }) nickname?: string;
  @Id({ label: L.dept, optional: true, nullable: true }) deptId?: string | null;
  @ListOfValues('id', { label: L.roles, optional: true, maxItems: 50 }) roleIds?: string[];
  @OneOf(LOCK_FLAGS, { label: L.lock, optional: true }) lockFlag?: LockFlag;
  /** A new password; all sessions of the person end. */
  @Text({ label: L.password, optional: true, min: 10, max: 128, kind: 'raw' }) password?: string;
}

/** Fields that people may change about themselves; none of them grants rights. */
export class EditMyselfDto extends StaffFields {
  @Text({ label: L.nickname, optional: true, min: 1, max: 50, kind: 'name' }) nickname?: string;
}

export class LockStaffDto {
  @Text({ label: L.username, max: 64, kind: 'code' }) username!: string;
  @OneOf(LOCK_FLAGS, { label: L.lock, optional: true }) lockFlag: LockFlag = lockFlags.locked;
}

/** Internal: creates staff of the demo; each user name is created once. */
export class ImportStaffDto extends StaffFields {
  @Text({ max: 64, pattern: /^[A-Za-z0-9]+$/, kind: 'code' }) username!: string;
  @Text({ min: 6, max: 128, kind: 'raw' }) password!: string;
  @Text({ max: 50, kind: 'name' }) nickname!: string;
  @ListOfValues('string', { maxItems: 20 }) roleCodes!: string[];
}

export class MoveStaffDto {
  @Id({ label: L.dept }) deptId!: string;
  @ListOfValues('id', { maxItems: 200 }) userIds!: string[];
}
