import type { Browser } from 'playwright';
import { until } from '@mall/local-stack';
import { aVisitorAt, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { Applicant } from './applicant.js';
import { aDesk, Desk } from './desk.js';
import { MallApi } from './mall-api.js';

let browser: Browser;
let visitor: Visitor;
let desk: Desk;
let buyer: Applicant;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  visitor.page.setDefaultTimeout(20_000);
  desk = new Desk(visitor.page);
  buyer = await Applicant.register();
});
afterAll(() => browser.close());

async function press(button: string): Promise<void> {
  await desk.button(button).click();
  await desk.dialog().getByRole('textbox').fill('多次冒用他人证件下单');
  await desk.dialog().getByRole('button', { name: button, exact: true }).click();
}

it('a buyer is locked out with a reason, learns it at the sign-in, and is let in again', async () => {
  await desk.signIn('ops');
  await desk.open(`/buyers/${buyer.userId}/show`);
  await desk.said('账号正常，买家可以登录。');
  await press('锁定账号');
  await desk.said('账号已锁定，无法登录。');
  await expect(buyer.signIn()).rejects.toThrow('该账号已被锁定');
  // Every gateway is notified within two seconds that a session has ended.
  await until(async () => ((await buyer.isSignedIn()) ? undefined : true), {
    what: 'the end of the session of the locked buyer',
    timeoutMs: 20_000,
  });
  await press('解除锁定');
  await desk.said('账号正常，买家可以登录。');
  await buyer.signIn();
  expect(visitor.troubles).toEqual([]);
});

it('a part of a page that could not be read does not look empty, and is asked for again', async () => {
  const { desk: clerk, page, context } = await aDesk(browser);
  await clerk.signIn('ops');
  const state = `**/api/admin/account/${buyer.userId}`;
  await page.route(state, (route) => route.abort());
  await clerk.open(`/buyers/${buyer.userId}/show`);
  await clerk.said('数据加载失败: 网络连接失败，请检查网络后重试');
  await expect(clerk.button('锁定账号')).toHaveCount(0);
  await page.unroute(state);
  await clerk.button('重试').click();
  await clerk.button('锁定账号').waitFor();
  await context.close();
});

it('locked staff learn whom to ask, and whoever does not know the password learns nothing', async () => {
  const admin = await MallApi.signInStaff('admin', 'zh');
  const clerk = { login: `clerk${Date.now()}`, password: 'a-long-password-7' };
  const { id } = await admin.create('staff', {
    username: clerk.login,
    password: clerk.password,
    nickname: '王晓',
    roleIds: [],
  });
  await admin.change('staff', String(id), { lockFlag: '9' });
  const { page, context } = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const entrance = new Desk(page);
  const refusal = async (password: string): Promise<string> => {
    await entrance.open();
    await page.getByLabel('账号').fill(clerk.login);
    await page.getByLabel('密码').fill(password);
    await entrance.button('登录').click();
    const said = page.getByRole('alert').filter({ hasText: /\S/ });
    await said.first().waitFor();
    return (await said.allInnerTexts()).join();
  };
  await expect(refusal(clerk.password)).resolves.toBe(
    '该员工账号已被锁定或尚未开通，请联系负责员工管理的管理员',
  );
  await expect(refusal('another-password')).resolves.toContain('用户名不存在或密码错误');
  await context.close();
});
