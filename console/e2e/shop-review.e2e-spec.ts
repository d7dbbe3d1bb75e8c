import type { Browser } from 'playwright';
import { until } from '@mall/local-stack';
import { aVisitorAt, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { Applicant } from './applicant.js';
import { Desk } from './desk.js';

let browser: Browser;
let visitor: Visitor;
let desk: Desk;
let applicant: Applicant;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  visitor.page.setDefaultTimeout(20_000);
  desk = new Desk(visitor.page);
  applicant = await Applicant.register();
  await applicant.apply();
  await desk.signIn('reviewer');
});
afterAll(() => browser.close());

async function openApplication(): Promise<void> {
  await desk.go('入驻申请');
  await desk.rows().getByText(applicant.shopName).click();
  await desk.heading(new RegExp(applicant.shopName)).waitFor();
  // All three documents are visible at the same time.
  for (const document of ['营业执照', '法人身份证正面', '法人身份证反面'])
    await desk.page.getByRole('img', { name: document, exact: true }).waitFor();
}

describe('a shop application', () => {
  it('is rejected with a reason for each document, which the applicant reads', async () => {
    await openApplication();
    await expect(desk.button('驳回')).toBeDisabled();
    await desk.button('有问题: 营业执照').click();
    await desk.page.getByLabel('问题原因: 营业执照').click();
    await desk.page.getByRole('option', { name: '证件已过期' }).click();
    await desk.page.getByLabel('补充说明').fill('请上传年检后的执照');
    await desk.button('驳回').click();
    await desk.dialog().getByRole('button', { name: '确认', exact: true }).click();
    await desk.said('申请已驳回');
    const [reason] = await applicant.reasons();
    expect(reason?.document).toBe('businessLicense');
    expect(reason?.text).toContain('证件已过期');
    expect(reason?.text).toContain('请上传年检后的执照');
  });

  it('is approved once it is corrected, and the shop is open', async () => {
    await applicant.correct();
    await openApplication();
    const clicks = await desk.clicksOf(async () => {
      await desk.button('审核通过').click();
      await desk.said('店铺已开通');
    });
    expect(clicks).toBe(1);
    await desk.go('店铺');
    await desk.rows().filter({ hasText: applicant.shopName }).getByText('营业中').waitFor();
    expect(visitor.troubles).toEqual([]);
  });

  it('is closed with a reason that its owner reads at sign-in, and opened again', async () => {
    await applicant.signIn();
    const { page, troubles } = await aVisitorAt(browser, {
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    page.setDefaultTimeout(20_000);
    const operations = new Desk(page);
    await operations.signIn('ops');
    await operations.go('店铺');
    await operations.rows().getByText(applicant.shopName).click();
    await operations.button('关闭店铺').click();
    await operations.dialog().getByLabel('原因').fill('销售他人车辆');
    await operations.dialog().getByRole('button', { name: '关闭店铺' }).click();
    await operations.said('店铺已关闭');
    await operations.page.getByText('销售他人车辆').first().waitFor();
    const refusal = await until(
      () =>
        applicant.signIn().then(
          () => undefined,
          ({ message }: Error) => message,
        ),
      { what: 'the owner cannot sign in', timeoutMs: 10_000, everyMs: 500 },
    );
    expect(refusal).toContain('销售他人车辆');
    await operations.button('重新开店').click();
    await operations.dialog().getByRole('button', { name: '确认', exact: true }).click();
    await operations.said('店铺已重新开放');
    await until(
      () =>
        applicant.signIn().then(
          () => true,
          () => undefined,
        ),
      {
        what: 'the owner can sign in again',
        timeoutMs: 10_000,
        everyMs: 500,
      },
    );
    expect(troubles).toEqual([]);
  });
});
