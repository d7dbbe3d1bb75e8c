import { Injectable } from '@nestjs/common';
import { adminErrors, type SecondSignersView } from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { SECOND_DECISIONS, secondDecisions } from '@mall/contracts/rights';
import type { EntityManager } from 'typeorm';
import { RightsRepository, type RoleRights } from './rights.repository.js';

/** The rights of a user. `isAdministrator` is true for a role that grants everything. */
interface Rights {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly isAdministrator: boolean;
}

/** Returns the permission strings of `wanted` that `held` lacks. */
export function missingFrom(held: readonly string[], wanted: readonly string[]): string[] {
  const has = new Set(held);
  return wanted.filter((permission) => !has.has(permission));
}

/** Rights of staff and roles, with the checks of who may grant them. */
@Injectable()
export class RightsService {
  constructor(private readonly repository: RightsRepository) {}

  /** Returns the rights of a member of staff; none for one who is locked or removed. */
  async ofStaff(userId: string, tx?: EntityManager): Promise<Rights> {
    return this.combine(await this.repository.rolesOfStaff(userId, tx), tx);
  }

  async ofRoleCode(roleCode: string): Promise<Rights> {
    return this.combine(await this.repository.rolesOfCode(roleCode));
  }

  /** Returns the rights that these roles grant together. @throws platformErrors.notFound for an unknown role. */
  async ofRoles(roleIds: readonly string[], tx?: EntityManager): Promise<Rights> {
    const roles = await this.repository.roles(roleIds, tx);
    if (roles.length !== new Set(roleIds).size) throw platformErrors.notFound();
    return this.combine(roles, tx);
  }

  /** Returns the permissions that the menu items grant. @throws platformErrors.notFound for an unknown menu item. */
  async ofMenus(menuIds: readonly string[], tx: EntityManager): Promise<readonly string[]> {
    const permissions = await this.repository.permissionsOfMenus(menuIds, tx);
    if (permissions.length !== new Set(menuIds).size) throw platformErrors.notFound();
    return [...new Set(permissions.flatMap((permission) => permission ?? []))];
  }

  /** Returns the signers of the decisions that the caller takes part in, or of all for a caller who may edit staff. */
  async secondSigners(caller: Caller): Promise<SecondSignersView[]> {
    const held = new Set(caller.permissions);
    const mayEditStaff = held.has('sys_user_edit');
    const seen = SECOND_DECISIONS.filter((permission) => mayEditStaff || held.has(permission));
    const holders = new Map(
      (await this.repository.holdersOf(seen)).map((row) => [row.permission, row.holders]),
    );
    return seen.map((permission) => ({
      permission,
      label: secondDecisions[permission][caller.locale],
      holders: holders.get(permission) ?? 0,
    }));
  }

  /** Checks that the actor holds all permissions that are to be granted. @throws adminErrors.grantTooHigh */
  assertMayGrant(actor: Caller, permissions: readonly string[]): void {
    const missing = missingFrom(actor.permissions, permissions);
    if (missing.length > 0) throw adminErrors.grantTooHigh({ permissions: missing.slice(0, 10).join(', ') });
  }

  /** Checks that the target has no permission that the actor lacks. @throws adminErrors.mightierThanYou */
  assertNotMightier(actor: Caller, target: Pick<Rights, 'permissions'>): void {
    if (missingFrom(actor.permissions, target.permissions).length > 0) throw adminErrors.mightierThanYou();
  }

  /**
   * Checks that an administrator is left. To be called after the change and before the commit, with
   * `lockAdministrators` before the change.
   * @throws adminErrors.lastAdministrator
   */
  async assertAdministratorLeft(tx: EntityManager): Promise<void> {
    if ((await this.repository.countAdministrators(tx)) === 0) throw adminErrors.lastAdministrator();
  }

  /** Serialises changes that could remove the last administrator. */
  lockAdministrators(tx: EntityManager): Promise<void> {
    return this.repository.lockAdministrators(tx);
  }

  private async combine(roles: readonly RoleRights[], tx?: EntityManager): Promise<Rights> {
    const isAdministrator = roles.some(({ grantsAll }) => grantsAll);
    const permissions = isAdministrator
      ? await this.repository.allPermissions(tx)
      : [...new Set(roles.flatMap((role) => role.permissions))];
    return { roles: roles.map(({ roleCode }) => roleCode), permissions, isAdministrator };
  }
}
