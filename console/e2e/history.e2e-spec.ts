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
  // What is typed stays while the history is read.
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
