import { Injectable } from '@nestjs/common';
import type {
  CreateStaffDto,
  EditMyselfDto,
  ImportStaffDto,
  LockFlag,
  UpdateStaffDto,
} from '@mall/contracts/admin';
import { adminErrors } from '@mall/contracts/admin';
import { authErrors } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { adminCalls } from '@mall/contracts/services/admin';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { DepartmentRepository } from '../department/department.repository.js';
import { RightsService } from '../rights/rights.service.js';
import { RightsWaitService } from '../rights/rights-wait.service.js';
import { sees, type Scope } from '../scope/scope.js';
import { ScopeService } from '../scope/scope.service.js';
import { StaffRepository, type StaffChanges, type StaffRow } from './staff.repository.js';

/** Creates, changes and removes members of staff. Passwords and sessions belong to the auth service. */
@Injectable()
export class StaffService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staff: StaffRepository,
    private readonly rights: RightsService,
    private readonly waits: RightsWaitService,
    private readonly departments: DepartmentRepository,
    private readonly scopes: ScopeService,
    @InjectClient(adminCalls.accounts) private readonly auth: ClientOf<typeof adminCalls.accounts>,
  ) {}

  /** Returns one member of staff. @throws platformErrors.notFound */
  async get(userId: string, tx?: EntityManager): Promise<StaffRow> {
    const row = await this.staff.byId(userId, tx);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  /**
   * Checks that the caller sees this colleague, and returns the row.
   * @throws platformErrors.notFound when the caller does not, or there is no row.
   */
  async seen(caller: Caller, row: StaffRow | undefined, tx?: EntityManager): Promise<StaffRow> {
    if (!row) throw platformErrors.notFound();
    return seenBy(await this.scopes.of(caller, tx), row);
  }

  /** Whether anybody, locked or not, has the administrator role. */
  hasAdministrator(): Promise<boolean> {
    return this.staff.hasAdministrator();
  }

  async create(actor: Caller, request: CreateStaffDto): Promise<StaffRow> {
    const { permissions } = await this.rights.ofRoles(request.roleIds, this.dataSource.manager);
    this.rights.assertMayGrant(actor, permissions);
    const { username, password, nickname, roleIds, deptId } = request;
    await this.scopes.assertSees(actor, [deptId ?? null]);
    const contacts = contactsOf(request);
    const person = { username, password, nickname, isPasswordOfOthers: true, contacts };
    const userId = await this.hire(person, async (tx, id) => {
      await this.staff.change(tx, id, { ...detailsOf(request), deptId });
      await this.staff.setRoles(tx, id, roleIds);
      await this.scopes.assertNotWider(actor, id, tx);
      await this.waits.announceGrants(tx, actor);
    });
    return this.get(userId);
  }

  /**
   * Adds a member of staff for the seed and the demo: to the root department, with roles by code and without checks of
   * rights. Returns the existing user, if any.
   */
  async import(request: ImportStaffDto): Promise<string> {
    const { username, password, nickname, roleCodes } = request;
    const known = await this.staff.byUsername(username);
    if (known) return known.user_id;
    return this.hire({ username, password, nickname, isPasswordOfOthers: false }, async (tx, id) => {
      const deptId = await this.departments.company(tx);
      await this.staff.change(tx, id, { ...detailsOf(request), deptId });
      const roleIds = await this.staff.idsOfRoles(roleCodes, tx);
      if (roleIds.length !== new Set(roleCodes).size) throw platformErrors.notFound();
      await this.staff.setRoles(tx, id, roleIds);
    });
  }

  async update(actor: Caller, request: UpdateStaffDto): Promise<StaffRow> {
    const { userId, roleIds, deptId, lockFlag, password } = request;
    if (lockFlag === '9' && userId === actor.userId) throw adminErrors.notYourself();
    await this.change(actor, userId, async (tx) => {
      await this.scopes.assertSees(actor, [deptId], tx);
      if (roleIds) {
        const { permissions } = await this.rights.ofRoles(roleIds, tx);
        this.rights.assertMayGrant(actor, permissions);
        await this.staff.setRoles(tx, userId, roleIds);
      }
      await this.staff.change(tx, userId, {
        ...detailsOf(request),
        deptId,
        isLocked: lockFlag && lockFlag === '9',
      });
      // Whoever sets the password can sign in with it.
      if (password && userId !== actor.userId) await this.waits.renewAccess(tx, userId);
      if (roleIds || deptId !== undefined || lockFlag === '0')
        await this.scopes.assertNotWider(actor, userId, tx);
      if (roleIds || password || lockFlag === '0') await this.waits.announceGrants(tx, actor);
      // Also when the row has this state already: the last call may not have reached the auth service.
      return { status: lockFlag && statusOf(lockFlag), password, contacts: contactsOf(request) };
    });
    return this.get(userId);
  }

  async edit(actor: Caller, request: EditMyselfDto): Promise<StaffRow> {
    await this.dataSource.transaction((tx) => this.staff.change(tx, actor.userId!, detailsOf(request)));
    return this.get(actor.userId!);
  }

  async setLock(actor: Caller, username: string, lockFlag: LockFlag): Promise<void> {
    const row = await this.staff.byUsername(username);
    if (!row) throw platformErrors.notFound();
    await this.update(actor, { userId: row.user_id, lockFlag });
  }

  /** Moves all of them or nobody. @throws platformErrors.notFound, and the errors of a change of one of them */
  async moveTo(actor: Caller, deptId: string, userIds: readonly string[]): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.scopes.assertSees(actor, [deptId], tx);
      if (!(await this.departments.byId(deptId, tx))) throw platformErrors.notFound();
      for (const userId of [...new Set(userIds)].sort()) {
        const row = await this.seen(actor, await this.get(userId, tx), tx);
        const held = await this.rights.ofRoles(
          row.roles.map(({ role_id }) => role_id),
          tx,
        );
        this.rights.assertNotMightier(actor, held);
        await this.staff.change(tx, userId, { deptId });
        await this.scopes.assertNotWider(actor, userId, tx);
      }
    });
  }

  async remove(actor: Caller, userId: string): Promise<void> {
    if (userId === actor.userId) throw adminErrors.notYourself();
    await this.change(actor, userId, async (tx) => {
      await this.staff.setRoles(tx, userId, []);
      await this.staff.change(tx, userId, { removedAt: new Date() });
      return { status: 'removed' };
    });
  }

  /**
   * Creates the account first, because it determines the id, then the row. If the row fails, a retry finds the
   * account by its user name and continues.
   * @throws authErrors.usernameTaken
   */
  private async hire(
    person: NewColleague,
    equip: (tx: EntityManager, userId: string) => Promise<void>,
  ): Promise<string> {
    const { username, password, nickname, isPasswordOfOthers, contacts = [] } = person;
    if (await this.staff.byUsername(username)) throw authErrors.usernameTaken({ username });
    const { userId } = await this.auth.createAccount({
      side: 'staff',
      username,
      password,
      nickName: nickname,
      roles: [],
      isPasswordOfOthers,
      contacts,
    });
    // The account may be left over from a failed attempt, with that attempt's password, or from an
    // application, locked.
    await this.auth.updateAccount({
      side: 'staff',
      userId,
      password,
      isPasswordOfOthers,
      contacts,
      status: 'active',
    });
    await this.dataSource.transaction(async (tx) => {
      await this.staff.insert(tx, { userId, username, nickname });
      await equip(tx, userId);
    });
    return userId;
  }

  /**
   * Changes a member of staff, unless they hold more rights than the actor or are the last administrator. The account
   * is changed after the commit, so that no transaction waits for another service. A person who is locked or removed
   * has no rights from the commit on; repeating the change reaches an account that could not be reached.
   */
  private async change(
    actor: Caller,
    userId: string,
    work: (tx: EntityManager) => Promise<AccountChange>,
  ): Promise<void> {
    const { status, password, contacts } = await this.dataSource.transaction(async (tx) => {
      await this.rights.lockAdministrators(tx);
      const row = await this.seen(actor, await this.get(userId, tx), tx);
      const held = await this.rights.ofRoles(
        row.roles.map(({ role_id }) => role_id),
        tx,
      );
      this.rights.assertNotMightier(actor, held);
      const change = await work(tx);
      await this.rights.assertAdministratorLeft(tx);
      return { ...change, contacts: [...contactsOf(row), ...(change.contacts ?? [])] };
    });
    if (!status && !password) return;
    // Whoever sets the password knows it, so its owner has to choose another one.
    const given = password ? { password, isPasswordOfOthers: true, contacts } : {};
    await this.auth.updateAccount({ side: 'staff', userId, status, ...given });
  }
}

interface AccountChange {
  readonly status?: 'active' | 'locked' | 'removed' | undefined;
  readonly password?: string | undefined;
  /** New contacts of the person, which the password must not repeat. */
  readonly contacts?: readonly string[];
}

interface NewColleague {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  readonly isPasswordOfOthers: boolean;
  readonly contacts?: string[];
}

interface Contacts {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

const contactsOf = ({ phone, email }: Contacts): string[] =>
  [phone, email].filter((contact) => typeof contact === 'string');

/** Returns the row if the scope contains it. @throws platformErrors.notFound */
function seenBy(scope: Scope, row: StaffRow): StaffRow {
  if (row.user_id !== scope.userId && !sees(scope, row.dept_id)) throw platformErrors.notFound();
  return row;
}

const statusOf = (flag: LockFlag): 'active' | 'locked' => (flag === '9' ? 'locked' : 'active');

/** Returns the columns that staff may also change about themselves. */
function detailsOf({ nickname, name, phone, email, avatar }: EditMyselfDto): StaffChanges {
  return { nickname, name, phone, email, avatar };
}
