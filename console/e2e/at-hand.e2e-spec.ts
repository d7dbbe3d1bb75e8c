import type { Browser } from 'playwright';
import { aVisitorAt, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { Desk } from './desk.js';

let browser: Browser;
let visitor: Visitor;
let desk: Desk;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  visitor.page.setDefaultTimeout(20_000);
  desk = new Desk(visitor.page);
  await desk.signIn('finance');
});
afterAll(async () => {
  expect(visitor.troubles).toEqual([]);
  await browser.close();
});

describe('keyboard shortcuts and the search', () => {
  let number: string;

  it('goes through a list by J and K, and opens a row by Enter', async () => {
    await desk.go('订单');
    await desk.rows().nth(1).waitFor();
    number = /UA\d+-\d+/.exec(await desk.rows().nth(1).innerText())![0];
    await desk.page.keyboard.press('j');
    await desk.page.keyboard.press('j');
    await desk.page.keyboard.press('j');
    await desk.page.keyboard.press('k');
    await desk.page.keyboard.press('Enter');
    await desk.heading(new RegExp(number)).waitFor();
  });

  it('opens the form of a row by E', async () => {
    await desk.go('交易参数');
    await desk.rows().nth(1).waitFor();
    await desk.page.keyboard.press('j');
    await desk.page.keyboard.press('e');
    await desk.button('保存').waitFor();
    await desk.button('取消').click();
    await desk.heading('交易参数').waitFor();
  });

  it('finds an order by its number from any page', async () => {
    await desk.go('退款');
    await desk.page.keyboard.press('Control+k');
    await desk.dialog().getByRole('combobox', { name: '全局搜索' }).fill(number);
    await desk.dialog().getByRole('option', { name: number }).click();
    await desk.heading(new RegExp(number)).waitFor();
  });

  it('finds pages by a part of their name, and none that the role does not have', async () => {
    await desk.button('全局搜索').click();
    const field = desk.dialog().getByRole('combobox', { name: '全局搜索' });
    await desk.dialog().getByRole('option', { name: '付款核对' }).waitFor();
    await expect(desk.dialog().getByRole('option', { name: '角色' })).toHaveCount(0);
    await field.fill('税费');
    await desk.dialog().getByRole('option', { name: '税费表', exact: true }).click();
    await desk.heading('税费表').waitFor();
  });

  it('lists its keys', async () => {
    await desk.page.keyboard.press('?');
    await desk.dialog().getByText('打开选中的行').waitFor();
    await desk.page.keyboard.press('Escape');
    await desk.dialog().waitFor({ state: 'detached' });
  });
});
