import {
  aCorrespondent,
  aVisitorAt,
  e2eMall,
  expect,
  openBrowser,
  seriousFindings,
} from '@mall/testing/browser';
import type { Browser, Page } from 'playwright';
import { aCarOf } from './mall-api.js';
import { Desk } from './desk.js';
import { onScreen } from './on-screen.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Signs a buyer of the demo in to the storefront. */
async function aBuyer(): Promise<Page> {
  const { page } = await aVisitorAt(browser);
  page.setDefaultTimeout(20_000);
  const { login, password } = aCorrespondent();
  await page.goto(`${e2eMall().url}/login`);
  await page.getByLabel('Имя пользователя или телефон').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return page;
}

async function aSeller(login: string, side: '平台员工' | '商家', page = '客户会话'): Promise<Desk> {
  const visitor = await aVisitorAt(browser, { locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  visitor.page.setDefaultTimeout(20_000);
  const desk = new Desk(visitor.page);
  await desk.signIn(login, side);
  await desk.go(page);
  return desk;
}

async function answer({ page }: Desk, to: string, words: string): Promise<void> {
  await page.getByRole('list', { name: '客户会话' }).getByRole('button').filter({ hasText: to }).click();
  await page.getByLabel('回复买家').fill(words);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await page.getByText('已送达').or(page.getByText('已读')).or(page.getByText('已发送')).first().waitFor();
}

it('a buyer asks about a car in Russian, the merchant answers in Chinese, staff take over', async () => {
  const stamp = Date.now();
  const question = `Есть ли видео запуска двигателя? ${stamp}`;
  const spuId = await aCarOf('binhai');
  const elsewhere = await aSeller('sales', '平台员工', '工作台');
  const buyer = await aBuyer();
  await buyer.goto(`${e2eMall().url}/secoundHandCar/details?spuId=${spuId}`);
  await buyer.getByRole('main').getByRole('button', { name: 'Написать нам' }).first().click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel('Ваше сообщение').fill(question);
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  const messages = dialog.getByRole('listitem');
  await messages
    .filter({ hasText: question })
    .getByText(/Отправлено|Доставлено|Прочитано/)
    .waitFor();
  // Staff on another page see the message for three seconds.
  const popover = elsewhere.page.getByRole('status', { name: '买家新消息' });
  await popover.filter({ hasText: question }).waitFor();
  await popover.waitFor({ state: 'detached' });

  const merchant = await aSeller('binhai', '商家');
  await answer(merchant, question, `有的，马上发给您 ${stamp}`);
  await messages.filter({ hasText: `有的，马上发给您 ${stamp}` }).waitFor();
  await messages.filter({ hasText: question }).getByText('Прочитано').waitFor();
  await expect(merchant.page.getByRole('button', { name: '由我接手' })).toHaveCount(0);
  expect(await seriousFindings(merchant.page)).toEqual([]);

  const sales = await aSeller('sales', '平台员工');
  await answer(sales, `有的，马上发给您 ${stamp}`, `Видео будет сегодня ${stamp}`);
  // A canned answer is inserted in the buyer's language and can be edited before it is sent.
  const field = sales.page.getByLabel('回复买家');
  await field.fill('/hel');
  await sales.page.getByRole('list', { name: '常用回复' }).getByText('/hello').waitFor();
  await field.press('Enter');
  await expect(field).toHaveValue(/^Здравствуйте, .+!/, { timeout: 20_000 });
  await field.press('End');
  await field.pressSequentially(` ${stamp}`);
  await field.press('Enter');
  await messages.filter({ hasText: `Чем можем помочь? ${stamp}` }).waitFor();
  await messages.filter({ hasText: `Видео будет сегодня ${stamp}` }).waitFor();
  await onScreen(sales.page)
    .getByText(/^负责人：/)
    .waitFor();
  // An unsent text is kept with its conversation, and the tab shows that there is one.
  await field.fill(`稍后再写 ${stamp}`);
  await sales.menu().getByRole('link', { name: '客户会话' }).click();
  await field.waitFor({ state: 'detached' });
  await sales.tab('客户会话').getByRole('img', { name: '有未保存的修改' }).waitFor();
  await sales.page
    .getByRole('list', { name: '客户会话' })
    .getByRole('button')
    .filter({ hasText: `${stamp}` })
    .click();
  await expect(field).toHaveValue(`稍后再写 ${stamp}`);
  await field.fill('');
  // The merchant sees the message from staff without a reload.
  await merchant.page.getByText(`Видео будет сегодня ${stamp}`).first().waitFor();

  await buyer.goto(`${e2eMall().url}/secoundHandCar/messages`);
  await buyer
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: `Чем можем помочь? ${stamp}` })
    .waitFor();
});
