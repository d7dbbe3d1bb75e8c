import { randomInt } from 'node:crypto';
import { expect, openBrowser } from '@mall/testing/browser';
import type { Browser, Locator } from 'playwright';
import { aDesk } from './desk.js';
import { MallApi } from './mall-api.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('an administrator moves a department by dragging it, moves people, and joins departments', async () => {
  const admin = await MallApi.signInStaff('admin', 'zh');
  const at = String(randomInt(10_000, 99_999));
  const [sales, yard, clerk] = [`销售组${at}`, `场地组${at}`, `小张${at}`];
  const root = (await admin.list('departments')).find(({ parentId }) => parentId === '0')!['id'];
  const { id: salesId } = await admin.create('departments', { name: sales, parentId: root });
  await admin.create('departments', { name: yard, parentId: root });
  await admin.create('staff', {
    username: `zhang${at}`,
    nickname: clerk,
    password: 'no-secret-of-a-journey',
    deptId: salesId,
  });

  const { desk, page, troubles, context } = await aDesk(browser);
  await desk.signIn('admin');
  await desk.go('部门');
  const inTree = (name: string): Locator => desk.page.getByRole('tree').getByText(name, { exact: true });
  const isBelow = async (name: string, parent: string): Promise<void> => {
    const item = desk.page.getByRole('treeitem').filter({ hasText: parent }).last();
    if ((await item.getAttribute('aria-expanded')) === 'false') {
      await inTree(parent).click();
      await page.keyboard.press('ArrowRight');
    }
    await item.getByText(name, { exact: true }).waitFor();
  };

  await inTree(yard).dragTo(inTree(sales));
  await desk.said('部门已移动');
  await isBelow(yard, sales);

  await inTree(yard).click();
  await desk.button('调入人员').click();
  const picker = desk.dialog();
  await picker.getByRole('textbox').first().fill(clerk);
  await picker.getByRole('textbox').first().press('Enter');
  await picker.getByText('共 1 条').waitFor();
  await picker.getByRole('checkbox', { name: clerk }).check();
  await picker.getByRole('button', { name: '确认' }).click();
  await desk.said('人员已调入');
  await desk.page.getByText('员工 1 人 · 下级部门 0 个').waitFor();

  await desk.button('合并').click();
  const merging = desk.dialog();
  await merging.getByLabel('目标部门').click();
  await desk.page.getByRole('option', { name: sales, exact: true }).click();
  await merging.getByRole('button', { name: '合并' }).click();
  await desk.said('部门已合并');
  await desk.page.getByRole('heading', { name: sales }).waitFor();
  await desk.page.getByText('员工 1 人 · 下级部门 0 个').waitFor();
  await expect(inTree(yard)).toHaveCount(0);
  expect(troubles).toEqual([]);
  await context.close();
});
