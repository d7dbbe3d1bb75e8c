import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { InMemoryRoles } from '../role/role.fakes.js';
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

const duplicate = (): Error => Object.assign(new Error('duplicate key'), { code: '23505' });

/** Staff in memory; the ids of removed members are kept. */
export class InMemoryStaff extends StaffRepository implements Restorable {
  private rows = new Map<string, StaffRow>();
  private removed = new Map<string, StaffRow>();

  constructor(private readonly roleRepository: InMemoryRoles) {
    super(new NoDatabase());
  }

  snapshot(): () => void {
    const before = { rows: new Map(this.rows), removed: new Map(this.removed) };
    return () => void Object.assign(this, before);
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

  override async byLogins(usernames: readonly string[]): Promise<StaffRow[]> {
    const wanted = usernames.map((name) => name.toLowerCase());
    const found = new Map(
      [...this.removed.values(), ...this.all].map((row) => [row.username.toLowerCase(), row]),
    );
    return wanted.flatMap((name) => found.get(name) ?? []);
  }

  override async insert(_: EntityManager, staff: NewStaff): Promise<void> {
    const { userId, username, nickname, isLocked = false } = staff;
    if (await this.isTaken(staff)) throw duplicate();
    this.rows.set(userId, aStaffMember({ user_id: userId, username, nickname, is_locked: isLocked }));
  }

  override async insertMissing(tx: EntityManager, staff: NewStaff): Promise<boolean> {
    if (await this.isTaken(staff)) return false;
    await this.insert(tx, staff);
    return true;
  }

  override async change(_: EntityManager, userId: string, changes: StaffChanges): Promise<void> {
    const known = this.rows.get(userId);
    if (!known) return;
    if (changes.removedAt) {
      this.removed.set(userId, known);
      return void this.rows.delete(userId);
    }
    const { deptId: dept_id, isLocked: is_locked, nickname, name, phone, email, avatar } = changes;
    const written = { dept_id, is_locked, nickname, name, phone, email, avatar };
    const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
    this.rows.set(userId, { ...known, ...given });
  }

  override setRoles(_: EntityManager, userId: string, roleIds: readonly string[]): Promise<void> {
    return this.write(userId, roleIds);
  }

  override async idsOfRoles(roleCodes: readonly string[]): Promise<string[]> {
    const roles = this.roleRepository.stored.filter(({ role_code }) => roleCodes.includes(role_code));
    return roles.map(({ role_id }) => role_id).sort((one, other) => Number(one) - Number(other));
  }

  private async isTaken({ userId, username }: NewStaff): Promise<boolean> {
    const isKnown = this.rows.has(userId) || this.removed.has(userId);
    return isKnown || (await this.byUsername(username)) !== undefined;
  }

  private async write(userId: string, roleIds: readonly string[]): Promise<void> {
    const held = this.roleRepository.stored.filter(({ role_id }) => roleIds.includes(role_id));
    const roles = held.map(({ role_id, role_code, names }) => ({ role_id, role_code, names }));
    roles.sort((one, other) => Number(one.role_id) - Number(other.role_id));
    this.rows.set(userId, { ...this.rows.get(userId)!, roles });
  }
}
