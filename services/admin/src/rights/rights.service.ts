import { Injectable } from '@nestjs/common';
import { adminErrors } from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { DataSource, type EntityManager } from 'typeorm';
import { missingFrom, type Rights } from './rights.js';

interface RoleRights {
  readonly role_code: string;
  readonly grants_all: boolean;
  readonly permissions: string[];
}

const RIGHTS_OF_ROLES = `
  SELECT r.role_code, r.grants_all,
         array_remove(array_agg(DISTINCT m.permission), NULL) AS permissions
    FROM role r
    LEFT JOIN role_menu rm ON rm.role_id = r.role_id
    LEFT JOIN menu m ON m.menu_id = rm.menu_id`;

/** Who may do what, and who may give it to whom. */
@Injectable()
export class RightsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Nothing at all for somebody who is locked or no longer on the staff. */
  async ofStaff(userId: string, tx: EntityManager = this.dataSource.manager): Promise<Rights> {
    const roles = (await tx.query(
      `${RIGHTS_OF_ROLES}
        WHERE r.role_id IN (SELECT sr.role_id FROM staff_role sr JOIN staff s USING (user_id)
                             WHERE s.user_id = $1 AND NOT s.is_locked AND s.removed_at IS NULL)
        GROUP BY r.role_id ORDER BY r.role_id`,
      [userId],
    )) as RoleRights[];
    return this.combine(roles, tx);
  }

  async ofRoleCode(roleCode: string): Promise<Rights> {
    const roles = (await this.dataSource.query(
      `${RIGHTS_OF_ROLES} WHERE r.role_code = $1 GROUP BY r.role_id`,
      [roleCode],
    )) as RoleRights[];
    return this.combine(roles, this.dataSource.manager);
  }

  /** Rights a person would have through these roles. @throws platformErrors.notFound for an unknown role. */
  async ofRoles(roleIds: readonly string[], tx: EntityManager): Promise<Rights> {
    const roles = (await tx.query(
      `${RIGHTS_OF_ROLES} WHERE r.role_id = ANY($1::bigint[]) GROUP BY r.role_id`,
      [roleIds],
    )) as RoleRights[];
    if (roles.length !== new Set(roleIds).size) throw platformErrors.notFound();
    return this.combine(roles, tx);
  }

  /** @throws platformErrors.notFound for an unknown menu item. */
  async ofMenus(menuIds: readonly string[], tx: EntityManager): Promise<readonly string[]> {
    const menus = (await tx.query(`SELECT permission FROM menu WHERE menu_id = ANY($1::bigint[])`, [
      menuIds,
    ])) as { permission: string | null }[];
    if (menus.length !== new Set(menuIds).size) throw platformErrors.notFound();
    return [...new Set(menus.flatMap(({ permission }) => permission ?? []))];
  }

  /** @throws adminErrors.grantTooHigh */
  assertMayGrant(actor: Caller, permissions: readonly string[]): void {
    const missing = missingFrom(actor.permissions, permissions);
    if (missing.length > 0) throw adminErrors.grantTooHigh({ permissions: missing.slice(0, 10).join(', ') });
  }

  /** @throws adminErrors.mightierThanYou */
  assertNotMightier(actor: Caller, target: Pick<Rights, 'permissions'>): void {
    if (missingFrom(actor.permissions, target.permissions).length > 0) throw adminErrors.mightierThanYou();
  }

  /**
   * Call after the change and before the commit: two administrators who lock each other out at the same
   * moment wait for each other here.
   * @throws adminErrors.lastAdministrator
   */
  async assertAdministratorLeft(tx: EntityManager): Promise<void> {
    const [left] = (await tx.query(
      `SELECT count(*)::int AS n FROM staff s JOIN staff_role USING (user_id) JOIN role r USING (role_id)
        WHERE r.grants_all AND NOT s.is_locked AND s.removed_at IS NULL`,
    )) as { n: number }[];
    if (left!.n === 0) throw adminErrors.lastAdministrator();
  }

  /** Serialises changes that could leave the house without an administrator. */
  async lockAdministrators(tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('administrators'))`);
  }

  private async combine(roles: readonly RoleRights[], tx: EntityManager): Promise<Rights> {
    const isAdministrator = roles.some(({ grants_all }) => grants_all);
    const permissions = isAdministrator
      ? await this.everyPermission(tx)
      : [...new Set(roles.flatMap((role) => role.permissions))];
    return { roles: roles.map(({ role_code }) => role_code), permissions, isAdministrator };
  }

  private async everyPermission(tx: EntityManager): Promise<string[]> {
    const rows = (await tx.query(
      `SELECT DISTINCT permission FROM menu WHERE permission IS NOT NULL ORDER BY permission`,
    )) as { permission: string }[];
    return rows.map(({ permission }) => permission);
  }
}
