import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { aDepartment } from '../department/department.fakes.js';
import { DepartmentRepository, type DepartmentRow } from '../department/department.repository.js';
import { InMemoryRights, type InMemoryRoles } from '../role/role.fakes.js';
import { StaffRepository, type NewStaff, type StaffChanges, type StaffRow } from './staff.repository.js';

export const aStaffMember = (over: Partial<StaffRow> = {}): StaffRow => ({
  user_id: '7',
  username: 'petrov',
  nickname: 'Пётр',
  name: null,
  phone: null,
  email: null,
  avatar: null,
  dept_id: null,
  dept_name: null,
  is_locked: false,
  created_at: new Date('2026-11-01T00:00:00Z'),
  roles: [],
  ...over,
});

/** Staff in memory; removed members are not kept. */
export class InMemoryStaff extends StaffRepository implements Restorable {
  private rows = new Map<string, StaffRow>();

  constructor(private readonly roleRepository: InMemoryRoles) {
    super(new NoDatabase());
  }

  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => void (this.rows = before);
  }

  get all(): StaffRow[] {
    return [...this.rows.values()];
  }

  /** Adds a member of staff with roles. */
  async add(row: StaffRow, ...roleIds: string[]): Promise<void> {
    this.rows.set(row.user_id, row);
    await this.write(row.user_id, roleIds);
  }

  override async byId(userId: string): Promise<StaffRow | undefined> {
    return this.rows.get(userId);
  }

  override async byUsername(username: string): Promise<StaffRow | undefined> {
    return this.all.find((row) => row.username.toLowerCase() === username.toLowerCase());
  }

  override async insert(_: EntityManager, staff: NewStaff): Promise<void> {
    const { userId, username, nickname, isLocked = false } = staff;
    this.rows.set(userId, aStaffMember({ user_id: userId, username, nickname, is_locked: isLocked }));
  }

  override async insertMissing(tx: EntityManager, staff: NewStaff): Promise<boolean> {
    if (this.rows.has(staff.userId) || (await this.byUsername(staff.username))) return false;
    await this.insert(tx, staff);
    return true;
  }

  override async change(_: EntityManager, userId: string, changes: StaffChanges): Promise<void> {
    if (changes.removedAt) return void this.rows.delete(userId);
    const { deptId: dept_id, isLocked: is_locked, nickname, name, phone, email, avatar } = changes;
    const written = { dept_id, is_locked, nickname, name, phone, email, avatar };
    const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
    this.rows.set(userId, { ...this.rows.get(userId)!, ...given });
  }

  override setRoles(_: EntityManager, userId: string, roleIds: readonly string[]): Promise<void> {
    return this.write(userId, roleIds);
  }

  override async idsOfRoles(roleCodes: readonly string[]): Promise<string[]> {
    const roles = this.roleRepository.stored.filter(({ role_code }) => roleCodes.includes(role_code));
    return roles.map(({ role_id }) => role_id);
  }

  private async write(userId: string, roleIds: readonly string[]): Promise<void> {
    const roles = this.roleRepository.stored.filter(({ role_id }) => roleIds.includes(role_id));
    this.rows.set(userId, { ...this.rows.get(userId)!, roles });
  }
}

/** Rights that follow from the staff and roles in memory. */
export class InMemoryStaffRights extends InMemoryRights {
  constructor(
    private readonly knownRoles: InMemoryRoles,
    menus: readonly string[],
    private readonly staff: InMemoryStaff,
  ) {
    super(knownRoles, menus);
  }

  override async countAdministrators(): Promise<number> {
    const mighty = this.knownRoles.stored.filter(({ grants_all }) => grants_all).map((role) => role.role_id);
    const active = this.staff.all.filter(({ is_locked }) => !is_locked);
    return active.filter(({ roles }) => roles.some(({ role_id }) => mighty.includes(role_id))).length;
  }
}

/** Any department exists; one of them is the company. */
export class OneDepartment extends DepartmentRepository {
  constructor() {
    super(new NoDatabase());
  }

  override async byId(deptId: string): Promise<DepartmentRow> {
    return aDepartment({ dept_id: deptId });
  }

  override async company(): Promise<string> {
    return '1';
  }
}
