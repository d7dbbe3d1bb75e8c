// SQL: a member of staff comes with department and roles in one statement, which every sign-in waits for.
import { Injectable } from '@nestjs/common';
import type { StaffPageDto } from '@mall/contracts/admin';
import {
  column,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
  setLinks,
} from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { hasChanges } from '../db.js';
import { Role } from '../entities/role.entity.js';
import type { Scope } from '../scope/scope.js';
import { StaffRole } from './staff-role.entity.js';
import { Staff } from './staff.entity.js';

const staffRow = rowShape({
  user_id: column.bigint,
  username: column.text,
  nickname: column.text,
  name: column.nullable(column.text),
  phone: column.nullable(column.text),
  email: column.nullable(column.text),
  avatar: column.nullable(column.text),
  dept_id: column.nullable(column.bigint),
  dept_name: column.nullable(column.text),
  is_locked: column.boolean,
  created_at: column.timestamp,
  roles: column.json<readonly { role_id: string; role_code: string; names: Texts }[]>(),
});

export type StaffRow = RowOf<typeof staffRow>;

export type NewStaff = Pick<Staff, 'userId' | 'username' | 'nickname'> & Partial<Pick<Staff, 'isLocked'>>;
/** Values to be written; `undefined` leaves a column unchanged. */
export type StaffChanges = Partial<Omit<Staff, 'userId' | 'username' | 'createdAt'>>;

const COLUMNS = `s.user_id, s.username, s.nickname, s.name, s.phone, s.email, s.avatar, s.dept_id,
  d.name AS dept_name, s.is_locked, s.created_at,
  COALESCE((SELECT json_agg(json_build_object('role_id', r.role_id::text, 'role_code', r.role_code, 'names', r.names)
                            ORDER BY r.role_id)
              FROM staff_role sr JOIN role r USING (role_id) WHERE sr.user_id = s.user_id), '[]') AS roles`;
const FROM = `staff s LEFT JOIN department d USING (dept_id)`;

const SORTABLE = {
  userId: 's.user_id',
  username: 'lower(s.username)',
  nickname: 's.nickname',
  name: 's.name',
  deptName: 'd.name',
  lockFlag: 's.is_locked',
  createTime: 's.created_at',
};

const byWords = (matching: string): string =>
  `s.user_id IN (SELECT user_id FROM staff_text WHERE ${matching})`;

/** Returns the departments that a request names, in either spelling; where it uses both, those in both. */
function departmentsOf({ deptId, deptIds }: StaffPageDto): readonly string[] | undefined {
  if (deptId === undefined) return deptIds;
  return deptIds ? deptIds.filter((one) => one === deptId) : [deptId];
}

/** Returns a subquery for the departments with these ids and everything below them. */
const departmentsBelow = (ids: string): string => `
  WITH RECURSIVE below AS (
    SELECT dept_id FROM department WHERE dept_id = ANY(${ids}::bigint[])
    UNION SELECT c.dept_id FROM department c JOIN below b ON c.parent_id = b.dept_id)
  SELECT dept_id FROM below`;

@Injectable()
export class StaffRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a page of people whom `scope` shows. */
  page(request: StaffPageDto, scope: Scope): Promise<Page<StaffRow>> {
    const where = new Conditions().add('s.removed_at IS NULL');
    if (!scope.seesAll)
      where.add(
        `(s.dept_id = ANY(${where.bind(scope.deptIds)}::bigint[]) OR s.user_id = ${where.bind(scope.userId)})`,
      );
    where
      .when(request.ids ?? request.userIds, (ids) => `s.user_id = ANY(${ids}::bigint[])`)
      .occurs(request.keyWord, byWords)
      .occurs(request.username, byWords)
      .contains(request.username, 's.username')
      .occurs(request.nickname, byWords)
      .contains(request.nickname, 's.nickname')
      .occurs(request.phone, byWords)
      .containsOrCalls(request.phone, 's.phone')
      .when(
        request.roleId,
        (role) => `EXISTS (SELECT FROM staff_role x WHERE x.user_id = s.user_id AND x.role_id = ${role})`,
      )
      .when(request.lockFlag, (flag) => `s.is_locked = (${flag} = '9')`)
      .when(
        request.role,
        (role) => `EXISTS (SELECT FROM staff_role x JOIN role r USING (role_id)
          WHERE x.user_id = s.user_id AND (r.role_code = ${role} OR r.role_id::text = ${role}))`,
      )
      .when(departmentsOf(request), (ids) => `s.dept_id IN (${departmentsBelow(ids)})`);
    const query = {
      shape: staffRow,
      select: COLUMNS,
      from: FROM,
      where,
      sortable: SORTABLE,
      order: 's.created_at DESC, s.user_id DESC',
      key: 's.user_id',
    };
    return querySqlPage(this.dataSource, query, request);
  }

  byId(userId: string, tx: EntityManager = this.dataSource.manager): Promise<StaffRow | undefined> {
    return this.first(tx, 's.user_id = $1', userId);
  }

  byUsername(username: string): Promise<StaffRow | undefined> {
    return this.first(this.dataSource.manager, 'lower(s.username) = lower($1)', username);
  }

  byPhone(phone: string): Promise<StaffRow | undefined> {
    return this.first(this.dataSource.manager, 's.phone = $1', phone);
  }

  byIds(userIds: readonly string[]): Promise<StaffRow[]> {
    const sql = `SELECT ${COLUMNS} FROM ${FROM} WHERE s.user_id = ANY($1::bigint[]) ORDER BY s.nickname`;
    return queryRows(this.dataSource, staffRow, sql, [userIds]);
  }

  /** Returns one row for each login; its present holder comes before those who have left. */
  byLogins(usernames: readonly string[]): Promise<StaffRow[]> {
    const sql = `SELECT DISTINCT ON (lower(s.username)) ${COLUMNS} FROM ${FROM}
      WHERE lower(s.username) = ANY($1::text[]) ORDER BY lower(s.username), s.removed_at DESC NULLS FIRST`;
    return queryRows(this.dataSource, staffRow, sql, [usernames.map((name) => name.toLowerCase())]);
  }

  async insert(tx: EntityManager, staff: NewStaff): Promise<void> {
    await tx.insert(Staff, { ...staff });
  }

  /** Inserts a member of staff. @returns false when one with this id or user name exists, so that no row was added. */
  async insertMissing(tx: EntityManager, staff: NewStaff): Promise<boolean> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(Staff)
      .values(staff)
      .orIgnore()
      .returning('user_id')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  /** Writes the values that are present. */
  async change(tx: EntityManager, userId: string, changes: StaffChanges): Promise<void> {
    if (hasChanges(changes)) await tx.update(Staff, userId, changes);
  }

  /** Replaces the roles of a member of staff. */
  async setRoles(tx: EntityManager, userId: string, roleIds: readonly string[]): Promise<void> {
    await setLinks(tx, StaffRole, { userId }, 'roleId', roleIds);
  }

  /** Ids of the roles with these codes, ascending; unknown codes are left out. */
  async idsOfRoles(roleCodes: readonly string[], tx: EntityManager): Promise<string[]> {
    const roles = await tx.find(Role, {
      select: { roleId: true },
      where: { roleCode: Any(roleCodes) },
      order: { roleId: 'ASC' },
    });
    return roles.map(({ roleId }) => roleId);
  }

  /** Whether anybody, locked or not, has a role that grants everything. */
  hasAdministrator(): Promise<boolean> {
    return this.dataSource
      .getRepository(StaffRole)
      .createQueryBuilder('held')
      .innerJoin(Role, 'role', 'role.roleId = held.roleId')
      .where('role.grantsAll')
      .getExists();
  }

  private async first(tx: EntityManager, condition: string, value: string): Promise<StaffRow | undefined> {
    const sql = `SELECT ${COLUMNS} FROM ${FROM} WHERE s.removed_at IS NULL AND ${condition} LIMIT 1`;
    return (await queryRows(tx, staffRow, sql, [value]))[0];
  }
}
