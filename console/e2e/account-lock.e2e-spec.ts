import type { Browser } from 'playwright-core';
import { until } from '@mall/local-stack';
import { aVisitorAt, openBrowser, type Visitor } from '@mall/testing/browser';
import { Applicant } from './applicant.js';
import { Desk } from './desk.js';

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
  // Every gateway learns within two seconds that a session has ended.
  await until(async () => ((await buyer.isSignedIn()) ? undefined : true), {
    what: 'the end of the session of the locked buyer',
    timeoutMs: 20_000,
  });
  await press('解除锁定');
  await desk.said('账号正常，买家可以登录。');
  await buyer.signIn();
  expect(visitor.troubles).toEqual([]);
});
