import { Injectable } from '@nestjs/common';
import { adminErrors, adminRoleApi, type CreateRoleDto, type UpdateRoleDto } from '@mall/contracts/admin';
import { judge, platformErrors, type Caller } from '@mall/contracts/define';
import { isForeignKeyViolation, isUniqueViolation } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { RightsService } from '../rights/rights.service.js';
import { RightsWaitService } from '../rights/rights-wait.service.js';
import { ScopeService } from '../scope/scope.service.js';
import { RoleRepository, type RoleRow } from './role.repository.js';

/** Creates and changes roles. Nobody can create or change a role with permissions that they do not hold themselves. */
@Injectable()
export class RoleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly roles: RoleRepository,
    private readonly rights: RightsService,
    private readonly waits: RightsWaitService,
    private readonly scopes: ScopeService,
  ) {}

  /** Returns one role. @throws platformErrors.notFound */
  async get(roleId: string, tx?: EntityManager): Promise<RoleRow> {
    const row = await this.roles.byId(roleId, tx);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  async create(actor: Caller, request: CreateRoleDto): Promise<RoleRow> {
    const { roleCode, roleNames, roleDesc, menuIds, dataScope, deptIds } = request;
    const roleId = await this.dataSource
      .transaction(async (tx) => {
        this.rights.assertMayGrant(actor, await this.rights.ofMenus(menuIds, tx));
        const id = await this.roles.insert(tx, {
          roleCode,
          names: roleNames,
          description: roleDesc ?? null,
          dataScope,
        });
        await this.roles.setMenus(tx, id, menuIds);
        await this.writeScope(actor, id, { dataScope, deptIds }, tx);
        return id;
      })
      .catch((failure: unknown) => {
        if (isForeignKeyViolation(failure)) throw platformErrors.notFound();
        throw isUniqueViolation(failure) ? adminErrors.roleCodeTaken({ roleCode }) : failure;
      });
    return this.get(roleId);
  }

  async update(actor: Caller, request: UpdateRoleDto): Promise<RoleRow> {
    const { roleId, roleNames, roleDesc, menuIds } = request;
    await this.dataSource
      .transaction(async (tx) => {
        const row = await this.assertInReach(actor, roleId, tx);
        await this.roles.update(tx, roleId, { names: roleNames, description: roleDesc });
        if (menuIds && !sameSet(menuIds, row.menu_ids)) await this.writeMenus(actor, row, menuIds, tx);
        await this.writeScope(actor, roleId, changeOfScope(row, request), tx);
      })
      .catch((failure: unknown) => {
        throw isForeignKeyViolation(failure) ? platformErrors.notFound() : failure;
      });
    return this.get(roleId);
  }

  async setMenus(actor: Caller, roleId: string, menuIds: readonly string[]): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.assertInReach(actor, roleId, tx);
      await this.writeMenus(actor, row, menuIds, tx);
    });
  }

  /**
   * Removes a role that is not built in and that nobody has.
   * @throws adminErrors.systemRecord, adminErrors.roleInUse
   */
  async remove(actor: Caller, roleId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.assertInReach(actor, roleId, tx);
      if (row.is_system) throw adminErrors.systemRecord();
      if (row.user_count > 0) throw adminErrors.roleInUse({ count: row.user_count });
      await this.roles.remove(tx, roleId);
    });
  }

  /**
   * Writes the scope. A caller who does not see everybody could otherwise give more by a role than they see.
   * @throws adminErrors.outOfScope
   */
  private async writeScope(
    actor: Caller,
    roleId: string,
    { dataScope, deptIds }: Pick<UpdateRoleDto, 'dataScope' | 'deptIds'>,
    tx: EntityManager,
  ): Promise<void> {
    if (!dataScope && !deptIds) return;
    await this.scopes.assertSeesAll(actor, tx);
    await this.roles.update(tx, roleId, { dataScope });
    if (deptIds) await this.roles.setDepartments(tx, roleId, deptIds);
  }

  private async writeMenus(
    actor: Caller,
    row: RoleRow,
    menuIds: readonly string[],
    tx: EntityManager,
  ): Promise<void> {
    if (judge(adminRoleApi.setMenus.access, actor) !== 'allowed') throw platformErrors.forbidden();
    if (row.grants_all) throw adminErrors.allRightsRole();
    this.rights.assertMayGrant(actor, await this.rights.ofMenus(menuIds, tx));
    await this.roles.setMenus(tx, row.role_id, menuIds);
    await this.waits.announceGrants(tx, actor);
  }

  /**
   * Locks and returns a role that the actor may change.
   * @throws adminErrors.mightierThanYou when the role grants more than the actor holds.
   */
  private async assertInReach(actor: Caller, roleId: string, tx: EntityManager): Promise<RoleRow> {
    await this.roles.lock(tx, roleId);
    const row = await this.get(roleId, tx);
    this.rights.assertNotMightier(actor, await this.rights.ofRoles([roleId], tx));
    return row;
  }
}

/** Returns the part of the request that differs from the role: forms send every field. */
const changeOfScope = (
  row: RoleRow,
  { dataScope, deptIds }: UpdateRoleDto,
): Pick<UpdateRoleDto, 'dataScope' | 'deptIds'> => ({
  ...(dataScope && dataScope !== row.data_scope && { dataScope }),
  ...(deptIds && !sameSet(deptIds, row.dept_ids) && { deptIds }),
});

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry) => other.includes(entry));
