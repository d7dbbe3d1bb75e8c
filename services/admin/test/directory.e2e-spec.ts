import {
  adminAccessApi,
  adminDeptApi,
  adminDirectoryApi,
  adminErrors,
  adminStaffApi,
  type DepartmentNode,
} from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { aService, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { dingTalk, weCom, type Entries, type StandIn } from './directory-stand-ins.js';

const SECRET = 'a-secret-of-the-directory';
const ding: Entries = {
  departments: [
    { id: 1, name: '乌苏里集团', parent: 0 },
    { id: 20, name: '销售部', parent: 1 },
    { id: 21, name: '俄罗斯销售组', parent: 20 },
    { id: 30, name: '物流部', parent: 1 },
  ],
  people: [
    { id: 'zhang.san', name: '张三', mobile: '13812345678', departments: [21] },
    { id: 'lisi', name: '李四', email: 'lisi@example.com', departments: [21, 30] },
    { id: 'wangwu', name: '王五', departments: [21] },
  ],
};
const company: Entries = {
  departments: [
    { id: 1, name: '乌苏里', parent: 0 },
    { id: 2, name: '财务部', parent: 1 },
    { id: 3, name: '出纳', parent: 2 },
  ],
  people: [{ id: 'zhaoliu', name: '赵六', mobile: '13900000001', departments: [3, 2] }],
};

let mall: TestMall;
let servers: StandIn[];
let admin: Caller & { userId: string };

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

async function administrator(): Promise<Caller & { userId: string }> {
  const internal = mall.callAs(aService('demo'));
  const person = {
    username: 'boss',
    password: 'quite long enough',
    nickname: 'Boss',
    roleCodes: ['ROLE_ADMIN'],
  };
  const userId = await internal(adminStaffApi).importStaff(person);
  const { roles, permissions } = await internal(adminAccessApi).permissionsOf({ userId });
  return { ...aStaffMember(permissions, { userId, roles }), userId };
}

const directory = () => mall.callAs(admin)(adminDirectoryApi);
const staffNamed = async (username: string) => mall.callAs(admin)(adminStaffApi).details({ name: username });

/** Returns the names of the departments below the company, each with those below it. */
async function namesBelow(): Promise<unknown> {
  const [root] = await mall.callAs(admin)(adminDeptApi).tree({});
  const names = ({ name, children }: DepartmentNode): unknown => [name, ...children.map(names)];
  return root!.children.map(names);
}

beforeAll(async () => {
  servers = [
    await dingTalk(ding, { key: 'ding-app', secret: SECRET }),
    await weCom(company, { corpId: 'corp', secret: SECRET }),
  ];
  mall = await startMall(['auth', 'admin'], {
    env: {
      admin: {
        DINGTALK_URL: servers[0]!.url,
        DINGTALK_CLIENT_ID: 'ding-app',
        DINGTALK_CLIENT_SECRET: SECRET,
        WECOM_URL: servers[1]!.url,
        WECOM_CORP_ID: 'corp',
        WECOM_SECRET: SECRET,
      },
    },
  });
  admin = await administrator();
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

describe('a sync with DingTalk', () => {
  it('previews departments without changing them, then takes them over below the company', async () => {
    const preview = await directory().dingDepartments({ preview: true });
    expect(preview).toMatchObject({ preview: true, created: 3, updated: 0, failed: 0, gone: 0 });
    expect(await namesBelow()).toEqual([]);
    expect(await directory().dingDepartments({})).toMatchObject({ created: 3, updated: 0 });
    expect(await namesBelow()).toEqual([['销售部', ['俄罗斯销售组']], ['物流部']]);
    expect(await directory().dingDepartments({})).toMatchObject({ created: 0, updated: 0, changes: [] });
  });

  it('creates people locked and without roles, and recognises a colleague by the phone number', async () => {
    const colleague = await mall.callAs(admin)(adminStaffApi).create({
      username: 'sanzhang',
      password: 'quite long enough',
      nickname: 'San',
      phone: '+8613812345678',
      roleIds: [],
    });
    const result = await directory().dingUsers({});
    expect(result).toMatchObject({ created: 2, updated: 1, failed: 0, left: 0, errors: [] });
    const lisi = await staffNamed('dinglisi');
    expect(lisi).toMatchObject({ name: '李四', email: 'lisi@example.com', lockFlag: '9', roleIds: [] });
    expect(lisi.deptName).toBe('俄罗斯销售组');
    const known = await mall.callAs(admin)(adminStaffApi).one({ userId: colleague.userId });
    expect(known).toMatchObject({
      username: 'sanzhang',
      name: '张三',
      lockFlag: '0',
      deptName: '俄罗斯销售组',
    });
    expect(await directory().dingUsers({})).toMatchObject({ created: 0, updated: 0, changes: [] });
  });

  it('follows moves and names, and lists what is gone without removing it', async () => {
    ding.departments[2] = { id: 21, name: '俄罗斯组', parent: 30 };
    ding.departments = ding.departments.filter(({ id }) => id !== 20);
    ding.people = ding.people.filter(({ id }) => id !== 'wangwu');
    const departments = await directory().dingDepartments({});
    // Logistics moves up a place, because sales were removed.
    expect(departments).toMatchObject({ updated: 2, gone: 1 });
    expect(departments.changes).toContainEqual({ kind: 'gone', id: '20', name: '销售部', reason: null });
    expect(await namesBelow()).toEqual(expect.arrayContaining([['销售部'], ['物流部', ['俄罗斯组']]]));
    const people = await directory().dingUsers({});
    expect(people.changes).toEqual([{ kind: 'gone', id: 'wangwu', name: '王五', reason: null }]);
    expect(await staffNamed('dingwangwu')).toMatchObject({ lockFlag: '9' });
  });

  it('recognises a department that was merged into another one', async () => {
    const departments = mall.callAs(admin)(adminDeptApi);
    const [root] = await departments.tree({});
    const logistics = root!.children.find(({ name }) => name === '物流部')!;
    const own = await departments.create({ name: 'Yard', parentId: root!.id });
    await departments.merge({ deptId: logistics.id, intoId: own.deptId });
    const { created, updated, gone } = await directory().dingDepartments({});
    expect({ created, updated, gone }).toEqual({ created: 0, updated: 1, gone: 1 });
    expect(await departments.one({ deptId: own.deptId })).toMatchObject({ name: '物流部' });
  });

  it('changes nobody who has more rights than the caller', async () => {
    ding.people.push({ id: 'boss', name: '老板', mobile: '13700000000', departments: [30] });
    await mall.callAs(admin)(adminStaffApi).update({ userId: admin.userId, phone: '+8613700000000' });
    const clerk = { ...admin, permissions: ['sys_dept_sync'], locale: 'zh' as const };
    const { failed, errors } = await mall.callAs(clerk)(adminDirectoryApi).dingUsers({});
    expect([failed, errors.map(({ id, reason }) => [id, reason])]).toEqual([
      1,
      [['boss', adminErrors.mightierThanYou.text.zh]],
    ]);
    const outsider = mall
      .callAs(aStaffMember(['sys_dept_edit']))(adminDirectoryApi)
      .dingUsers({});
    expect(platformErrors.forbidden.is(await failure(outsider))).toBe(true);
  });
});

describe('a sync with WeCom', () => {
  it('takes over departments in their order and people with their main department', async () => {
    expect(await directory().cpDepartments({})).toMatchObject({ created: 2 });
    expect(await namesBelow()).toEqual(expect.arrayContaining([['财务部', ['出纳']]]));
    expect(await directory().cpUsers({ preview: true })).toMatchObject({ created: 1 });
    expect(await directory().cpUsers({})).toMatchObject({ created: 1 });
    expect(await staffNamed('cpzhaoliu')).toMatchObject({ deptName: '出纳', lockFlag: '9', roleIds: [] });
  });

  it('loses nobody because of a circle of departments, long names, or ids that make the same user name', async () => {
    company.departments.push(
      { id: 8, name: '甲组', parent: 9 },
      { id: 9, name: '长'.repeat(300), parent: 8 },
    );
    company.people.push(
      { id: 'sun.qi', name: '孙七', mobile: '010-6655 4433', departments: [8] },
      { id: 'sunqi', name: '', departments: [9] },
      { id: 'zhouba', name: '周'.repeat(300), departments: [9] },
    );
    expect(await directory().cpDepartments({})).toMatchObject({ created: 2, failed: 0 });
    expect(await namesBelow()).toEqual(expect.arrayContaining([['甲组'], ['长'.repeat(100)]]));
    expect(await directory().cpUsers({ preview: true })).toMatchObject({ created: 3, failed: 0 });
    expect(await directory().cpUsers({})).toMatchObject({ created: 3, failed: 0 });
    expect(await staffNamed('cpsunqi')).toMatchObject({ name: '孙七', phone: null, deptName: '甲组' });
    expect(await staffNamed('cpzhouba')).toMatchObject({ name: '周'.repeat(50) });
    expect(await directory().cpDepartments({})).toMatchObject({ changes: [] });
    expect(await directory().cpUsers({})).toMatchObject({ changes: [] });
  });
});
