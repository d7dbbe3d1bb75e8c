import type { Browser } from 'playwright';
import { aVisitorAt, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { Desk } from './desk.js';

const NUMBER = /UA\d+-\d+/;

let browser: Browser;
let visitor: Visitor;
let desk: Desk;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  visitor.page.setDefaultTimeout(20_000);
  desk = new Desk(visitor.page);
  await desk.signIn('admin');
});
afterAll(() => browser.close());

/** Opens the slip that has waited longest, except one; returns its order's number. */
async function openOldestSlip(besides = 'nothing'): Promise<string> {
  await desk.go('付款凭证');
  // The cached list is shown until the new one has arrived, and its rows move then.
  const row = desk.rows().filter({ hasText: '待审核', hasNotText: besides }).first();
  const number = NUMBER.exec(await row.innerText())![0];
  await desk.rows().filter({ hasText: number }).first().click();
  await desk.heading(new RegExp(number)).waitFor();
  return number;
}

/** Returns the title of a slip at the desk. */
const slipOf = (number: RegExp, at = desk) => at.page.getByRole('heading', { level: 2, name: number });

describe('a payment slip', () => {
  let confirmed: string;

  it('is confirmed beside its invoice by three clicks and the amount of the statement, whereupon the next one opens; a slower colleague sees who did it', async () => {
    const colleague = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    colleague.page.setDefaultTimeout(20_000);
    const slower = new Desk(colleague.page);
    await slower.signIn('finance');
    await slower.go('付款核对');
    await desk.go('付款核对');
    const row = desk.rows().filter({ hasText: '完全匹配', hasNotText: '需两人确认' }).first();
    confirmed = NUMBER.exec(await row.innerText())![0];
    await row.click();
    await slipOf(new RegExp(confirmed)).waitFor();
    await slower.rows().filter({ hasText: confirmed }).click();
    await slipOf(new RegExp(confirmed), slower).waitFor();
    await slower.button('确认付款').click();
    await desk.page.locator('main img, main iframe').first().waitFor();
    await desk.page.getByRole('columnheader', { name: '发票' }).waitFor();
    const clicks = await desk.clicksOf(async () => {
      await desk.button('确认付款').click();
      await desk.dialog().getByText('买家').waitFor();
      await desk.typeReceived();
      await desk.dialog().getByRole('button', { name: '确认付款' }).click();
      await desk.said('付款已确认，买家可以看到');
      await slipOf(new RegExp(`(?<!${confirmed} 的)付款凭证`)).waitFor();
    });
    expect(clicks).toBe(3);
    await slower.typeReceived();
    await slower.dialog().getByRole('button', { name: '确认付款' }).click();
    await slower.said(`订单 ${confirmed} 的付款已由Admin确认`);
    await slipOf(new RegExp(`(?<!${confirmed} 的)付款凭证`), slower).waitFor();
    await colleague.context.close();
  });

  it('lets its order be shipped from the list by two clicks', async () => {
    await desk.go('订单');
    await desk.page.getByRole('tab', { name: '待发货' }).click();
    const row = desk.rows().filter({ hasText: confirmed });
    const clicks = await desk.clicksOf(async () => {
      await row.getByRole('button', { name: '发货' }).click();
      await desk.dialog().getByLabel('承运方').fill('绥芬河国际物流');
      await desk.dialog().getByLabel('运单号').fill('SFH-20261121');
      await desk.dialog().getByRole('button', { name: '发货' }).click();
      await desk.said('订单已发货，买家可以看到');
    });
    expect(clicks).toBe(2);
    // The dialog of the next waiting order has opened.
    await desk.page.keyboard.press('Escape');
    await row.waitFor({ state: 'detached' });
    await desk.page.getByRole('tab', { name: '全部' }).click();
    await row.click();
    await desk.page.getByText('SFH-20261121').waitFor();
  });

  it('is rejected with a reason, which the history of the order shows', async () => {
    await openOldestSlip(confirmed);
    await desk.button('驳回').click();
    const reason = desk.dialog().getByLabel('原因');
    // The browser's language is English, the reader's Chinese.
    await desk.dialog().getByRole('button', { name: '驳回' }).click();
    expect(await reason.evaluate((field: HTMLSelectElement) => field.validationMessage)).toBe('请选择一项');
    await reason.selectOption({ label: '款项未到账' });
    await desk.dialog().getByLabel('补充说明').fill('付款方姓名与订单不符');
    await desk.dialog().getByRole('button', { name: '驳回' }).click();
    await desk.said('凭证已退回买家');
    await desk.page.getByRole('link', { name: '查看订单' }).click();
    await desk.page.getByText('驳回付款凭证').waitFor();
    await desk.page.getByText('付款方姓名与订单不符').first().waitFor();
    await desk.page.getByText('待付款').first().waitFor();
  });

  it('leaves its decisions in the operation log', async () => {
    await desk.go('操作日志');
    await desk.page.getByText('order.voucher.audit').first().waitFor();
    await desk.page.getByText('order.desk.ship').first().waitFor();
    expect(visitor.troubles).toEqual([]);
  });
});
