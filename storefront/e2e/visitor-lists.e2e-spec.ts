import {
  aVisitorAt,
  e2eMall,
  expect,
  openBrowser,
  seriousFindings,
  sideways,
  type Visitor,
} from '@mall/testing/browser';
import type { Browser, Page } from 'playwright';
import { aPerson, Shop } from './shop.js';

const CART = '/secoundHandCar/shopping-cart';
const FAVOURITES = '/secoundHandCar/favourites';
const KEPT = ['visitorCart', 'visitorFavourites'] as const;

let browser: Browser;
let visitor: Visitor;
let page: Page;
let shop: Shop;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(open);

async function open(): Promise<void> {
  visitor = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
  ({ page } = visitor);
  page.setDefaultTimeout(60_000);
  shop = new Shop(page);
}
afterEach(async () => {
  await visitor.context.close();
  expect(visitor.troubles).toEqual([]);
});

const cartLink = (count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Корзина, ${count}\\s`) });
const keptInBrowser = (): Promise<(string | null)[]> =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEPT);

/** Puts a car of the list into the cart; returns its name and its address. */
async function addCar(at: number): Promise<{ readonly name: string; readonly address: string }> {
  await shop.open('/secoundHandCar/list?inStock=1');
  const link = shop.cars().nth(at).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await shop.addToCart();
  const { pathname, search } = new URL(page.url());
  return { name, address: pathname + search };
}

it('a visitor keeps favourites and a cart in the browser, sees their totals, and takes both into a new account', async () => {
  const first = await addCar(0);
  const second = await addCar(1);
  await cartLink(2).waitFor();
  await shop.open('/secoundHandCar/list?inStock=1');
  const heart = shop
    .cars()
    .nth(2)
    .getByRole('button', { name: /избранное/ });
  const loved = await shop.cars().nth(2).getByRole('heading').innerText();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // As after a restart, and in another tab of the browser.
  const tab = await visitor.context.newPage();
  await tab.goto(e2eMall().url + FAVOURITES);
  await tab.getByRole('link', { name: loved }).first().waitFor();
  await tab.getByText('Избранное хранится в этом браузере').waitFor();
  await tab.getByRole('button', { name: `В избранное: ${loved}` }).click();
  await tab.getByText('В избранном пока пусто').waitFor();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await tab.close();
  await heart.click();
  await page.getByRole('banner').getByRole('link', { name: 'Избранное, 1 автомобиль' }).click();
  await page.waitForURL((url) => url.pathname === FAVOURITES);
  await page.getByRole('link', { name: loved }).first().waitFor();

  await shop.open(CART);
  await page.getByRole('link', { name: first.name }).waitFor();
  const total = page.getByRole('complementary', { name: 'Итого' });
  await total.getByText(/^≈/).first().waitFor();
  const shown = await total.getByText(/^≈/).first().innerText();
  await page.waitForLoadState('networkidle');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  // A line that is not chosen is not in the sum, and keeps that after a reload.
  const check = page.getByRole('checkbox', { name: `Выбрать: ${second.name}` });
  await check.click();
  await page.getByRole('button', { name: 'Оформить 1 автомобиль' }).filter({ visible: true }).waitFor();
  await expect(total.getByText(/^≈/).first()).not.toHaveText(shown);
  await page.reload();
  await expect(check).not.toBeChecked();
  await check.click();
  await expect(total.getByText(/^≈/).first()).toHaveText(shown);

  await page.getByRole('button', { name: 'Оформить 2 автомобиля' }).filter({ visible: true }).click();
  await page.waitForURL(/\/login\?back=/);
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await shop.register(aPerson());
  await page.waitForURL((url) => url.pathname === CART);
  await page.getByRole('link', { name: second.name }).waitFor();
  // The account counts as the visitor's browser did.
  await expect(total.getByText(/^≈/).first()).toHaveText(shown);
  await cartLink(2).waitFor();
  await page.waitForFunction((keys) => keys.every((key) => localStorage.getItem(key) === null), KEPT);
  await page.getByRole('button', { name: 'Оформить 2 автомобиля' }).filter({ visible: true }).click();
  await page.waitForURL(/\/orders-submit/);
  await shop.open(FAVOURITES);
  await page.getByRole('link', { name: loved }).first().waitFor();

  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await page.waitForURL(/\/login/);
  await shop.open(CART);
  await page.getByText('Корзина пуста').waitFor();
  expect(await keptInBrowser()).toEqual([null, null]);
});

it('what the account has already is not doubled, and what it cannot take is said in one notice', async () => {
  const person = aPerson();
  await shop.open('/register');
  await shop.register(person);
  const both = await addCar(3);
  await visitor.context.close();
  await open();

  await addCar(3);
  const sold = await addCar(4);
  await cartLink(2).waitFor();
  const spuId = new URL(sold.address, e2eMall().url).searchParams.get('spuId');
  await page.evaluate((id) => localStorage.setItem('visitorFavourites', `${id},999999999`), spuId);
  // Off sale, and gone from the catalogue, since they were chosen; a broken line is none.
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('visitorCart')!) as object[];
    const gone = { ...lines[0], spuId: '999999999', skuId: '999999998', name: 'Pilot Gone' };
    localStorage.setItem('visitorCart', JSON.stringify([...lines, gone, { skuId: '<script>' }]));
  });
  await shop.open(CART);
  await page.getByText('Больше не продаются').waitFor();
  await page.getByRole('link', { name: 'Pilot Gone' }).waitFor();
  await shop.signIn(person.mobile, person.password);
  const notice = page.getByRole('listitem').filter({ hasText: 'Перенесено не всё' });
  await notice.getByText('Корзина: Pilot Gone — Этот автомобиль больше не продаётся').waitFor();
  await notice.getByText('1 автомобиль из избранного больше не продаётся').waitFor();
  await cartLink(2).waitFor();
  await shop.open(CART);
  for (const { name } of [both, sold])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(1);
  expect(await keptInBrowser()).toEqual([null, null]);
});
