import type { Browser, Page } from 'playwright';
import { aVisitorAt, e2eMall, expect, openBrowser, seriousFindings } from '@mall/testing/browser';
import { Desk } from './desk.js';

let browser: Browser;
let page: Page;
let desk: Desk;

beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await aVisitorAt(browser, { locale: 'zh-CN' }));
  page.setDefaultTimeout(20_000);
  desk = new Desk(page);
});
afterAll(() => browser.close());

it('has an accessible sign-in page', async () => {
  await page.goto(`${e2eMall().url}/console/login`);
  await page.getByLabel('账号').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});

it.each([
  ['/', '工作台'],
  ['/orders', '订单'],
  ['/cars', '车辆'],
  ['/vouchers', '付款凭证'],
  ['/roles/2', '运营'],
  ['/dictionaries', '字典'],
  ['/exchange-rates', '汇率'],
  ['/deal-settings', '交易参数'],
  ['/tariffs/5/show', '报废回收费'],
  ['/tariffs/create', '新建税费表'],
  ['/parked-events', '搁置事件'],
  ['/processes', '服务与进程'],
  ['/cars/create', '新建车辆'],
  ['/conversations', '客户会话'],
])('has no serious accessibility finding at %s', async (path, title) => {
  if (!page.url().includes('/console/') || page.url().endsWith('/login')) await desk.signIn('admin');
  await desk.open(path);
  await desk.heading(new RegExp(title)).waitFor();
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  // On a slow machine, requests may still be pending while the page loads, so wait for them.
  await desk.page.getByText('加载中').first().waitFor({ state: 'detached' });
  expect(await seriousFindings(page)).toEqual([]);
});
