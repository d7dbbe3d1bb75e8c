import { aVisitorAt, e2eMall, openBrowser, smsCode } from '@mall/testing/browser';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';

const mall = e2eMall();
const PASSWORD = 'надёжный-пароль-77';
/** A number of this run's own, so that the test can be repeated on a mall that is kept. */
const mobile = `+7914${String(Date.now()).slice(-7)}`;

let browser: Browser;
let buyer: Awaited<ReturnType<typeof aVisitorAt>>;
let finance: Awaited<ReturnType<typeof aVisitorAt>>;
let logistics: Awaited<ReturnType<typeof aVisitorAt>>;
let orderNumber = '';
let roubles = '';

beforeAll(async () => {
  browser = await openBrowser();
  [buyer, finance, logistics] = await Promise.all([
    aVisitorAt(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }),
    aVisitorAt(browser),
    aVisitorAt(browser),
  ]);
});

afterAll(() => browser.close());

/** The account of somebody at a desk, as the loader has left it. */
function signInOf(login: string): { login: string; password: string } {
  const found = mall.signIns.find((one) => one.login === login);
  if (!found) throw new Error(`The demo has nobody called ${login}.`);
  return found;
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).first().fill(value);
}

async function consoleSignIn(page: Page, login: string): Promise<void> {
  const { password } = signInOf(login);
  await page.addInitScript(() => localStorage.setItem('locale', 'rus'));
  await page.goto(`${mall.url}/console/`);
  await page.getByLabel(/Имя пользователя|Логин/).fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('navigation').first().waitFor();
}

/** What the buyer's open order page says is happening; it has to change by itself. */
const says = (text: string | RegExp) => buyer.page.getByText(text).first().waitFor({ timeout: 30_000 });

describe('the first car', () => {
  it('is found by a new buyer who searches in Russian', async () => {
    const { page } = buyer;
    await page.goto(mall.url);
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder('Марка, модель или год'))
      .first()
      .fill('хавейл');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/secoundHandCar\/list\?.*keyword=/);
    await page
      .getByRole('link', { name: /Хавейл/ })
      .first()
      .click();
    await page.waitForURL(/\/secoundHandCar\/details\?spuId=\d+/);
    await page.getByRole('heading', { level: 1, name: /Хавейл/ }).waitFor();
  });

  it('sends somebody who is not signed in to the door, and brings them back', async () => {
    const { page } = buyer;
    await page.getByRole('button', { name: 'Купить' }).first().click();
    await page
      .getByRole('link', { name: 'Зарегистрироваться' })
      .or(page.getByRole('link', { name: /Регистрация/ }))
      .first()
      .click();
    await page.getByLabel('Номер телефона').fill(mobile);
    const asked = new Date();
    await page.getByRole('button', { name: /код/i }).click();
    await fill(page, { 'Код из SMS': await smsCode(mobile, new Date(asked.getTime() - 2_000)) });
  });
});
