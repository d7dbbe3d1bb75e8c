import { randomInt } from 'node:crypto';
import type { Browser } from 'playwright';
import { expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { aDesk, type Desk } from './desk.js';
import { MallApi } from './mall-api.js';

const RIGHTS = ['sys_user_view', 'sys_user_edit', 'sys_dept_view', 'sys_log_view'];
const PASSWORD = 'no-secret-of-a-journey';

let browser: Browser;
let admin: MallApi;
const visitors: Visitor[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  admin = await MallApi.signInStaff('admin', 'zh');
});
afterAll(() => browser.close());
afterEach(async () => {
  const ended = visitors.splice(0);
  for (const { context } of ended) await context.close();
  // The browser's own log contains the refusal of a first sign-in, which asks for a password of one's own.
  const troubles = ended.flatMap((visitor) => visitor.troubles).filter((one) => !one.includes('403'));
  expect(troubles).toEqual([]);
});

/** Creates a department north with a yard below it, and a department south; one head of north, and one person in each other. */
async function anOffice() {
  const at = String(randomInt(10_000, 99_999));
  const department = async (name: string, parentId: unknown) => ({
    name: `${name}${at}`,
    id: (await admin.create('departments', { name: `${name}${at}`, parentId }))['id'],
  });
  const departments = await admin.list('departments');
  const north = await department('北方组', departments.find(({ parentId }) => parentId === '0')!['id']);
  const yard = await department('北方场地', north.id);
  const south = await department('南方组', departments.find(({ parentId }) => parentId === '0')!['id']);

  const role = `部门主管${at}`;
  const menus = await admin.list('menus');
  const menuIds = menus.filter(({ permission }) => RIGHTS.includes(String(permission))).map(({ id }) => id);
  const { id: roleId } = await admin.create('roles', {
    roleCode: `ROLE_HEAD_${at}`,
    roleNames: { ru: role, zh: role, en: role },
    menuIds,
    dataScope: 'ownAndBelow',
  });
  const person = async (login: string, nickname: string, deptId: unknown, roleIds: unknown[] = []) => {
    const fields = { username: login + at, nickname: nickname + at, password: PASSWORD, deptId, roleIds };
    const { id } = await admin.create('staff', fields);
    return {
      login: fields.username,
      password: PASSWORD,
      nickname: fields.nickname,
      page: `/staff/${String(id)}`,
    };
  };
  return {
    north: north.name,
    yard: yard.name,
    south: south.name,
    role,
    head: await person('head', '主管', north.id, [roleId]),
    clerk: await person('clerk', '场地员', yard.id),
    stranger: await person('stranger', '南方员', south.id),
  };
}

async function atDesk(): Promise<Desk> {
  const visitor = await aDesk(browser);
  visitors.push(visitor);
  return visitor.desk;
}

async function isRefused(
  desk: Desk,
  { page, nickname }: { readonly page: string; readonly nickname: string },
) {
  await desk.open(page);
  await desk.heading(/记录不存在$/).waitFor();
  await expect(desk.page.getByText(nickname)).toHaveCount(0);
  // The browser's own log contains the refusal, too.
  for (const { troubles } of visitors)
    (troubles as string[]).splice(0, Infinity, ...troubles.filter((one) => !one.includes('404')));
}

it('the head of a department sees the people of the own one and below it, and no record of another one', async () => {
  const { north, yard, south, head, clerk, stranger } = await anOffice();
  const desk = await atDesk();
  await desk.signInFirst(head, `${head.password}-own`);
  await desk.said('您的角色没有待办队列');
  await desk.go('员工');
  await desk.said(`您可查看：${north}, ${yard}`);
  await desk.rows().filter({ hasText: clerk.nickname }).waitFor();
  await desk.rows().filter({ hasText: head.nickname }).waitFor();
  await expect(desk.rows()).toHaveCount(2);

  await desk.open(clerk.page);
  await desk.page.getByLabel('昵称').waitFor();
  await isRefused(desk, stranger);

  await desk.go('部门');
  const closed = desk.page.getByRole('treeitem').filter({ hasText: south }).last();
  await closed.getByRole('img', { name: '没有数据权限' }).waitFor();
  await desk.page.getByText(south, { exact: true }).click();
  await expect(desk.page.getByRole('heading', { name: south })).toHaveCount(0);
  await desk.page.getByText(north, { exact: true }).click();
  await desk.page.getByRole('heading', { name: north }).waitFor();
});

it('who is narrowed to the own department loses the people below it, too', async () => {
  const { role, head, clerk } = await anOffice();
  const [desk, chief] = [await atDesk(), await atDesk()];
  await chief.signIn('admin');
  await chief.go('角色');
  await chief.rows().filter({ hasText: role }).click();
  await chief.page.getByRole('combobox', { name: '数据权限' }).click();
  await chief.page.getByRole('option', { name: '本部门', exact: true }).click();
  await chief.button('保存').click();
  await chief.heading('角色').waitFor();

  await desk.signInFirst(head, `${head.password}-own`);
  await desk.go('员工');
  await desk.rows().filter({ hasText: head.nickname }).waitFor();
  await expect(desk.rows()).toHaveCount(1);
  await isRefused(desk, clerk);
});
