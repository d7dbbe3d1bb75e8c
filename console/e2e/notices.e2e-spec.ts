import { aVisitorAt, changeInDatabase, e2eMall, openBrowser, seriousFindings } from '@mall/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { Desk } from './desk.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The order service announces that a buyer has signed a contract. @returns the order's number. */
async function aSignedContract(userId: string): Promise<string> {
  const orderNumber = `CN-${Date.now()}`;
  const moved = {
    orderId: '9000000000001',
    orderNumber,
    userId,
    shopId: '1',
    orderKey: orderNumber,
    from: 1,
    to: 1,
    version: 2,
  };
  await changeInDatabase(
    `INSERT INTO "order".outbox (subject, aggregate_id, tenant_id, payload)
     VALUES ('event.order.contractSigned', $1, '1', $2)`,
    [moved.orderId, JSON.stringify(moved)],
  );
  return orderNumber;
}

async function aBuyer(): Promise<Page> {
  const { page } = await aVisitorAt(browser, { viewport: { width: 390, height: 800 } });
  page.setDefaultTimeout(20_000);
  const { login, password } = e2eMall().signIns.find(({ role }) => role === 'buyer')!;
  await page.goto(`${e2eMall().url}/login`);
  await page.getByLabel('Имя пользователя или телефон').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return page;
}

async function userIdOf(page: Page): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/a/notice/count')),
    page.reload(),
  ]);
  const token = (await answer.request().allHeaders())['authorization']!.split(' ').at(-1)!;
  const payload = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  return payload.sub;
}

const unreadIn = (label: string | null): number => Number(/\d+/.exec(label ?? '')?.[0] ?? -1);
const bellOf = (desk: Desk) => desk.page.getByRole('button', { name: /^通知：/ });

it('a notice appears on open pages, is kept in the list, and is read on every tab at once', async () => {
  const buyer = await aBuyer();
  const userId = await userIdOf(buyer);
  const { page, context } = await aVisitorAt(browser, {
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
  });
  const desk = new Desk(page);
  await desk.signIn('sales');
  await bellOf(desk).waitFor();
  const before = unreadIn(await bellOf(desk).getAttribute('aria-label'));
  await page.waitForTimeout(500);

  const orderNumber = await aSignedContract(userId);
  const popup = page.getByRole('alert').filter({ hasText: orderNumber });
  await popup.getByText('消息提醒').waitFor();
  expect(await popup.innerText()).toMatch(/请及时处理/);
  expect((await popup.boundingBox())!.y).toBe(60);
  await desk.page.getByRole('button', { name: `通知：${before + 1} 条未读` }).waitFor();

  const second = new Desk(await context.newPage());
  await second.open();
  await second.page.getByRole('button', { name: `通知：${before + 1} 条未读` }).waitFor();

  await bellOf(desk).click();
  const list = page.getByRole('dialog', { name: '通知' });
  await list.getByText(orderNumber).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await list.getByRole('button', { name: '全部标为已读' }).click();
  await second.page.getByRole('button', { name: '通知：0 条未读' }).waitFor();

  await list.getByRole('tab', { name: '设置' }).click();
  await list.getByRole('checkbox', { name: '订单: 网页弹出提示', checked: true }).click();
  await list.getByRole('checkbox', { name: '订单: 网页弹出提示', checked: false }).waitFor();
  const muted = await aSignedContract(userId);
  await second.page.getByRole('button', { name: '通知：1 条未读' }).waitFor();
  expect(await page.getByRole('alert').filter({ hasText: muted }).count()).toBe(0);
  await list.getByRole('checkbox', { name: '订单: 网页弹出提示', checked: false }).click();
  await list.getByRole('checkbox', { name: '订单: 网页弹出提示', checked: true }).waitFor();

  await buyer.getByRole('link', { name: /^Уведомления: / }).click();
  const notice = buyer.getByRole('listitem').filter({ hasText: `Договор по заказу ${orderNumber} подписан` });
  await notice.getByText('новое').waitFor();
  await notice.getByRole('button', { name: 'Прочитано' }).click();
  await notice.getByText('новое').waitFor({ state: 'detached' });
  expect(await notice.getByRole('link', { name: 'Открыть заказ' }).getAttribute('href')).toBe(
    '/secoundHandCar/orders-details?orderId=9000000000001',
  );
  expect(await seriousFindings(buyer)).toEqual([]);
});
