import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@mall/local-stack';
import { aVisitorAt, e2eMall, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import type { Browser, Locator } from 'playwright';
import { signInAgain, withSessionToEnd } from './ended-session.js';
import { aSlip } from './shop.js';

interface Refusal {
  readonly path: string;
  /** The button or heading that opens the form. */
  readonly open?: string;
  /** Typed texts by the labels of their fields. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly send: string;
  readonly says: string | RegExp;
}

const MISSING = /^Заполните поле «.+»$/;

const TO_VISITORS: readonly Refusal[] = [
  { path: '/login', send: 'Войти', says: 'Укажите имя пользователя и пароль' },
  { path: '/login', open: 'По коду из SMS', send: 'Войти', says: 'Укажите номер телефона' },
  { path: '/register', send: 'Зарегистрироваться', says: 'Укажите номер телефона' },
  {
    path: '/register',
    typed: { 'Номер телефона': '123', Пароль: 'qwerty' },
    send: 'Зарегистрироваться',
    says: /^Не короче \d+ знаков$/,
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
    typed: { 'Новый пароль': 'nadezhny-parol-78', 'Пароль ещё раз': 'nadezhny-parol-79' },
    send: 'Сменить пароль',
    says: 'Пароли не совпадают',
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
    path: '/secoundHandCar/userinfo/account-info',
    typed: { 'Дата рождения': '31.02.1985' },
    send: 'Сохранить',
    says: /^Дата в виде/,
  },
  {
    path: '/secoundHandCar/userinfo/address',
    open: 'Добавить адрес',
    send: 'Сохранить адрес',
    says: MISSING,
  },
  { path: '/lock', typed: { Код: '12' }, send: 'Заблокировать', says: 'Не короче 4 знаков' },
  {
    path: '/secoundHandCar/notices',
    typed: { 'Электронная почта': 'ivanov@' },
    send: 'Получить код',
    says: /электронной почты/,
  },
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
  const [label] = Object.keys(typed);
  const form = label ? main.locator('form', { has: page.getByLabel(label, { exact: true }) }) : main;
  await seen(form.getByRole('button', { name: send, exact: true })).click();
  await seen(main.getByRole('alert').or(main.getByRole('heading')).filter({ hasText: says })).waitFor();
}

/** Each step of the application reports only its own missing fields; a step needs the documents of the previous one. */
async function applicationIsRefused({ page }: Visitor): Promise<void> {
  await page.goto(`${e2eMall().url}/secoundHandCar/tenant`);
  const main = page.getByRole('main');
  const go = (name: string): Promise<void> => main.getByRole('button', { name, exact: true }).click();
  const says = (text: string): Promise<void> =>
    seen(main.getByRole('alert').filter({ hasText: text })).waitFor();
  await go('Подать заявку');
  await go('Дальше');
  await says('Заполните поле «Название магазина»');
  await main.getByLabel('Название магазина', { exact: true }).fill(`Северный двор ${Date.now()}`);
  await go('Дальше');
  await seen(main.getByLabel('Единый код общественного кредита')).waitFor();
  await go('Дальше');
  await says('Загрузите «Свидетельство о регистрации»');
  await says('Заполните поле «Единый код общественного кредита»');
  for (const name of [
    'Свидетельство о регистрации',
    'Удостоверение руководителя, лицевая сторона',
    'Удостоверение руководителя, обратная сторона',
  ]) {
    const paper = main.getByRole('group', { name, exact: true });
    await paper.locator('input[type=file]').setInputFiles({ ...aSlip, name: 'скан.exe' });
    await paper.getByText('Файл «скан.exe» не подходит').waitFor();
    await paper.locator('input[type=file]').setInputFiles(aSlip);
    await paper.getByText('Файл загружен').waitFor();
  }
  await main.getByLabel('Единый код общественного кредита').fill('91350100M000100Y43');
  await go('Дальше');
  // Both begin with what the profile knows.
  await main.getByLabel('Контактное лицо').fill('');
  await main.getByLabel('Телефон', { exact: true }).fill('123');
  await go('Отправить заявку');
  await says('Номер телефона указан неверно');
  await says('Заполните поле «Контактное лицо»');
}

/** A reload keeps the input of a calculation that was not requested yet. */
async function typedIsKept({ page }: Visitor): Promise<void> {
  await page.goto(`${e2eMall().url}/secoundHandCar/calculator`);
  const typed = {
    'Цена в Китае, ¥': '91500',
    'Дата первой регистрации': '12.04.2023',
    'Мощность, л. с.': '150',
  };
  await page.getByLabel('Топливо', { exact: true }).selectOption('diesel');
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.reload();
  const valueOf = (label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();
  await until(async () => ((await valueOf('Топливо')) === 'diesel' ? true : undefined), {
    what: 'the form as it was typed',
    timeoutMs: 10_000,
  });
  for (const [label, value] of Object.entries(typed))
    expect([label, await valueOf(label)]).toEqual([label, value]);
}

/** A reload also keeps the search fields of the list of orders. */
async function orderFiltersAreKept({ page }: Visitor): Promise<void> {
  await page.goto(`${e2eMall().url}/secoundHandCar/orders`);
  await seen(page.getByRole('main').getByText('Найти заказ', { exact: true })).click();
  const number = seen(page.getByLabel('Номер заказа', { exact: true }));
  await number.fill('UA2611');
  await page.reload();
  await until(async () => ((await number.inputValue()) === 'UA2611' ? true : undefined), {
    what: 'the number as it was typed',
    timeoutMs: 10_000,
  });
}

/** While the screen is locked every page asks for the code, a wrong one is refused, and the right one unlocks it. */
async function lockIsOpenedByItsCode({ page }: Visitor): Promise<void> {
  const code = page.getByLabel('Код', { exact: true });
  await page.goto(`${e2eMall().url}/lock`);
  await code.fill('2580');
  await page.getByRole('button', { name: 'Заблокировать' }).click();
  await page.getByRole('heading', { name: 'Экран заблокирован' }).waitFor();
  await page.goto(`${e2eMall().url}/secoundHandCar/orders`);
  await page.waitForURL(({ pathname }) => pathname === '/lock');
  await code.fill('0000');
  await page.getByRole('button', { name: 'Разблокировать' }).click();
  await page.getByRole('alert').filter({ hasText: 'Код не подходит' }).waitFor();
  await code.fill('2580');
  await page.getByRole('button', { name: 'Разблокировать' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/secoundHandCar/index');
}

/** A file with a picture's name but other content is refused by the server. */
async function pictureIsRefused({ page }: Visitor): Promise<void> {
  await page.goto(`${e2eMall().url}/secoundHandCar/userinfo/account-info`);
  const picture = page.getByRole('main').locator('input[type=file]').first();
  await picture.setInputFiles(aSlip);
  await page.getByText(`Файл «${aSlip.name}» не подходит: нужно изображение`).waitFor();
  await picture.setInputFiles({ ...aSlip, name: 'фото.png', mimeType: 'image/png' });
  await seen(
    page.getByText(/^Файл «фото\.png» не загружен\. (Неподходящий формат файла|Нужно изображение)/),
  ).waitFor();
  await picture.evaluate((field: HTMLInputElement) => field.toggleAttribute('multiple', true));
  await picture.setInputFiles(
    ['один.png', 'два.png'].map((name) => ({ ...aSlip, name, mimeType: 'image/png' })),
  );
  await page.getByText('Здесь место только одному файлу. Не взяты: два.png').waitFor();
}

const aBuyer = () => e2eMall().signIns.find(({ role }) => role === 'buyer')!;

/**
 * After a wrong password the input stays, the password is selected for retyping, and the reason is visible; the right one signs in.
 */
async function wrongPasswordIsTypedAnew({ page }: Visitor): Promise<void> {
  const { login, password } = aBuyer();
  await page.goto(`${e2eMall().url}/login?back=${encodeURIComponent('/secoundHandCar/orders')}`);
  const name = page.getByLabel('Имя пользователя или телефон');
  const secret = page.locator('main input[type=password]');
  await name.fill(login);
  await secret.fill('ne-tot-parol');
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
  const reason = page.getByRole('alert').filter({ hasText: 'Неверное имя пользователя или пароль' });
  await reason.waitFor();
  await page.waitForFunction(
    () => document.querySelector('main [role=alert]')!.getBoundingClientRect().top >= 0,
  );
  expect([await name.inputValue(), await secret.inputValue()]).toEqual([login, 'ne-tot-parol']);
  expect(await secret.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/secoundHandCar/orders');
}

/** One's own message cannot be changed to an empty one. */
async function editIsRefused({ page }: Visitor): Promise<void> {
  await page.goto(`${e2eMall().url}/secoundHandCar/list`);
  await seen(page.getByRole('article').getByRole('link')).click();
  await page.waitForURL(/\/details\?spuId=/);
  await seen(page.getByRole('main').getByRole('button', { name: 'Написать нам' })).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ваше сообщение').fill('Есть ли второй ключ?');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await dialog.getByRole('button', { name: 'Изменить' }).last().click();
  await dialog.getByRole('textbox', { name: 'Изменить' }).fill(' ');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Сообщение не может быть пустым' }).waitFor();
}

/** The refusal of a picture names the file and what is allowed; the message being written stays. */
async function chatPictureIsRefused({ page }: Visitor): Promise<void> {
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel('Ваше сообщение');
  const picture = dialog.locator('input[type=file]');
  await text.fill('Вот фото царапины');
  const refuses = async (file: typeof aSlip | string, words: RegExp): Promise<void> => {
    await picture.setInputFiles(file);
    await seen(page.getByText(words)).waitFor();
  };
  await refuses({ ...aSlip, name: 'акт.docx' }, /^Файл «акт\.docx» не отправлен: нужна картинка jpg, png/);
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const large = join(folder, 'фото.jpg');
  await writeFile(large, '');
  await truncate(large, 20 * 1024 * 1024 + 1);
  await refuses(large, /^Файл «фото\.jpg» не отправлен: он больше 20 МБ/);
  await rm(folder, { recursive: true });
  // A picture by its name, but not by its content.
  await refuses(
    { ...aSlip, name: 'скан.png', buffer: Buffer.from('MZ, not a picture') },
    /^Файл «скан\.png» не отправлен\. \S/,
  );
  await page.route('**/oss/upload_minio*', (upload) => upload.abort('connectionreset'), { times: 1 });
  await refuses(
    { ...aSlip, name: 'двор.jpg', mimeType: 'image/jpeg' },
    /^Файл «двор\.jpg» не отправлен\. \S/,
  );
  await expect(text).toHaveValue('Вот фото царапины');
  await page.reload();
  await seen(page.getByRole('main').getByRole('button', { name: 'Написать нам' })).click();
  await text.waitFor();
  await expect(text).toHaveValue('Вот фото царапины');
}

async function refundIsRefused({ page }: Visitor): Promise<void> {
  await page.goto(`${e2eMall().url}/secoundHandCar/orders`);
  await page.getByRole('listitem').filter({ hasText: 'В пути' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Запросить возврат' }).click();
  await page.getByLabel(/^Сумма возврата, [₽¥]$/).fill('999999999');
  await page.getByRole('button', { name: 'Отправить запрос' }).click();
  await page.getByText('Напишите причину').waitFor();
  await page.getByLabel('Причина').fill('Передумал');
  await page.getByRole('button', { name: 'Отправить запрос' }).click();
  const most = /^Пока автомобиль не получен, вернуть можно не больше \d.+ или всю сумму: \d/;
  await seen(page.getByRole('alert').filter({ hasText: most })).waitFor();
}

/** The session ends while a form is open: a wrong password is refused in place, with the right one the form continues. */
async function endedSessionIsTakenUp({ page }: Visitor): Promise<void> {
  const session = await withSessionToEnd(page, () =>
    page.goto(`${e2eMall().url}/secoundHandCar/userinfo/account-info`),
  );
  await seen(page.getByLabel('Имя на сайте')).fill(`Сергей ${Date.now() % 1_000_000}`);
  await session.end();
  await seen(page.getByRole('main').getByRole('button', { name: 'Сохранить' })).click();
  const dialog = page.getByRole('dialog', { name: 'Сеанс завершён' });
  await signInAgain(page, 'ne-tot-parol');
  await dialog.getByText('Неверное имя пользователя или пароль').waitFor();
  const saved = page.waitForResponse((answer) => answer.url().includes('/update_user') && answer.ok());
  await signInAgain(page, aBuyer().password);
  await saved;
}

/** Returns unexpected errors: browsers log each refusal of the API as an error, and the connection that one of the steps cuts. */
const unexpected = ({ troubles }: Visitor): readonly string[] =>
  troubles.filter(
    (trouble) => !/the server responded with a status of 4\d\d|net::ERR_CONNECTION_RESET/.test(trouble),
  );

it.each([390, 1280])('each form says what is wrong with it and keeps the page, %d px wide', async (width) => {
  const visitor = await aVisitorAt(browser, { viewport: { width, height: 844 }, hasTouch: width < 600 });
  visitor.page.setDefaultTimeout(20_000);
  for (const refusal of TO_VISITORS) await isRefused(visitor, refusal);
  await typedIsKept(visitor);
  await wrongPasswordIsTypedAnew(visitor);
  for (const refusal of TO_BUYERS) await isRefused(visitor, refusal);
  await applicationIsRefused(visitor);
  await lockIsOpenedByItsCode(visitor);
  await pictureIsRefused(visitor);
  await orderFiltersAreKept(visitor);
  await refundIsRefused(visitor);
  await editIsRefused(visitor);
  await chatPictureIsRefused(visitor);
  await endedSessionIsTakenUp(visitor);
  expect(unexpected(visitor)).toEqual([]);
  await visitor.context.close();
});
