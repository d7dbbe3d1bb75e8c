import { openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright';
import { aDesk } from './desk.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('the history of a record shows what a field was and became, and who changed it', async () => {
  const { desk, page, troubles, context } = await aDesk(browser);
  await desk.signIn('admin');
  const open = async (): Promise<void> => {
    await desk.go('参数');
    await desk.rows().filter({ hasText: 'SITE_NAME' }).click();
  };
  const write = async (text: string): Promise<void> => {
    await open();
    await page.getByLabel('备注').fill(text);
    await desk.button('保存').click();
    await desk.rows().filter({ hasText: 'SITE_NAME' }).waitFor();
  };
  const [first, second] = [`备注一 ${Date.now()}`, `备注二 ${Date.now()}`];
  await write(first);
  await write(second);
  await open();
  // Typed text stays in the form while the history is read.
  await page.getByLabel('备注').fill('尚未保存');
  await page.getByRole('tab', { name: '变更历史' }).click();
  const newest = page.getByRole('article').first();
  const row = newest.getByRole('row').filter({ hasText: '备注' });
  await row.filter({ hasText: first }).filter({ hasText: second }).waitFor();
  await page.getByRole('tab', { name: '记录' }).click();
  await page.getByLabel('备注').fill(second);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  await context.close();
});

it('changes of all records are found by person and record, and open with each field before and after', async () => {
  const { desk, page, troubles, context } = await aDesk(browser);
  await desk.signIn('admin');
  await desk.go('参数');
  await desk.rows().filter({ hasText: 'SITE_NAME' }).click();
  const text = `备注三 ${Date.now()}`;
  await page.getByLabel('备注').fill(text);
  await desk.button('保存').click();
  await desk.rows().filter({ hasText: 'SITE_NAME' }).waitFor();
  await desk.go('变更记录');
  await page.getByLabel('登录名或用户编号').fill('admin');
  await page.getByRole('combobox', { name: '记录' }).click();
  await page.getByRole('option', { name: '参数', exact: true }).click();
  const newest = desk.rows().filter({ hasText: '备注' }).first();
  await newest.click();
  await desk.said(text);
  // Nobody has this login.
  await page.getByLabel('登录名或用户编号').fill('nobody');
  await desk.said('暂无变更记录。');
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  await context.close();
});
