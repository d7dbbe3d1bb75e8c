// SQL: every sign-in waits for these joins, which aggregate the permissions of roles in one statement.
import { column, inTurn, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const roleRights = rowShape({
  roleCode: column.text,
  grantsAll: column.boolean,
  permissions: column.array(column.text),
});

/** A role with the permissions of its menu items. */
export type RoleRights = RowOf<typeof roleRights>;

const menuPermission = rowShape({ permission: column.nullable(column.text) });
const permissionRow = rowShape({ permission: column.text });
const counted = rowShape({ n: column.integer });
const heldRight = rowShape({ permission: column.text, holders: column.integer });

const RIGHTS_OF_ROLES = `
  SELECT r.role_code AS "roleCode", r.grants_all AS "grantsAll",
         array_remove(array_agg(DISTINCT m.permission), NULL) AS permissions
    FROM role r
    LEFT JOIN role_menu rm ON rm.role_id = r.role_id
    LEFT JOIN menu m ON m.menu_id = rm.menu_id`;

@Injectable()
export class RightsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the roles of a member of staff; none for one who is locked or removed. */
  rolesOfStaff(userId: string, tx: EntityManager = this.dataSource.manager): Promise<RoleRights[]> {
    return queryRows(
      tx,
      roleRights,
      `${RIGHTS_OF_ROLES}
        WHERE r.role_id IN (SELECT sr.role_id FROM staff_role sr JOIN staff s USING (user_id)
                             WHERE s.user_id = $1 AND NOT s.is_locked AND s.removed_at IS NULL)
        GROUP BY r.role_id ORDER BY r.role_id`,
      [userId],
    );
  }

  rolesOfCode(roleCode: string): Promise<RoleRights[]> {
    const sql = `${RIGHTS_OF_ROLES} WHERE r.role_code = $1 GROUP BY r.role_id`;
    return queryRows(this.dataSource, roleRights, sql, [roleCode]);
  }

  /** Returns roles by id; unknown ids are left out. */
  roles(roleIds: readonly string[], tx: EntityManager = this.dataSource.manager): Promise<RoleRights[]> {
    const sql = `${RIGHTS_OF_ROLES} WHERE r.role_id = ANY($1::bigint[]) GROUP BY r.role_id ORDER BY r.role_id`;
    return queryRows(tx, roleRights, sql, [roleIds]);
  }

  /** Returns one entry for each known menu item; null for an item without a permission. */
  async permissionsOfMenus(menuIds: readonly string[], tx: EntityManager): Promise<(string | null)[]> {
    const sql = `SELECT permission FROM menu WHERE menu_id = ANY($1::bigint[])`;
    return (await queryRows(tx, menuPermission, sql, [menuIds])).map(({ permission }) => permission);
  }

  async allPermissions(tx: EntityManager = this.dataSource.manager): Promise<string[]> {
    const sql = `SELECT DISTINCT permission FROM menu WHERE permission IS NOT NULL ORDER BY permission`;
    return (await queryRows(tx, permissionRow, sql)).map(({ permission }) => permission);
  }

  /** Returns the number of administrators who can sign in. */
  async countAdministrators(tx: EntityManager): Promise<number> {
    const [row] = await queryRows(
      tx,
      counted,
      `SELECT count(*)::int AS n FROM staff s JOIN staff_role USING (user_id) JOIN role r USING (role_id)
        WHERE r.grants_all AND NOT s.is_locked AND s.removed_at IS NULL`,
    );
    return row!.n;
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
