// SQL by hand: a member of staff comes with department and roles in one statement, which every sign-in waits for.
import { Injectable } from '@nestjs/common';
import type { StaffPageDto } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { writeChanges } from '../changes.js';
import { Conditions } from '@mall/persistence';
import { queryPage } from '../admin-list.js';

export interface StaffRow {
  readonly user_id: string;
  readonly username: string;
  readonly nickname: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly avatar: string | null;
  readonly dept_id: string | null;
  readonly dept_name: string | null;
  readonly is_locked: boolean;
  readonly created_at: Date;
  readonly roles: readonly { role_id: string; role_code: string; names: Texts }[];
}

/** Columns to be changed; missing ones stay unchanged. */
export interface StaffChanges {
  readonly nickname?: string | undefined;
  readonly name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly avatar?: string | null | undefined;
  readonly dept_id?: string | null | undefined;
  readonly is_locked?: boolean | undefined;
  readonly removed_at?: Date | undefined;
}

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

@Injectable()
export class StaffRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: StaffPageDto): Promise<{ rows: StaffRow[]; total: number }> {
    const where = new Conditions().add('s.removed_at IS NULL');
    where
      .when(request.ids ?? request.userIds, (ids) => `s.user_id = ANY(${ids}::bigint[])`)
      .containsOrCalls(request.keyWord, 's.phone', 's.username', 's.nickname', 's.name')
      .contains(request.username, 's.username')
      .contains(request.nickname, 's.nickname')
      .containsOrCalls(request.phone, 's.phone')
      .when(
        request.roleId,
        (role) => `EXISTS (SELECT FROM staff_role x WHERE x.user_id = s.user_id AND x.role_id = ${role})`,
      )
      .when(request.lockFlag, (flag) => `s.is_locked = (${flag} = '9')`)
      .when(
        request.deptId,
        (dept) => `s.dept_id IN (
          WITH RECURSIVE below AS (
            SELECT dept_id FROM department WHERE dept_id = ${dept}
            UNION SELECT c.dept_id FROM department c JOIN below b ON c.parent_id = b.dept_id)
          SELECT dept_id FROM below)`,
      );
    const query = {
      select: COLUMNS,
      from: FROM,
      where,
      sortable: SORTABLE,
      order: 's.created_at DESC, s.user_id DESC',
    };
    return queryPage<StaffRow>(this.dataSource, query, request);
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

  async byIds(userIds: readonly string[]): Promise<StaffRow[]> {
    return (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE s.user_id = ANY($1::bigint[]) ORDER BY s.nickname`,
      [userIds],
    )) as StaffRow[];
  }

  async insert(
    tx: EntityManager,
    staff: { readonly userId: string; readonly username: string; readonly nickname: string },
  ): Promise<void> {
    await tx.query(`INSERT INTO staff (user_id, username, nickname) VALUES ($1, $2, $3)`, [
      staff.userId,
      staff.username,
      staff.nickname,
    ]);
  }

  async change(tx: EntityManager, userId: string, changes: StaffChanges): Promise<void> {
    await writeChanges(tx, 'staff', { column: 'user_id', value: userId }, { ...changes });
  }

  async setRoles(tx: EntityManager, userId: string, roleIds: readonly string[]): Promise<void> {
    await tx.query(`DELETE FROM staff_role WHERE user_id = $1`, [userId]);
    await tx.query(`INSERT INTO staff_role (user_id, role_id) SELECT $1, unnest($2::bigint[])`, [
      userId,
      [...new Set(roleIds)],
    ]);
  }

  private async first(tx: EntityManager, condition: string, value: string): Promise<StaffRow | undefined> {
    const rows = (await tx.query(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE s.removed_at IS NULL AND ${condition} LIMIT 1`,
      [value],
    )) as StaffRow[];
    return rows[0];
  }
}
