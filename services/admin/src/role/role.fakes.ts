import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { RightsRepository, type RoleRights } from '../rights/rights.repository.js';
import { RoleRepository, type NewRole, type RoleRow } from './role.repository.js';

export const aRole = (over: Partial<RoleRow> = {}): RoleRow => ({
  role_id: '1',
  role_code: 'CLERK',
  names: { ru: 'Клерк', zh: '职员', en: 'Clerk' },
  description: null,
  grants_all: false,
  is_system: false,
  data_scope: 'all',
  created_at: new Date('2026-11-01T00:00:00Z'),
  user_count: 0,
  menu_ids: [],
  dept_ids: [],
  ...over,
});

/** Roles in memory. */
export class InMemoryRoles extends RoleRepository implements Restorable {
  private rows: Map<string, RoleRow>;
  private nextId = 100;

  constructor(roles: readonly RoleRow[]) {
    super(new NoDatabase());
    this.rows = new Map(roles.map((role) => [role.role_id, role]));
  }

  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => void (this.rows = before);
  }

  get stored(): RoleRow[] {
    return [...this.rows.values()];
  }

  override async byId(roleId: string): Promise<RoleRow | undefined> {
    return this.rows.get(roleId);
  }

  override async lock(): Promise<void> {}

  override async insert(
    _: EntityManager,
    { roleCode, names, description, dataScope = 'all' }: NewRole,
  ): Promise<string> {
    if (this.stored.some(({ role_code }) => role_code === roleCode))
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    const role_id = String((this.nextId += 1));
    this.rows.set(
      role_id,
      aRole({ role_id, role_code: roleCode, names, description, data_scope: dataScope }),
    );
    return role_id;
  }

  override async update(
    _: EntityManager,
    roleId: string,
    { dataScope: data_scope, ...changes }: Parameters<RoleRepository['update']>[2],
  ): Promise<void> {
    const written = Object.entries({ ...changes, data_scope });
    const given = Object.fromEntries(written.filter(([, value]) => value !== undefined));
    const known = this.rows.get(roleId);
    if (known) this.rows.set(roleId, { ...known, ...given });
  }

  override async setDepartments(_: EntityManager, roleId: string, deptIds: readonly string[]): Promise<void> {
    this.rows.set(roleId, { ...this.rows.get(roleId)!, dept_ids: ascending(deptIds) });
  }

  override async remove(_: EntityManager, roleId: string): Promise<void> {
    this.rows.delete(roleId);
  }

  override async setMenus(_: EntityManager, roleId: string, menuIds: readonly string[]): Promise<void> {
    this.rows.set(roleId, { ...this.rows.get(roleId)!, menu_ids: ascending(menuIds) });
  }
}

/** Returns each id once, in numerical order. */
const ascending = (ids: readonly string[]): string[] =>
  [...new Set(ids)].sort((one, other) => Number(one) - Number(other));

/** Members of staff with their roles. */
interface Members {
  readonly all: readonly {
    readonly is_locked: boolean;
    readonly roles: readonly { readonly role_id: string }[];
  }[];
}

/** The rights of roles and staff in memory; each menu item has the permission of the same name. */
export class InMemoryRights extends RightsRepository {
  constructor(
    private readonly roleRepository: InMemoryRoles,
    private readonly menus: readonly string[],
    private readonly members: Members = { all: [] },
  ) {
    super(new NoDatabase());
  }

  override async roles(roleIds: readonly string[]): Promise<RoleRights[]> {
    return this.roleRepository.stored
      .filter(({ role_id }) => roleIds.includes(role_id))
      .sort((one, other) => Number(one.role_id) - Number(other.role_id))
      .map(({ role_code, grants_all, menu_ids }) => ({
        roleCode: role_code,
        grantsAll: grants_all,
        permissions: [...menu_ids].sort(),
      }));
  }

  override async permissionsOfMenus(menuIds: readonly string[]): Promise<string[]> {
    return this.menus.filter((menu) => menuIds.includes(menu));
  }

  override async allPermissions(): Promise<string[]> {
    return [...this.menus].sort();
  }

  override async countAdministrators(): Promise<number> {
    const mighty = this.roleRepository.stored
      .filter(({ grants_all }) => grants_all)
      .map((role) => role.role_id);
    const active = this.members.all.filter(({ is_locked }) => !is_locked);
    return active.filter(({ roles }) => roles.some(({ role_id }) => mighty.includes(role_id))).length;
  }

  override async lockAdministrators(): Promise<void> {}
}
