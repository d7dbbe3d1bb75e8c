import {
  AGE_USED_CODES,
  appCode,
  changeInDatabase,
  expect,
  openBrowser,
  seriousFindings,
  aVisitorAt,
  e2eMall,
} from '@mall/testing/browser';
import type { Browser, Locator, Page } from 'playwright';
import { aPerson, Shop } from './shop.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first();
const button = (page: Page | Locator, name: string): Locator =>
  seen(page.getByRole('button', { name, exact: true }));

/** Signs in with the password, and with a code in the dialog that asks for it. */
async function signIn(page: Page, userName: string, password: string, code: string): Promise<void> {
  await page.goto(`${e2eMall().url}/login`);
  await page.getByLabel('Имя пользователя или телефон').fill(userName);
  await seen(page.getByLabel('Пароль', { exact: true })).fill(password);
  await button(page.getByRole('main'), 'Войти').click();
  const dialog = page.getByRole('dialog', { name: 'Ещё один шаг' });
  await dialog.getByLabel('Код подтверждения').fill(code);
  await dialog.getByRole('button', { name: 'Войти' }).click();
}

it('a buyer turns two-step sign-in on, signs in with a code and with a recovery code, and turns it off', async () => {
  const { page, troubles } = await aVisitorAt(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  page.setDefaultTimeout(20_000);
  const shop = new Shop(page);
  const person = aPerson();
  await shop.open('/register');
  await shop.register(person);
  await shop.open('/secoundHandCar/userinfo/setpwd');
  await button(page, 'Включить двухэтапный вход').click();
  const dialog = page.getByRole('dialog');
  await seen(dialog.getByLabel('Пароль', { exact: true })).fill(person.password);
  await button(dialog, 'Продолжить').click();
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
  await dialog.getByRole('img', { name: 'QR-код с ключом' }).waitFor();
  await expect(seriousFindings(page)).resolves.toEqual([]);
  const code = appCode(secret);
  await dialog.getByLabel('Код подтверждения').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button(dialog, 'Включить двухэтапный вход').click();
  const codes = page.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();

  for (const [nth, typed] of [appCode(secret, 'next'), recovery].entries()) {
    await page.evaluate(() =>
      (globalThis as unknown as { sessionStorage: { clear: () => void } }).sessionStorage.clear(),
    );
    await signIn(page, person.mobile, person.password, typed);
    await page.waitForURL((url) => !url.pathname.includes('login'));
    await shop.open('/secoundHandCar/userinfo/setpwd');
    await seen(page.getByText(`осталось кодов восстановления: ${10 - nth}.`)).waitFor();
  }
  await changeInDatabase(AGE_USED_CODES, []);
  await button(page, 'Выключить').click();
  await page.getByRole('dialog').getByLabel('Код подтверждения').fill('000000');
  await button(page.getByRole('dialog'), 'Выключить').click();
  await page.getByRole('alert').filter({ hasText: 'Код не подходит' }).waitFor();
  await page.getByRole('dialog').getByLabel('Код подтверждения').fill(appCode(secret));
  await button(page.getByRole('dialog'), 'Выключить').click();
  await button(page, 'Включить двухэтапный вход').waitFor();
  // The browser's own log contains the refusals, too.
  expect(troubles.filter((trouble) => !/40[03]/.test(trouble))).toEqual([]);
});
