import type { Browser } from 'playwright';
import { aVisitorAt, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { Desk } from './desk.js';

let browser: Browser;
let visitor: Visitor;
let desk: Desk;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await aVisitorAt(browser, { locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  visitor.page.setDefaultTimeout(20_000);
  desk = new Desk(visitor.page);
  await desk.signIn('sales');
});
afterAll(() => browser.close());
afterEach(() => expect(visitor.troubles).toEqual([]));

/** Returns by how many pixels the list is wider than its container. */
const tooWide = (): Promise<number> =>
  desk.page
    .locator('main table')
    .evaluate(({ parentElement: place }) => (place ? place.scrollWidth - place.clientWidth : NaN));

it.each([
  ['中文', '订单'],
  ['English', 'Orders'],
  ['Русский', 'Заказы'],
])('shows orders beside the menu without pushing them sideways, in %s', async (language, title) => {
  await desk.open('/orders');
  await desk.rows().first().waitFor();
  await desk.page.getByRole('button', { name: /^(语言|Language|Язык)/ }).click();
  await desk.page.getByRole('menuitem', { name: language }).click();
  await desk.heading(title).waitFor();
  await desk.rows().first().getByText(/\s¥$/).waitFor();
  expect(await tooWide()).toBe(0);
});

it('finds the orders of a buyer by the phone number as the list shows it', async () => {
  await desk.open('/orders');
  await desk.button('Столбцы').click();
  await desk.page.getByLabel('Телефон', { exact: true }).click();
  await desk.page.keyboard.press('Escape');
  const theirs = desk.rows().filter({ hasText: 'Петрова Анна Андреевна' });
  await theirs.first().waitFor();
  const written = await theirs
    .first()
    .getByText(/^\+7\s\d{3}\s\d{3}-\d\d-\d\d$/)
    .innerText();
  await desk.page.getByPlaceholder('Поиск', { exact: true }).fill(written);
  await desk.rows().filter({ hasText: 'Иванов' }).first().waitFor({ state: 'detached' });
  await theirs.first().waitFor();
  await expect(desk.rows()).toHaveCount(await theirs.count());
});
