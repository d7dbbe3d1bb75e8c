import {
  aVisitorAt,
  expect,
  openBrowser,
  seriousFindings,
  sideways,
  smsCode,
  type Visitor,
} from '@mall/testing/browser';
import type { Browser, Page } from 'playwright';
import { aPerson, Shop } from './shop.js';

const person = aPerson();
const fullName = `${person.surname} ${person.name} ${person.patronymic}`;
/** The number as people type it, `8 (914) 123-45-67`. */
const spelt = person.mobile.replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, '8 ($1) $2-$3-$4');

let browser: Browser;
let visitor: Visitor;
let page: Page;
let shop: Shop;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
  ({ page } = visitor);
  page.setDefaultTimeout(60_000);
  shop = new Shop(page);
});
afterEach(() => expect(visitor.troubles).toEqual([]));
afterAll(() => browser.close());

const field = (label: string) => page.getByLabel(label, { exact: true });
const digits = (text: string): string => text.replaceAll(/\D/g, '');

it('registration asks for phone, code and password, and takes over the phone that was typed to sign in', async () => {
  await shop.open('/login');
  await field('Имя пользователя или телефон').fill(spelt);
  await page.reload();
  await expect(field('Имя пользователя или телефон')).toHaveValue(spelt);
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await expect(field('Номер телефона')).toHaveValue(spelt);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  const since = new Date();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await field('Код из SMS').fill(await smsCode(person.mobile, since));
  await field('Пароль').fill(person.password);
  await page.getByText('Даю согласие на обработку').click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
  await shop.open('/secoundHandCar/userinfo/account-info');
  await expect(field('Имя на сайте')).toHaveValue(`Покупатель ${person.mobile.slice(-4)}`);
});

it('an address begins with the phone, and the passport with the name of the address', async () => {
  await shop.open('/secoundHandCar/list?inStock=1');
  await shop.cars().first().getByRole('link').first().click();
  await page.waitForURL(/details/);
  await page
    .getByRole('button', { name: /^Купить/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/orders-submit/);
  await field('Получатель').waitFor();
  expect(digits(await field('Телефон получателя').inputValue())).toBe(digits(person.mobile));
  await shop.fillAddress(person);
  await page.getByText('Имя подставлено из адреса доставки').waitFor();
  for (const [label, name] of [
    ['Фамилия', person.surname],
    ['Имя', person.name],
    ['Отчество', person.patronymic],
  ] as const)
    await expect(page.getByLabel(new RegExp(`^${label}(?:$|\\s?необязательно)`))).toHaveValue(name);
  await expect(field('Фамилия латиницей')).toHaveValue('Shcherbakov');
  await shop.fillPassport(person);
});

it('a further address begins with the name and the phone of the profile', async () => {
  await shop.open('/secoundHandCar/userinfo/address');
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  await expect(field('Получатель')).toHaveValue(fullName);
  expect(digits(await field('Телефон получателя').inputValue())).toBe(digits(person.mobile));
});

it('the phone number signs in, however it is spelt', async () => {
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await page.waitForURL(/\/login/);
  await shop.signIn(spelt, person.password);
  await shop.open('/secoundHandCar/userinfo/account-info');
  await page.getByRole('heading', { name: 'Личные данные' }).waitFor();
});
