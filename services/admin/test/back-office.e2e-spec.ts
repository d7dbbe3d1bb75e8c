import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  adminAccessApi,
  adminDeptApi,
  adminDictApi,
  adminErrors,
  adminLogApi,
  adminMenuApi,
  adminMicroAppApi,
  adminParamApi,
  adminRoleApi,
  adminStaffApi,
  type LogView,
  type CreateMicroAppDto,
  type CreateStaffDto,
  type StaffPageDto,
  type DataScope,
  type MenuNode,
} from '@mall/contracts/admin';
import { authErrors } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import {
  aBuyer,
  aMerchant,
  aService,
  aSolvedCaptchaOver,
  aStaffMember,
  aVisitor,
  startMall,
  until,
  type TestMall,
} from '@mall/testing';

const PASSWORD = 'quite long enough';
let mall: TestMall;
let base: string;
let admin: Caller;
let next = 0;

/** Returns a stored member of staff, with the rights that the service returns for them. */
async function somebody(...roleCodes: string[]): Promise<Caller & { userId: string; username: string }> {
  const username = `person${++next}`;
  const internal = mall.callAs(aService('demo'));
  const userId = await internal(adminStaffApi).importStaff({
    username,
    password: PASSWORD,
    nickname: username,
    roleCodes,
  });
  const { roles, permissions } = await internal(adminAccessApi).permissionsOf({ userId });
  return { ...aStaffMember(permissions, { userId, roles, username }), userId, username };
}

const roleId = async (code: string): Promise<string> =>
  (await mall.callAs(admin)(adminRoleApi).byCode({ code })).roleId;

const newStaff = async (
  roleCodes: string[],
  changes: Partial<CreateStaffDto> = {},
): Promise<CreateStaffDto> => ({
  username: `person${++next}`,
  password: PASSWORD,
  nickname: 'Лю Вэй',
  roleIds: await Promise.all(roleCodes.map(roleId)),
  ...changes,
});

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}

async function signIn(username: string, password: string): Promise<{ status: number; token: string }> {
  const response = await fetch(`${base}/api/auth/oauth2/token?grant_type=password&scope=server`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ username, password }),
  });
  const body = (await response.json()) as { access_token?: string };
  return { status: response.status, token: body.access_token ?? '' };
}

async function ask(
  token: string,
  method: string,
  path: string,
  json?: unknown,
): Promise<{ status: number; body: any }> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'gateway'], {
    env: { admin: { ADMIN_PASSWORD: PASSWORD, MICRO_APP_ORIGINS: 'https://reports.example.com' } },
  });
  base = mall.service('gateway').url;
  admin = await somebody('ROLE_ADMIN');
});

describe('the first administrator', () => {
  it('signs in with the password of the environment and holds every right', async () => {
    const { token } = await signIn('admin', PASSWORD);
    const { status, body } = await ask(token, 'GET', '/api/admin/user/info');
    expect(status).toBe(200);
    expect(body.data.sysUser.username).toBe('admin');
    expect(body.data.roles).toEqual(['ROLE_ADMIN']);
    expect(body.data.permissions).toEqual(
      expect.arrayContaining(['sys_user_add', 'voucher_audit', 'order_ship']),
    );
    expect(body.data.sysOrga).toEqual(body.data.sysDept);
    expect(body.data.sysOrga.name).toContain('Ussuri Auto');
  });
});

it('staff are found by their names in any language, by login and phone, together with other filters', async () => {
  const digits = String(Date.now()).slice(-8);
  const person = await somebody('ROLE_SALES');
  const staff = mall.callAs(admin)(adminStaffApi);
  await staff.update({ userId: person.userId, nickname: '刘炜', name: 'Лю Вэй', phone: `139${digits}` });
  const found = async (filter: Partial<StaffPageDto>): Promise<string[]> =>
    (await staff.list({ current: 1, size: 50, ...filter })).records.map(({ userId }) => userId);
  for (const filter of [
    { keyWord: '炜' },
    { keyWord: 'лю в' },
    { keyWord: 'вэй  Лю' },
    { phone: digits.slice(0, 4) },
    { phone: `+86 139-${digits.slice(0, 4)}-${digits.slice(4)}` },
    { keyWord: person.username.toUpperCase() },
    { keyWord: `+86 139 ${digits.slice(0, 4)} ${digits.slice(4)}` },
    { nickname: '刘炜', username: person.username },
  ])
    expect(await found(filter)).toContain(person.userId);
  // A word of another field does not match the nickname.
  expect(await found({ nickname: 'Лю Вэй' })).not.toContain(person.userId);
});

describe('decisions that need two people', () => {
  const holders = async (who: Caller): Promise<Record<string, number>> => {
    const signers = await mall.callAs(who)(adminAccessApi).secondSigners({});
    return Object.fromEntries(signers.map((one) => [one.permission, one.holders]));
  };

  it('say how many hold the right, to those who take part in them and to those who edit staff', async () => {
    const before = await holders(admin);
    expect(Object.keys(before)).toEqual([
      'voucher_audit',
      'refund_audit',
      'rate_edit',
      'car_review',
      'deal_setting_edit',
    ]);
    const cashier = await somebody('ROLE_FINANCE');
    const both = await somebody('ROLE_FINANCE', 'ROLE_ADMIN');
    expect((await holders(admin))['voucher_audit']).toBe(before['voucher_audit']! + 2);
    await mall.callAs(admin)(adminStaffApi).lock({ username: both.username, lockFlag: '9' });
    expect((await holders(cashier))['voucher_audit']).toBe(before['voucher_audit']! + 1);
    await mall.callAs(admin)(adminStaffApi).remove({ userId: cashier.userId });
    expect(await holders(admin)).toEqual(before);
    expect(await holders(aStaffMember(['order_view']))).toEqual({});
  });
});

describe('rights', () => {
  it('can be granted only by staff who hold them', async () => {
    const sales = await somebody('ROLE_SALES');
    const hiring = { ...sales, permissions: [...sales.permissions, 'sys_user_add'] };
    const request = await newStaff(['ROLE_ADMIN']);
    expect(
      adminErrors.grantTooHigh.is(await failure(mall.callAs(hiring)(adminStaffApi).create(request))),
    ).toBe(true);
    const { roleList } = await mall
      .callAs(hiring)(adminStaffApi)
      .create(await newStaff(['ROLE_SALES']));
    expect(roleList.map(({ roleCode }) => roleCode)).toEqual(['ROLE_SALES']);
  });

  it('protect staff who have more of them, locked ones included', async () => {
    const boss = await somebody('ROLE_ADMIN');
    const clerk = await somebody('ROLE_SALES');
    const mighty = { ...clerk, permissions: [...clerk.permissions, 'sys_user_edit', 'sys_user_del'] };
    await mall.callAs(admin)(adminStaffApi).update({ userId: boss.userId, lockFlag: '9' });
    const attempts = [
      mall.callAs(mighty)(adminStaffApi).update({ userId: boss.userId, password: 'a password of mine' }),
      mall.callAs(mighty)(adminStaffApi).update({ userId: boss.userId, lockFlag: '0' }),
      mall.callAs(mighty)(adminStaffApi).remove({ userId: boss.userId }),
    ].map(failure);
    for (const thrown of await Promise.all(attempts))
      expect(adminErrors.mightierThanYou.is(thrown)).toBe(true);
  });

  it('of a role change at once for all its holders', async () => {
    const role = await mall
      .callAs(admin)(adminRoleApi)
      .create({
        roleCode: 'ROLE_PARTNER',
        roleNames: { ru: 'Партнёр', zh: '合作伙伴', en: 'Partner' },
        menuIds: [],
      });
    const person = await mall
      .callAs(admin)(adminStaffApi)
      .create(await newStaff(['ROLE_PARTNER']));
    const menus = await mall
      .callAs(admin)(adminMenuApi)
      .page({ current: 1, size: 500, keyWord: 'order_ship' });
    await mall
      .callAs(admin)(adminRoleApi)
      .setMenus({ roleId: role.roleId, menuIds: menus.records.map((row) => row.menuId) });
    const rights = await mall
      .callAs(aService('gateway'))(adminAccessApi)
      .permissionsOf({ userId: person.userId });
    expect(rights.permissions).toEqual(['order_ship']);
  });

  it('of the administrator role cannot be restricted, nor can roles with more rights than the editor be changed', async () => {
    const all = await roleId('ROLE_ADMIN');
    const cut = mall.callAs(admin)(adminRoleApi).setMenus({ roleId: all, menuIds: [] });
    expect(adminErrors.allRightsRole.is(await failure(cut))).toBe(true);
    const clerk = aStaffMember(['sys_role_edit', 'sys_role_perm']);
    const reach = mall
      .callAs(clerk)(adminRoleApi)
      .update({ roleId: await roleId('ROLE_FINANCE'), roleDesc: 'mine' });
    expect(adminErrors.mightierThanYou.is(await failure(reach))).toBe(true);
  });

  it('of merchants do not include the list of staff', async () => {
    const attempt = mall.callAs(aMerchant())(adminStaffApi).list({ current: 1, size: 10 });
    expect(platformErrors.forbidden.is(await failure(attempt))).toBe(true);
  });
});

describe('staff', () => {
  it('lose their sessions at once when they are locked, and can sign in again after the unlock', async () => {
    const person = await somebody('ROLE_SALES');
    const before = await signIn(person.username, PASSWORD);
    expect((await ask(before.token, 'GET', '/api/admin/user/info')).status).toBe(200);
    await mall.callAs(admin)(adminStaffApi).lock({ username: person.username, lockFlag: '9' });
    await until(async () => (await ask(before.token, 'GET', '/api/admin/user/info')).status === 424, {
      what: 'the session to end',
      timeoutMs: 20_000,
    });
    expect((await signIn(person.username, PASSWORD)).status).toBe(403);
    expect((await signIn(person.username, 'a wrong password')).status).toBe(426);
    await mall.callAs(admin)(adminStaffApi).lock({ username: person.username, lockFlag: '0' });
    expect((await signIn(person.username, PASSWORD)).status).toBe(200);
  });

  it('keep an administrator when two administrators remove each other at the same time', async () => {
    const everyone = await mall
      .callAs(admin)(adminStaffApi)
      .list({ current: 1, size: 500, roleId: await roleId('ROLE_ADMIN') });
    const others = everyone.records.filter(({ userId }) => userId !== admin.userId);
    for (const { userId } of others.slice(1)) await mall.callAs(admin)(adminStaffApi).remove({ userId });
    const last = { ...admin, userId: others[0]!.userId };
    const results = await Promise.all([
      failure(mall.callAs(admin)(adminStaffApi).remove({ userId: last.userId })),
      failure(mall.callAs(last)(adminStaffApi).remove({ userId: admin.userId! })),
    ]);
    // The second one is the last administrator, or was removed already and sees nobody.
    const isRefusal = (thrown: unknown): boolean =>
      adminErrors.lastAdministrator.is(thrown) || platformErrors.notFound.is(thrown);
    expect(results.filter(isRefusal)).toHaveLength(1);
    expect(results.filter((thrown) => thrown === undefined)).toHaveLength(1);
    if (results[1] === undefined) admin = last;
  });

  it('have unique user names, ignoring case', async () => {
    const request = await newStaff(['ROLE_SALES']);
    await mall.callAs(admin)(adminStaffApi).create(request);
    const again = { ...request, username: request.username.toUpperCase() };
    expect(authErrors.usernameTaken.is(await failure(mall.callAs(admin)(adminStaffApi).create(again)))).toBe(
      true,
    );
  });

  it('cannot belong to a department that is gone, and whoever chose it is told so', async () => {
    const staff = mall.callAs(admin)(adminStaffApi);
    const gone = { deptId: '9223372036854775807' };
    const thrown = await failure(staff.create(await newStaff(['ROLE_SALES'], gone)));
    expect(platformErrors.linkBroken.is(thrown)).toBe(true);
  });

  it('cannot change their own roles', async () => {
    const person = await somebody('ROLE_SALES');
    const { token } = await signIn(person.username, PASSWORD);
    const bad = await ask(token, 'PUT', '/api/admin/user/edit', { nickname: 'Liu', roleIds: ['1'] });
    expect(bad.status).toBe(400);
    const good = await ask(token, 'PUT', '/api/admin/user/edit', { nickname: 'Liu' });
    expect(good.body.data).toMatchObject({ nickname: 'Liu', roleList: [{ roleCode: 'ROLE_SALES' }] });
  });
});

describe('the menu', () => {
  const paths = (nodes: readonly MenuNode[]): string[] =>
    nodes.flatMap(({ path, children }) => [...(path ? [path] : []), ...paths(children)]);

  it('shows each role its own pages, in the requested language', async () => {
    const finance = { ...(await somebody('ROLE_FINANCE')), locale: 'zh' as const };
    const menu = await mall.callAs(finance)(adminMenuApi).own({});
    expect(paths(menu)).toEqual([
      '/',
      '/orders',
      '/reconciliation',
      '/vouchers',
      '/refunds',
      '/held-cars',
      '/buyers',
      '/documents',
      '/exchange-rates',
      '/tariffs',
      '/deal-settings',
    ]);
    expect(menu[1]?.label).toBe('交易');
  });

  it('shows a merchant cars, lists of them, the place of the shop, orders and conversations', async () => {
    const menu = await mall.callAs(aMerchant())(adminMenuApi).own({});
    expect(paths(menu)).toEqual([
      ...['/', '/orders', '/conversations', '/cars', '/stock-lists', '/shop-places'],
    ]);
  });

  it('returns only the top level on request', async () => {
    const top = await mall.callAs(admin)(adminMenuApi).own({ type: 'top' });
    expect(top.length).toBeGreaterThan(3);
    expect(top.every(({ children }) => children.length === 0)).toBe(true);
  });

  it('takes over new labels of a release, language by language, unless staff have changed them', async () => {
    const rowOf = async (path: string) =>
      (await mall.callAs(admin)(adminMenuApi).page({ current: 1, size: 5, keyWord: path })).records.find(
        (row) => row.path === path,
      )!;
    const seeded = { notices: await rowOf('/deliveries'), files: await rowOf('/files') };
    const { menuId, labels } = await rowOf('/divisions');
    await mall
      .callAs(admin)(adminMenuApi)
      .update({ menuId, labels: { ...labels, ru: 'Где мы возим' } });
    // A mall whose labels were written before the seed recorded them, and one whose Chinese label is of an
    // older release.
    const older = (changes: object, path: string, column = 'labels') =>
      mall.query('admin', `UPDATE menu SET ${column} = ${column} || $1::jsonb WHERE path = $2`, [
        changes,
        path,
      ]);
    await older({ ru: 'Отправка уведомлений' }, '/deliveries');
    await mall.query('admin', 'ALTER TABLE menu DROP COLUMN seeded_labels');
    await mall.query('admin', `DELETE FROM migrations WHERE name LIKE 'LabelsFollow%'`);
    await mall.service('admin').stop();
    await mall.service('admin').start();
    expect((await rowOf('/deliveries')).labels).toEqual(seeded.notices.labels);
    expect((await rowOf('/divisions')).labels).toEqual({ ...labels, ru: 'Где мы возим' });

    for (const column of ['labels', 'seeded_labels']) await older({ zh: '旧名称' }, '/divisions', column);
    await older({ en: 'Our files' }, '/files');
    await mall.service('admin').stop();
    await mall.service('admin').start();
    expect((await rowOf('/divisions')).labels).toEqual({ ...labels, ru: 'Где мы возим' });
    expect((await rowOf('/files')).labels).toEqual({ ...seeded.files.labels, en: 'Our files' });
  });

  it('refuses paths outside of the console', async () => {
    const labels = { ru: 'х', zh: '坏', en: 'x' };
    const bad = mall
      .callAs(admin)(adminMenuApi)
      .create({ labels, path: 'javascript:alert(1)', parentId: '-1', menuType: '0', place: 'console' });
    expect(adminErrors.pathRefused.is(await failure(bad))).toBe(true);
  });

  it('of the shop is what staff have added to it, for everybody, and no part of the console’s', async () => {
    const menus = mall.callAs(admin)(adminMenuApi);
    const item = { parentId: '-1', menuType: '0', place: 'shop' } as const;
    const services = { ru: 'Услуги', zh: '服务', en: 'Services' };
    const leasing = { ru: 'Лизинг', zh: '融资租赁', en: 'Leasing' };
    const { menuId: parentId } = await menus.create({ ...item, labels: services });
    const below = { ...item, parentId, labels: leasing, path: '/myiframe/leasing' };
    const { menuId } = await menus.create(below);
    const seen = () =>
      mall
        .callAs(aVisitor({ locale: 'zh' }))(adminMenuApi)
        .shop({});
    await until(async () => ((await seen()).length > 0 ? true : undefined), {
      what: 'the menu of the shop',
      timeoutMs: 20_000,
    });
    expect(await seen()).toMatchObject([
      { label: '服务', path: null, children: [{ label: '融资租赁', path: '/myiframe/leasing' }] },
    ]);
    const own = { path: '/pages/leasing', component: '/myiframe/leasing' };
    await menus.update({ menuId, ...own });
    expect(adminErrors.shopAddressTaken.is(await failure(menus.create({ ...below, ...own })))).toBe(true);
    await until(async () => ((await seen())[0]?.children[0]?.component ? true : undefined), {
      what: 'what opens at the address',
      timeoutMs: 20_000,
    });
    expect((await seen())[0]?.children).toMatchObject([own]);
    await menus.update({ menuId, path: '/myiframe/leasing', component: '' });
    expect(paths(await menus.own({}))).not.toContain('/myiframe/leasing');
    expect(paths(await menus.tree({}))).not.toContain('/myiframe/leasing');
    // A heading without anything below it is not shown.
    await menus.update({ menuId, visible: '0' });
    await until(async () => ((await seen()).length === 0 ? true : undefined), {
      what: 'an empty menu of the shop',
      timeoutMs: 20_000,
    });
  });
});

describe('dictionaries and parameters', () => {
  it('return the labels of a dictionary to everyone in their language', async () => {
    const labels = async (locale: 'ru' | 'zh' | 'en') =>
      (await mall.callAs(aVisitor({ locale }))(adminDictApi).ofType({ type: 'order_status' })).map(
        ({ value, label }) => `${value} ${label}`,
      );
    expect(await labels('zh')).toContain('4 付款待确认');
    expect(await labels('ru')).toContain('3 В пути');
    expect(await mall.callAs(aVisitor())(adminDictApi).ofType({ type: 'noSuchThing' })).toEqual([]);
  });

  it('return public parameters to everyone, and no others', async () => {
    const visitor = mall.callAs(aVisitor({ locale: 'zh' }))(adminParamApi);
    expect(await visitor.publicValue({ key: 'SITE_NAME' })).toBe('乌苏里汽车');
    await mall
      .callAs(admin)(adminParamApi)
      .create({
        publicKey: 'SMS_GATEWAY_KEY',
        publicNames: { ru: 'Ключ', zh: '密钥', en: 'Key' },
        publicType: 'text',
        publicValue: 'very secret',
      });
    expect(platformErrors.notFound.is(await failure(visitor.publicValue({ key: 'SMS_GATEWAY_KEY' })))).toBe(
      true,
    );
  });

  it('cannot be removed when they are built in', async () => {
    const { records } = await mall
      .callAs(admin)(adminDictApi)
      .page({ current: 1, size: 5, dictType: 'fuel_type' });
    const removal = mall.callAs(admin)(adminDictApi).remove({ id: records[0]!.id });
    expect(adminErrors.systemRecord.is(await failure(removal))).toBe(true);
  });

  it('can be listed by the protocol of the console', async () => {
    const { token } = await signIn((await somebody('ROLE_ADMIN')).username, PASSWORD);
    const response = await fetch(
      `${base}/api/rest/dictionaries?filter={"q":"fuel"}&range=[0,9]&sort=["dictType","ASC"]`,
      { headers: { authorization: `Bearer ${token}`, locale: 'en' } },
    );
    expect(response.headers.get('content-range')).toBe('dictionaries 0-0/1');
    expect(await response.json()).toMatchObject([{ dictType: 'fuel_type', description: 'Fuel' }]);
  });
});

const hasEnded = ({ exception }: LogView): boolean => exception !== platformErrors.timeout.key;

describe('the operation log', () => {
  const rowsOf = async (createBy: string): Promise<readonly LogView[]> =>
    (await mall.callAs(admin)(adminLogApi).page({ current: 1, size: 50, createBy })).records;
  const newPassword = 'longer than the one before';
  const changePassword = async (token: string) =>
    ask(token, 'PUT', '/api/mall4cloud_auth/update_password', { oldPassword: PASSWORD, newPassword });

  it('is a condition of every write: without the log nothing is changed', async () => {
    const { username } = await somebody('ROLE_SALES');
    const { token } = await signIn(username, PASSWORD);
    await mall.service('admin').stop();
    expect((await changePassword(token)).status).toBe(503);
    await mall.service('admin').start();
    expect((await signIn(username, PASSWORD)).status).toBe(200);
    expect((await changePassword(token)).status).toBe(200);
  });

  it('contains a write during which the gateway was killed', async () => {
    const { username } = await somebody('ROLE_SALES');
    const { token } = await signIn(username, PASSWORD);
    await mall.query(
      'auth',
      `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN PERFORM pg_sleep(3); RETURN NEW; END'`,
    );
    await mall.query('auth', `CREATE TRIGGER dawdle BEFORE UPDATE ON account EXECUTE FUNCTION dawdle()`);
    const change = failure(changePassword(token));
    await until(
      async () => {
        const sleeping = await mall.query(
          'auth',
          `SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`,
        );
        return sleeping.length > 0 || undefined;
      },
      { what: 'the change to be under way', timeoutMs: 20_000, everyMs: 20 },
    );
    await mall.service('gateway').kill9();
    expect(await change).toBeDefined();
    await mall.service('gateway').start();
    expect(await rowsOf(username)).toMatchObject([
      { title: 'auth.changePassword', logType: '9', exception: 'platform.timeout' },
    ]);
    await mall.query('auth', 'DROP FUNCTION dawdle CASCADE');
  });

  it('contains successful and failed writes with their author and without secrets', async () => {
    const person = await somebody('ROLE_ADMIN');
    const { token } = await signIn(person.username, PASSWORD);
    const request = await newStaff(['ROLE_SALES']);
    await ask(token, 'POST', '/api/rest/staff', request);
    await ask(token, 'POST', '/api/admin/user', request);
    const rows = await until(
      async () => {
        const { records } = await mall
          .callAs(admin)(adminLogApi)
          .page({ current: 1, size: 50, createBy: person.username });
        return records.length >= 2 && records.every(hasEnded) ? records : undefined;
      },
      { what: 'two rows', timeoutMs: 20_000 },
    );
    const [failed, done] = rows;
    expect(done).toMatchObject({
      title: 'admin.staff.create',
      logType: '0',
      method: 'POST',
      requestUri: '/api/rest/staff',
    });
    expect(failed).toMatchObject({ logType: '9', exception: 'auth.usernameTaken' });
    expect(rows.some(({ params }) => params?.includes(PASSWORD))).toBe(false);
    const found = async (keyWord: string) =>
      (await mall.callAs(admin)(adminLogApi).page({ current: 1, size: 5, keyWord })).records.map(
        ({ id }) => id,
      );
    expect(await found(`usernametaken  ADMIN/user ${person.username}`)).toEqual([failed!.id]);
    expect(await found(`usernametaken nothing ${person.username}`)).toEqual([]);
    const by = async (createBy: string) =>
      (await mall.callAs(admin)(adminLogApi).page({ current: 1, size: 5, createBy })).records.map(
        ({ id }) => id,
      );
    // A part of the name in any case, a name that nobody has, and one that several have.
    expect(await by(person.username.slice(1).toUpperCase())).toEqual(rows.map(({ id }) => id));
    expect(await by(`${person.username}x`)).toEqual([]);
    expect(await by(person.username[0]!)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  });

  it('stores errors of a browser as plain text', async () => {
    const person = await somebody('ROLE_SALES');
    await mall
      .callAs(person)(adminLogApi)
      .report({
        logs: [
          {
            message: 'Boom\r\nadmin deleted everything',
            url: 'https://x/console?access_token=abc',
            stack: 'Error\n at x',
          },
        ],
      });
    const { records } = await mall
      .callAs(admin)(adminLogApi)
      .page({ current: 1, size: 5, createBy: person.username });
    expect(records[0]).toMatchObject({
      origin: 'client',
      title: 'Boom ⏎ admin deleted everything',
      requestUri: 'https://x/console?access_token=***',
    });
  });

  it('loses no entry to anybody, the administrator included, and says how long entries are kept', async () => {
    const [before] = await mall.query<{ n: string }>('admin', 'SELECT count(*) AS n FROM operation_log');
    const { token } = await signIn((await somebody('ROLE_ADMIN')).username, PASSWORD);
    for (const ids of [[], [''], null])
      expect((await ask(token, 'DELETE', '/api/admin/log/', ids)).status).toBe(400);
    const [{ id }] = (await mall.callAs(admin)(adminLogApi).page({ current: 1, size: 1 })).records as [
      LogView,
    ];
    const refused = [
      await ask(token, 'DELETE', '/api/admin/log/', [id]),
      await ask(token, 'DELETE', `/api/admin/log/${id}`),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(409);
      expect(JSON.stringify(answer)).toMatch(/1095/);
    }
    expect((await ask(token, 'DELETE', `/api/rest/operation-logs/${id}`)).status).toBeGreaterThanOrEqual(400);
    expect((await mall.callAs(admin)(adminLogApi).one({ id })).id).toBe(id);
    const [after] = await mall.query<{ n: string }>('admin', 'SELECT count(*) AS n FROM operation_log');
    expect(Number(after!.n)).toBeGreaterThanOrEqual(Number(before!.n));
  });
});

describe('departments', () => {
  it('cannot form a loop when each is moved below the other at the same time', async () => {
    const { create, update } = mall.callAs(admin)(adminDeptApi);
    const names = Array.from({ length: 10 }, (_, at) => `Отдел ${at}`);
    const departments = await Promise.all(names.map((name) => create({ name, parentId: '0' })));
    const pairs = departments.flatMap(({ deptId }, at) =>
      at % 2 === 0 ? [[deptId, departments[at + 1]!.deptId] as const] : [],
    );
    for (const [one, other] of pairs) {
      const moves = await Promise.all([
        failure(update({ deptId: one, parentId: other })),
        failure(update({ deptId: other, parentId: one })),
      ]);
      expect(moves.filter((thrown) => adminErrors.menuLoop.is(thrown))).toHaveLength(1);
      expect(moves.filter((thrown) => thrown === undefined)).toHaveLength(1);
    }
  });
});

describe('external apps', () => {
  const anApp = (over: Partial<CreateMicroAppDto> = {}): CreateMicroAppDto => ({
    appName: `Reports ${++next}`,
    appCode: `reports${next}`,
    routerPath: `reports${next}`,
    entryUrl: 'https://reports.example.com/start',
    ...over,
  });
  const create = (over: Partial<CreateMicroAppDto> = {}) =>
    mall.callAs(admin)(adminMicroAppApi).create(anApp(over));
  const openTo = async (who: Caller): Promise<readonly string[]> =>
    (await mall.callAs(who)(adminMicroAppApi).list({})).map(({ id }) => id);

  it('are listed to staff of their roles, and to others when they are public', async () => {
    const forAll = await create();
    const forSales = await create({ roleIds: [await roleId('ROLE_SALES')] });
    const forEverybody = await create({ isPublic: true });
    const off = await create({ status: '0' });
    const [sales, finance] = [await somebody('ROLE_SALES'), await somebody('ROLE_FINANCE')];
    const ids = [forAll.id, forSales.id, forEverybody.id, off.id];
    const seen = async (who: Caller) => (await openTo(who)).filter((id) => ids.includes(id));
    expect(await seen(sales)).toEqual([forAll.id, forSales.id, forEverybody.id]);
    expect(await seen(admin)).toEqual([forAll.id, forSales.id, forEverybody.id]);
    expect(await seen(finance)).toEqual([forAll.id, forEverybody.id]);
    expect(await seen(aBuyer())).toEqual([forEverybody.id]);
  });

  it('lead nowhere but to origins that the operator has allowed', async () => {
    for (const entryUrl of [
      'https://evil.example.com/',
      'https://reports.example.com.evil.example/',
      'https://reports.example.com:99999/',
      'https://256.256.256.256/',
    ])
      expect(adminErrors.microAppOriginRefused.is(await failure(create({ entryUrl })))).toBe(true);
    for (const entryUrl of ['http://reports.example.com/', 'https://reports.example.com@evil.example/'])
      expect(platformErrors.invalidInput.is(await failure(create({ entryUrl })))).toBe(true);
    const { id } = await create();
    const moved = mall.callAs(admin)(adminMicroAppApi).update({ id, entryUrl: 'https://evil.example.com/' });
    expect(adminErrors.microAppOriginRefused.is(await failure(moved))).toBe(true);
  });

  it('have codes and paths of their own, and can be changed and removed', async () => {
    const { id, appCode } = await create();
    expect(adminErrors.microAppTaken.is(await failure(create({ appCode })))).toBe(true);
    const changed = await mall.callAs(admin)(adminMicroAppApi).update({ id, status: '0', remark: 'later' });
    expect(changed).toMatchObject({ id, appCode, status: '0', remark: 'later' });
    await mall.callAs(admin)(adminMicroAppApi).remove({ id });
    const gone = mall.callAs(admin)(adminMicroAppApi).one({ id });
    expect(platformErrors.notFound.is(await failure(gone))).toBe(true);
  });
});

describe('prescribed calls', () => {
  it('find staff by role, by its id or its code, and by departments with what is below them', async () => {
    const root = await mall
      .callAs(admin)(adminDeptApi)
      .create({ name: `North ${++next}` });
    const below = await mall
      .callAs(admin)(adminDeptApi)
      .create({ name: `North yard ${next}`, parentId: root.deptId });
    const hire = async (role: string, deptId: string) =>
      mall
        .callAs(admin)(adminStaffApi)
        .create(await newStaff([role], { deptId }));
    const seller = await hire('ROLE_SALES', root.deptId);
    const cashier = await hire('ROLE_FINANCE', below.deptId);
    const find = async (filter: { role?: string; deptIds?: string[]; deptId?: string }) => {
      const page = await mall
        .callAs(admin)(adminStaffApi)
        .list({ current: 1, size: 100, ...filter });
      return page.records.map(({ userId }) => userId).sort();
    };
    const both = [seller.userId, cashier.userId].sort();
    expect(await find({ deptIds: [root.deptId] })).toEqual(both);
    expect(await find({ deptIds: [below.deptId] })).toEqual([cashier.userId]);
    expect(await find({ deptIds: [root.deptId], role: 'ROLE_SALES' })).toEqual([seller.userId]);
    const finance = await roleId('ROLE_FINANCE');
    expect(await find({ deptId: root.deptId, role: finance })).toEqual([cashier.userId]);
  });

  it('say who is signed in to buyers and merchants too, without rights that they do not have', async () => {
    const buyer = await mall.callAs(aBuyer())(adminStaffApi).info({});
    expect(buyer).toMatchObject({ roles: ['ROLE_BUYER'], permissions: [], sysDept: null, isMerchant: false });
    expect(await mall.callAs(aMerchant())(adminStaffApi).info({})).toMatchObject({ isMerchant: true });
    const nobody = failure(mall.callAs(aVisitor())(adminStaffApi).info({}));
    expect(platformErrors.signInNeeded.is(await nobody)).toBe(true);
  });

  it('add built-in dictionaries and parameters that are missing, and nothing else', async () => {
    expect(await mall.callAs(admin)(adminDictApi).sync({})).toEqual({ added: 0 });
    expect(await mall.callAs(admin)(adminParamApi).sync({})).toEqual({ added: 0 });
  });

  it('answer a dictionary as a code table, and the tree of departments at both addresses', async () => {
    const { status, body } = await ask('', 'GET', '/api/core/fuel_type/list');
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ dicCode: body.data[0].value, dicName: body.data[0].label });
    const departments = mall.callAs(admin)(adminDeptApi);
    expect(await departments.fallbackTree({})).toEqual(await departments.tree({}));
  });
});

describe('people who register', () => {
  const post = async (path: string, json: object) => {
    const response = await fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    return { status: response.status, body: (await response.json()) as { data: unknown; msg: string } };
  };
  const codeFor = async (number: string): Promise<string> => {
    const captcha = await aSolvedCaptchaOver(base, 'sms');
    await post('/mall4cloud_user/ua/user/register/sendSms', { countryCode: '+7', number, ...captcha });
    const sms = await readFile(join(mall.dir, 'sms', `${number.replace(/\D/g, '')}.txt`), 'utf8');
    return /\b\d{6}\b/.exec(sms)![0];
  };

  it('have no access until a colleague with the right admits them', async () => {
    const phone = '+79145550177';
    const application = { username: `olga${++next}`, password: PASSWORD, phone, code: await codeFor(phone) };
    expect(await post('/admin/register/user', application)).toMatchObject({ status: 409 });

    const params = mall.callAs(admin)(adminParamApi);
    const [flag] = (await params.page({ current: 1, size: 10, publicKey: 'SITE_REGISTER_ENABLE' })).records;
    await params.update({ publicId: flag!.publicId, publicValue: '1' });
    const sneaky = { ...application, roleIds: [await roleId('ROLE_ADMIN')], lockFlag: '0' };
    expect(await post('/admin/register/user', sneaky)).toMatchObject({ status: 400 });
    const accepted = await post('/admin/register/user', application);
    expect([accepted.status, accepted.body.data]).toEqual([200, true]);
    expect((await signIn(application.username, PASSWORD)).token).toBe('');

    const applicant = await mall.callAs(admin)(adminStaffApi).details({ name: application.username });
    expect(applicant).toMatchObject({ lockFlag: '9', roleIds: [], deptId: null, phone });
    const roleIds = [await roleId('ROLE_SALES')];
    await mall.callAs(admin)(adminStaffApi).update({ userId: applicant.userId, roleIds, lockFlag: '0' });
    const { token } = await signIn(application.username, PASSWORD);
    const { body } = await ask(token, 'GET', '/api/admin/user/info');
    expect(body.data.roles).toEqual(['ROLE_SALES']);
  });
});

describe('the data scope of a role', () => {
  const names = (name: string) => ({ ru: name, zh: name, en: name });
  const departments = () => mall.callAs(admin)(adminDeptApi);

  /** Creates a company above north above yard, and south beside north; one colleague in each. */
  async function anOffice() {
    const [company] = await departments().tree({});
    const north = await departments().create({ name: `north ${++next}`, parentId: company!.id });
    const yard = await departments().create({ name: `yard ${next}`, parentId: north.deptId });
    const south = await departments().create({ name: `south ${next}`, parentId: company!.id });
    const colleague = async (deptId: string): Promise<string> => {
      const request = { ...(await newStaff([])), deptId };
      return (await mall.callAs(admin)(adminStaffApi).create(request)).userId;
    };
    const ids = { north: north.deptId, yard: yard.deptId, south: south.deptId };
    const people = {
      north: await colleague(ids.north),
      yard: await colleague(ids.yard),
      south: await colleague(ids.south),
    };
    return { ids, people };
  }

  /** Creates a member of a department who may see and edit staff, within a scope. */
  async function reader(deptId: string, dataScope: DataScope, deptIds: string[] = []): Promise<Caller> {
    const permissions = ['sys_user_view', 'sys_user_edit', 'sys_log_view'];
    const menus = flat(await mall.callAs(admin)(adminMenuApi).tree({}));
    const menuIds = menus
      .filter(({ permission }) => permission && permissions.includes(permission))
      .map(({ id }) => id);
    const roleCode = `ROLE_SCOPE_${++next}`;
    const role = await mall
      .callAs(admin)(adminRoleApi)
      .create({
        roleCode,
        roleNames: names(roleCode),
        menuIds,
        dataScope,
        deptIds,
      });
    const request = { ...(await newStaff([])), roleIds: [role.roleId], deptId };
    const { userId, username } = await mall.callAs(admin)(adminStaffApi).create(request);
    return aStaffMember(permissions, { userId, username });
  }

  const flat = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)]);

  it.each<[DataScope, readonly ('north' | 'yard' | 'south')[]]>([
    ['own', ['north']],
    ['ownAndBelow', ['north', 'yard']],
    ['chosen', ['south']],
    ['all', ['north', 'yard', 'south']],
  ])('%s shows the staff and the log of %s', async (dataScope, shown) => {
    const { ids, people } = await anOffice();
    const caller = await reader(ids.north, dataScope, dataScope === 'chosen' ? [ids.south] : []);
    const staff = mall.callAs(caller)(adminStaffApi);
    const everybody = Object.values(people);
    const { records, total } = await staff.list({ current: 1, size: 20, userIds: everybody });
    const seen = shown.map((place) => people[place]);
    expect([total, records.map(({ userId }) => userId).sort()]).toEqual([seen.length, [...seen].sort()]);

    for (const place of ['north', 'yard', 'south'] as const) {
      const one = staff.one({ userId: people[place] });
      if (shown.includes(place)) expect(await one).toMatchObject({ deptId: ids[place] });
      else expect(platformErrors.notFound.is(await failure(one))).toBe(true);
    }
    for (const userId of everybody)
      await mall
        .callAs({ ...caller, userId })(adminLogApi)
        .report({ logs: [{ message: 'scope' }] });
    const log = await mall.callAs(caller)(adminLogApi).page({ current: 1, size: 50, keyWord: 'scope' });
    const written = log.records.filter(({ userId }) => everybody.includes(userId!));
    expect(written.map(({ userId }) => userId).sort()).toEqual([...seen].sort());

    const own = await mall.callAs(caller)(adminAccessApi).ownScope({});
    expect([own.seesAll, own.deptIds.length]).toEqual([
      dataScope === 'all',
      dataScope === 'all' ? 0 : shown.length,
    ]);
    const [company] = await mall.callAs(caller)(adminDeptApi).tree({});
    expect(company!.isLock).toBe(dataScope !== 'all');
  });

  it('lets nobody be moved out of it, at once or one by one', async () => {
    const { ids, people } = await anOffice();
    const caller = await reader(ids.north, 'own');
    const moving = mall
      .callAs(caller)(adminStaffApi)
      .moveToDepartment({ deptId: ids.north, userIds: [people.south] });
    expect(platformErrors.notFound.is(await failure(moving))).toBe(true);
    const away = mall
      .callAs(caller)(adminStaffApi)
      .moveToDepartment({ deptId: ids.south, userIds: [people.north] });
    expect(adminErrors.outOfScope.is(await failure(away))).toBe(true);
  });

  it('cannot name a department that does not exist', async () => {
    const creating = mall
      .callAs(admin)(adminRoleApi)
      .create({
        roleCode: `ROLE_SCOPE_${++next}`,
        roleNames: names('scope'),
        menuIds: [],
        dataScope: 'chosen',
        deptIds: ['999999999'],
      });
    expect(platformErrors.notFound.is(await failure(creating))).toBe(true);
  });

  it('follows departments that are merged, and two merges at once form no circle', async () => {
    const { ids, people } = await anOffice();
    const caller = await reader(ids.south, 'chosen', [ids.yard]);
    const merges = await Promise.allSettled([
      departments().merge({ deptId: ids.yard, intoId: ids.south }),
      departments().merge({ deptId: ids.south, intoId: ids.yard }),
    ]);
    expect(merges.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { records } = await mall
      .callAs(caller)(adminStaffApi)
      .list({ current: 1, size: 20, userIds: [people.yard, people.south] });
    expect(records).toHaveLength(2);
    expect(new Set(records.map(({ deptId }) => deptId)).size).toBe(1);
  });
});
