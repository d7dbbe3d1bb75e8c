import type { Browser } from 'playwright';
import { expect, openBrowser, sideways } from '@mall/testing/browser';
import { aDesk, type Desk } from './desk.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function choose({ page }: Desk, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
}

/** Category that no other journey uses. */
const CATEGORY = '跑车';

it('staff need more of a kind of cars, which a shop reads in its form until they delete the rule', async () => {
  const { desk, troubles } = await aDesk(browser);
  await desk.signIn('reviewer');
  await desk.page.setViewportSize({ width: 390, height: 844 });
  await desk.open('/listing-rules/create');
  await desk.page.getByText('在售车辆不会下架').waitFor();
  await desk.page.getByRole('combobox', { name: /^车况/ }).click();
  await desk.page.getByRole('option', { name: '二手车' }).click();
  await expect(desk.page.getByRole('combobox', { name: /^分类/ })).toHaveValue('所有分类');
  await choose(desk, /^分类/, CATEGORY);
  await choose(desk, /^发布前必填/, '钥匙数量');
  await desk.page.keyboard.press('Escape');
  expect(await sideways(desk.page)).toBe(0);
  await desk.button('保存').click();
  const row = desk.rows().filter({ hasText: CATEGORY });
  await row.filter({ hasText: '钥匙数量' }).waitFor();

  const { desk: merchant, troubles: others } = await aDesk(browser);
  await merchant.signIn('yunling', '商家');
  await merchant.open('/cars/create');
  const lacking = merchant.page.getByRole('alert').filter({ hasText: '上架前还需完善' });
  await lacking.getByRole('button', { name: '车架号', exact: true }).waitFor();
  await choose(merchant, /^分类/, CATEGORY);
  await lacking.getByRole('button', { name: '钥匙数量' }).waitFor();
  await expect(lacking.getByRole('button', { name: '车架号', exact: true })).toHaveCount(0);

  await row.click();
  await desk.button('删除').click();
  await desk.dialog().getByRole('button', { name: '确认' }).click();
  await expect(row).toHaveCount(0);
  expect([...troubles, ...others]).toEqual([]);
});
