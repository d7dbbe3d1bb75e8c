import { adminErrors, type CreateStaffDto } from '@mall/contracts/admin';
import { authErrors } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import type { adminCalls } from '@mall/contracts/services/admin';
import type { ClientOf } from '@mall/messaging';
import { fakeClient, staffMember } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { RightsService } from '../rights/rights.service.js';
import { RecordedGrants } from '../rights/rights-wait.fakes.js';
import { aDepartment, InMemoryDepartments } from '../department/department.fakes.js';
import { aRole, InMemoryRights, InMemoryRoles } from '../role/role.fakes.js';
import { scopesOf } from '../scope/scope.fakes.js';
import { aStaffMember, InMemoryStaff } from './staff.fakes.js';
import { StaffService } from './staff.service.js';

/** Scopes of people: 60 sees department 10, and so does 31. */
const SEEN = { '60': ['10'], '31': ['10'], '30': ['11'] } as const;

type AuthClient = ClientOf<typeof adminCalls.accounts>;

const MENUS = ['order_view', 'refund_pay', 'sys_user_edit'];
const [ADMINISTRATOR, SALES, FINANCE] = ['1', '2', '3'];

const clerk = staffMember('50', 'anna', ['order_view', 'sys_user_edit']);
const administrator = staffMember('50', 'anna', MENUS);

/** An office with one administrator (20) and one clerk (30); `calls` are the changes of accounts. */
async function anOffice(over: Partial<AuthClient> = {}) {
  const roles = new InMemoryRoles([
    aRole({ role_id: ADMINISTRATOR, role_code: 'ROLE_ADMIN', grants_all: true }),
    aRole({ role_id: SALES, role_code: 'ROLE_SALES', menu_ids: ['order_view'] }),
    aRole({ role_id: FINANCE, role_code: 'ROLE_FINANCE', menu_ids: ['refund_pay'] }),
  ]);
  const staff = new InMemoryStaff(roles);
  await staff.add(aStaffMember({ user_id: '20', username: 'boss' }), ADMINISTRATOR);
  await staff.add(aStaffMember({ user_id: '30', username: 'clerk' }), SALES);
  const calls: object[] = [];
  const auth = fakeClient<AuthClient>({
    createAccount: async ({ username }) => {
      calls.push({ created: username });
      return { userId: '900', username };
    },
    updateAccount: async ({ userId, status, password }) => void calls.push({ userId, status, password }),
    ...over,
  });
  const rights = new RightsService(new InMemoryRights(roles, MENUS, staff));
  const service = new StaffService(
    new NoDatabase([staff]),
    staff,
    rights,
    new RecordedGrants(),
    new InMemoryDepartments(['1', '10', '11'].map((dept_id) => aDepartment({ dept_id }))),
    scopesOf(SEEN),
    auth,
  );
  return { service, staff, calls };
}

const newcomer = (roleIds: string[], username = 'newcomer'): CreateStaffDto => ({
  username,
  password: 'quite long enough',
  nickname: 'Лю Вэй',
  roleIds,
});

describe('the last administrator', () => {
  it.each<[string, (service: StaffService) => Promise<unknown>]>([
    ['locked', (service) => service.update(administrator, { userId: '20', lockFlag: '9' })],
    ['removed', (service) => service.remove(administrator, '20')],
    ['given other roles', (service) => service.update(administrator, { userId: '20', roleIds: [SALES] })],
  ])('cannot be %s; row and account stay as they are', async (_, act) => {
    const { service, staff, calls } = await anOffice();
    const before = await staff.byId('20');
    await expect(act(service)).rejects.toThrow(adminErrors.lastAdministrator());
    expect(await staff.byId('20')).toEqual(before);
    expect(calls).toEqual([]);
  });

  it('can be removed once there is another one, which ends the account', async () => {
    const { service, staff, calls } = await anOffice();
    await staff.add(aStaffMember({ user_id: '21', username: 'second' }), ADMINISTRATOR);
    await service.remove(administrator, '20');
    expect(await staff.byId('20')).toBeUndefined();
    expect(calls).toEqual([{ userId: '20', status: 'removed', password: undefined }]);
  });

  it('does not count as one while locked', async () => {
    const { service, staff } = await anOffice();
    await staff.add(aStaffMember({ user_id: '21', is_locked: true }), ADMINISTRATOR);
    const removal = service.remove(administrator, '20');
    await expect(removal).rejects.toThrow(adminErrors.lastAdministrator());
  });
});

describe('staff', () => {
  it('cannot lock or remove themselves', async () => {
    const { service } = await anOffice();
    const myself = { ...administrator, userId: '30' };
    const lock = service.update(myself, { userId: '30', lockFlag: '9' });
    await expect(lock).rejects.toThrow(adminErrors.notYourself());
    await expect(service.remove(myself, '30')).rejects.toThrow(adminErrors.notYourself());
  });

  it('cannot change a member with rights that they lack, not even a locked one', async () => {
    const { service, staff, calls } = await anOffice();
    await staff.add(aStaffMember({ user_id: '40', is_locked: true }), FINANCE);
    for (const act of [
      () => service.update(clerk, { userId: '40', password: 'a password of mine' }),
      () => service.update(clerk, { userId: '40', lockFlag: '0' }),
      () => service.remove(clerk, '40'),
    ])
      await expect(act()).rejects.toThrow(adminErrors.mightierThanYou());
    expect(calls).toEqual([]);
  });

  it('cannot give a role with rights that they lack', async () => {
    const { service, staff, calls } = await anOffice();
    const refusal = adminErrors.grantTooHigh({ permissions: 'refund_pay' });
    await expect(service.create(clerk, newcomer([FINANCE]))).rejects.toThrow(refusal);
    const update = service.update(clerk, { userId: '30', roleIds: [SALES, FINANCE] });
    await expect(update).rejects.toThrow(refusal);
    expect(await staff.byId('30')).toMatchObject({ roles: [{ role_code: 'ROLE_SALES' }] });
    expect(calls).toEqual([]);
  });

  it('change only the details that are given about themselves', async () => {
    const { service } = await anOffice();
    const edited = await service.edit({ ...clerk, userId: '30' }, { nickname: 'Лю', phone: null });
    expect(edited).toMatchObject({ nickname: 'Лю', phone: null, roles: [{ role_code: 'ROLE_SALES' }] });
  });
});

describe('a new member of staff', () => {
  it('gets an account with the given password, then the roles', async () => {
    const { service, calls } = await anOffice();
    const created = await service.create(clerk, newcomer([SALES]));
    expect(created).toMatchObject({ user_id: '900', roles: [{ role_code: 'ROLE_SALES' }] });
    expect(calls).toEqual([
      { created: 'newcomer' },
      { userId: '900', status: 'active', password: 'quite long enough' },
    ]);
  });

  it('cannot have a user name that somebody has, ignoring case', async () => {
    const { service, calls } = await anOffice();
    const creation = service.create(clerk, newcomer([SALES], 'CLERK'));
    await expect(creation).rejects.toThrow(authErrors.usernameTaken({ username: 'CLERK' }));
    expect(calls).toEqual([]);
  });

  it('is imported once, into the company, and only with known roles', async () => {
    const { service, staff } = await anOffice();
    const person = { username: 'demo', password: 'long enough', nickname: 'Demo' };
    const unknown = service.import({ ...person, roleCodes: ['ROLE_SALES', 'ROLE_NOBODY'] });
    await expect(unknown).rejects.toThrow(platformErrors.notFound());
    expect(await staff.byUsername('demo')).toBeUndefined();
    const userId = await service.import({ ...person, roleCodes: ['ROLE_SALES'] });
    expect(await service.import({ ...person, roleCodes: ['ROLE_ADMIN'] })).toBe(userId);
    expect(await staff.byId(userId)).toMatchObject({ dept_id: '1', roles: [{ role_code: 'ROLE_SALES' }] });
  });
});

describe('a lock', () => {
  it('reaches the account, and only when lock or password change', async () => {
    const { service, calls } = await anOffice();
    await service.setLock(administrator, 'clerk', '9');
    await service.setLock(administrator, 'clerk', '0');
    await service.update(administrator, { userId: '30', nickname: 'Лю' });
    expect(calls).toMatchObject([{ status: 'locked' }, { status: 'active' }]);
  });

  it('is stored before the auth service is called, outside the transaction, and can be repeated', async () => {
    let isReachable = false;
    const stored: (boolean | undefined)[] = [];
    const { service, staff } = await anOffice({
      updateAccount: async () => {
        stored.push((await staff.byId('30'))?.is_locked);
        if (!isReachable) throw platformErrors.unavailable();
      },
    });
    const lock = () => service.setLock(administrator, 'clerk', '9');
    await expect(lock()).rejects.toThrow(platformErrors.unavailable());
    isReachable = true;
    await lock();
    expect(stored).toEqual([true, true]);
    expect(await staff.byId('30')).toMatchObject({ is_locked: true });
  });
});

describe('staff who see one department', () => {
  const head = staffMember('60', 'head', MENUS);

  async function anOfficeOfTwo() {
    const office = await anOffice();
    await office.staff.add(aStaffMember({ user_id: '31', username: 'near', dept_id: '10' }), SALES);
    await office.staff.change(undefined as never, '30', { deptId: '11' });
    return office;
  }

  it('change colleagues of it, and learn of no others', async () => {
    const { service, staff } = await anOfficeOfTwo();
    await service.update(head, { userId: '31', nickname: 'Близкий' });
    expect(await staff.byId('31')).toMatchObject({ nickname: 'Близкий' });
    for (const act of [
      service.update(head, { userId: '30', nickname: 'Далёкий' }),
      service.setLock(head, 'clerk', '9'),
      service.remove(head, '30'),
      service.moveTo(head, '10', ['30']),
    ])
      await expect(act).rejects.toThrow(platformErrors.notFound());
    expect(await staff.byId('30')).toMatchObject({ username: 'clerk', dept_id: '11', is_locked: false });
  });

  it('hire into it and move nobody out of it', async () => {
    const { service, calls } = await anOfficeOfTwo();
    for (const deptId of ['11', undefined])
      await expect(service.create(head, { ...newcomer([SALES]), ...(deptId && { deptId }) })).rejects.toThrow(
        adminErrors.outOfScope(),
      );
    expect(calls).toEqual([]);
    await expect(service.update(head, { userId: '31', deptId: '11' })).rejects.toThrow(
      adminErrors.outOfScope(),
    );
  });

  it('make nobody see more than themselves', async () => {
    const { service, staff } = await anOfficeOfTwo();
    const hiring = service.create(head, { ...newcomer([SALES]), deptId: '10' });
    await expect(hiring).rejects.toThrow(adminErrors.scopeTooWide());
    expect(await staff.byUsername('newcomer')).toBeUndefined();
  });
});
