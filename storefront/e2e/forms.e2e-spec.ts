import { aVisitorAt, e2eMall, openBrowser, type Visitor } from '@mall/testing/browser';
import type { Browser, Locator } from 'playwright-core';

interface Refusal {
  readonly path: string;
  /** A button or a heading that opens the form. */
  readonly open?: string;
  /** By the labels of fields. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly send: string;
  readonly says: string | RegExp;
}

const MISSING = /^Заполните поле «.+»$/;

const TO_VISITORS: readonly Refusal[] = [
  { path: '/login', send: 'Войти', says: 'Укажите имя пользователя и пароль' },
  {
    path: '/login',
    typed: { 'Имя пользователя или телефон': 'ivanov', Пароль: 'ne-tot-parol' },
    send: 'Войти',
    says: /пароль/i,
  },
  { path: '/login', open: 'По коду из SMS', send: 'Войти', says: 'Укажите номер телефона' },
  { path: '/register', send: 'Зарегистрироваться', says: 'Укажите номер телефона' },
  {
    path: '/register',
    typed: { 'Номер телефона': '123', Пароль: 'qwerty', 'Пароль ещё раз': 'qwertz' },
    send: 'Зарегистрироваться',
    says: 'Пароли не совпадают',
  },
  {
    path: '/secoundHandCar/calculator',
    typed: {
      'Цена в Китае, ¥': '80000',
      'Дата первой регистрации': '31.02.2024',
      'Объём двигателя, см³': '1498',
      'Мощность, л. с.': '150',
    },
    send: 'Посчитать',
    says: /^Дата в виде/,
  },
];

const TO_BUYERS: readonly Refusal[] = [
  {
    path: '/secoundHandCar/userinfo/setpwd',
    typed: { 'Новый пароль': 'korotko', 'Пароль ещё раз': 'drugoy' },
    send: 'Сменить пароль',
    says: /^Не короче \d+ знаков$/,
  },
  {
    path: '/secoundHandCar/userinfo/setpwd',
    typed: {
      'Текущий пароль': 'ne-tot-parol',
      'Новый пароль': 'nadezhny-parol-78',
      'Пароль ещё раз': 'nadezhny-parol-78',
    },
    send: 'Сменить пароль',
    says: /пароль/i,
  },
  {
    path: '/secoundHandCar/userinfo/account-info',
    typed: { 'Имя на сайте': '' },
    send: 'Сохранить',
    says: MISSING,
  },
  {
    path: '/secoundHandCar/userinfo/address',
    open: 'Добавить адрес',
    send: 'Сохранить адрес',
    says: MISSING,
  },
  { path: '/secoundHandCar/tenant', open: 'Подать заявку', send: 'Дальше', says: MISSING },
  { path: '/lock', typed: { Код: '12' }, send: 'Заблокировать', says: 'Не короче 4 знаков' },
  {
    path: '/secoundHandCar/orders',
    open: 'Найти заказ',
    typed: { 'Номер заказа': 'UA000000-000000' },
    send: 'Найти',
    says: 'Таких заказов нет',
  },
];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first();

async function isRefused({ page }: Visitor, { path, open, typed = {}, send, says }: Refusal): Promise<void> {
  await page.goto(e2eMall().url + path);
  const main = page.locator('main');
  if (open) await seen(main.getByText(open, { exact: true })).click();
  for (const [label, value] of Object.entries(typed))
    await seen(main.getByLabel(label, { exact: true })).fill(value);
  await seen(main.getByRole('button', { name: send, exact: true })).click();
  await seen(main.getByRole('alert').or(main.getByRole('heading')).filter({ hasText: says })).waitFor();
}

async function signIn({ page }: Visitor): Promise<void> {
  const { login, password } = e2eMall().signIns.find(({ role }) => role === 'buyer')!;
  await page.goto(`${e2eMall().url}/login`);
  await page.getByLabel('Имя пользователя или телефон').fill(login);
  await page.locator('main input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

/** A refusal of the API is an error of the console, too, in every browser. */
const unexpected = ({ troubles }: Visitor): readonly string[] =>
  troubles.filter((trouble) => !/the server responded with a status of 4\d\d/.test(trouble));

it.each([390, 1280])('each form says what is wrong with it and keeps the page, %d px wide', async (width) => {
  const visitor = await aVisitorAt(browser, { viewport: { width, height: 844 }, hasTouch: width < 600 });
  visitor.page.setDefaultTimeout(20_000);
  for (const refusal of TO_VISITORS) await isRefused(visitor, refusal);
  await signIn(visitor);
  for (const refusal of TO_BUYERS) await isRefused(visitor, refusal);
  expect(unexpected(visitor)).toEqual([]);
  await visitor.context.close();
});
