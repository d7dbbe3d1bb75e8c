import {
  aVisitorAt,
  expect,
  openBrowser,
  seriousFindings,
  sideways,
  type Visitor,
} from '@mall/testing/browser';
import type { Browser, Page } from 'playwright';
import { aPerson, Shop } from './shop.js';

let browser: Browser;
let visitor: Visitor;
let page: Page;
let shop: Shop;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
  ({ page } = visitor);
  page.setDefaultTimeout(60_000);
  shop = new Shop(page);
});
afterEach(async () => {
  await visitor.context.close();
  expect(visitor.troubles).toEqual([]);
});

const SAVED = '/secoundHandCar/saved-searches';

it('a visitor saves a search, finds it with its number of cars, and takes it into the account, with a car whose heart was tapped', async () => {
  await shop.open('/secoundHandCar/list?item=used&landedTo=2500000&landedCity=Владивосток&importer=person');
  const total = await shop.total();
  await page.getByRole('button', { name: 'Сохранить поиск' }).click();
  await page.getByRole('button', { name: 'Поиск сохранён' }).waitFor();

  const row = page.getByRole('listitem').filter({ hasText: /под\sключ до\s2\s500\s000\s₽, Владивосток/ });
  const counts = async (): Promise<number> => {
    const text = row.getByText(/^[\d\s]+\sавтомобил/);
    await text.first().waitFor();
    return Number((await text.first().innerText()).replace(/\D/g, ''));
  };
  await shop.open(SAVED);
  expect(await counts()).toBe(total);
  await expect(row.getByText(/новы/)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  // Saved before the demo catalogue was loaded, so that every car is new.
  await page.evaluate(() => {
    const searches = JSON.parse(localStorage.getItem('savedSearches')!) as { lookedAt: string }[];
    searches[0]!.lookedAt = '2020-01-01T00:00:00.000Z';
    localStorage.setItem('savedSearches', JSON.stringify(searches));
  });
  await page.reload();
  await row.getByText(new RegExp(`^${total}\\sнов`)).waitFor();
  await row.getByRole('link').click();
  await page.waitForURL(/landedTo=2500000/);
  expect(await shop.total()).toBe(total);
  await shop.open(SAVED);
  expect(await counts()).toBe(total);
  await row.getByText(/нов/).waitFor({ state: 'detached' });

  await shop.open('/secoundHandCar/list?item=used');
  const heart = shop
    .cars()
    .first()
    .getByRole('button', { name: /избранное/ });
  const car = await shop.cars().first().getByRole('heading').innerText();
  await heart.click();
  await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  await shop.open(`/register?back=${encodeURIComponent('/secoundHandCar/list?item=used')}`);
  await shop.register(aPerson());
  await page
    .getByRole('button', { name: /избранн/, pressed: true })
    .first()
    .waitFor();
  await shop.open('/secoundHandCar/favourites');
  await page.getByRole('link', { name: car }).first().waitFor();
  await shop.open(SAVED);
  expect(await counts()).toBe(total);
  await page.waitForFunction(() => localStorage.getItem('savedSearches') === null);
  await row.getByRole('button', { name: /^Удалить поиск/ }).click();
  await page.getByText('Вы ещё не сохраняли поиски').waitFor();
});
