// SQL: the holders of each right are counted by three conditions inside each other.
import {
  anyOf,
  column,
  countOf,
  inTurn,
  queryRows,
  rowOf,
  rowShape,
  type RowOf,
  rowsOf,
  sql,
} from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';

const RIGHTS_OF_ROLES = db
  .selectFrom('role as r')
  .leftJoin('role_menu as rm', 'rm.role_id', 'r.role_id')
  .leftJoin('menu as m', 'm.menu_id', 'rm.menu_id')
  .select(['r.role_code as roleCode', 'r.grants_all as grantsAll'])
  .select(({ ref }) =>
    sql<string[]>`array_remove(array_agg(DISTINCT ${ref('m.permission')}), NULL)`.as('permissions'),
  )
  .groupBy('r.role_id')
  .orderBy('r.role_id');

/** A role with the permissions of its menu items. */
export type RoleRights = RowOf<typeof RIGHTS_OF_ROLES>;

/** Members of staff who can sign in, with their roles. */
const HOLDERS = db
  .selectFrom('staff_role as sr')
  .innerJoin('staff as s', 's.user_id', 'sr.user_id')
  .where('s.is_locked', '=', sql.lit(false))
  .where('s.removed_at', 'is', null);

const heldRight = rowShape({ permission: column.text, holders: column.integer });

@Injectable()
export class RightsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the roles of a member of staff; none for one who is locked or removed. */
  rolesOfStaff(userId: string, tx: EntityManager = this.dataSource.manager): Promise<RoleRights[]> {
    const held = HOLDERS.select('sr.role_id').where('s.user_id', '=', userId);
    return rowsOf(tx, RIGHTS_OF_ROLES.where('r.role_id', 'in', held));
  }

  rolesOfCode(roleCode: string): Promise<RoleRights[]> {
    return rowsOf(this.dataSource, RIGHTS_OF_ROLES.where('r.role_code', '=', roleCode));
  }

  /** Returns roles by id; unknown ids are left out. */
  roles(roleIds: readonly string[], tx: EntityManager = this.dataSource.manager): Promise<RoleRights[]> {
    return rowsOf(tx, RIGHTS_OF_ROLES.where('r.role_id', '=', anyOf(roleIds, 'bigint')));
  }

  /** Returns one entry for each known menu item; null for an item without a permission. */
  async permissionsOfMenus(menuIds: readonly string[], tx: EntityManager): Promise<(string | null)[]> {
    const items = db.selectFrom('menu').select('permission').where('menu_id', '=', anyOf(menuIds, 'bigint'));
    return (await rowsOf(tx, items)).map(({ permission }) => permission);
  }

  async allPermissions(tx: EntityManager = this.dataSource.manager): Promise<string[]> {
    const all = db.selectFrom('menu').select('permission').distinct().where('permission', 'is not', null);
    const sorted = all.orderBy('permission').$narrowType<{ permission: string }>();
    return (await rowsOf(tx, sorted)).map(({ permission }) => permission);
  }

  /** Returns the number of administrators who can sign in. */
  async countAdministrators(tx: EntityManager): Promise<number> {
    const administrators = HOLDERS.innerJoin('role as r', 'r.role_id', 'sr.role_id').where(
      'r.grants_all',
      '=',
      true,
    );
    return (await rowOf(tx, db.selectNoFrom(countOf(administrators).as('n'))))!.n;
  }

  /** Returns for each of these permissions the number of members of staff who hold it and are neither locked nor removed. */
  holdersOf(permissions: readonly string[]): Promise<RowOf<typeof heldRight>[]> {
    return queryRows(
      this.dataSource,
      heldRight,
      `SELECT p.permission, (
         SELECT count(*)::int FROM staff s WHERE NOT s.is_locked AND s.removed_at IS NULL AND EXISTS (
           SELECT FROM staff_role sr JOIN role r USING (role_id)
            WHERE sr.user_id = s.user_id AND (r.grants_all OR EXISTS (
              SELECT FROM role_menu rm JOIN menu m USING (menu_id)
               WHERE rm.role_id = r.role_id AND m.permission = p.permission)))) AS holders
         FROM unnest($1::text[]) AS p (permission)`,
      [permissions],
    );
  }

  /** Serialises changes that could remove the last administrator. */
  async lockAdministrators(tx: EntityManager): Promise<void> {
    await inTurn(tx, 'administrators');
  }
}
