import { aVisitorAt, openBrowser, type Visitor } from '@mall/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { Shop } from './shop.js';

let browser: Browser;
let visitor: Visitor;
let shop: Shop;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await aVisitorAt(browser);
  ({ page } = visitor);
  page.setDefaultTimeout(30_000);
  shop = new Shop(page);
});
afterEach(async () => {
  await visitor.context.close();
  expect(visitor.troubles).toEqual([]);
});

describe('a buyer narrows a search', () => {
  it('by a suggestion chosen with the keyboard, then by combined filters whose counts are exact', async () => {
    await shop.open();
    const box = shop.searchField();
    await box.fill('тойот');
    const make = page.getByRole('option', { name: /Тойота.*марка/ });
    await make.waitFor();
    // The field keeps the focus; aria-activedescendant names the suggestion.
    await box.press('ArrowDown');
    while ((await make.getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await make.getAttribute('id'));
    await box.press('Enter');
    await page.waitForURL(/list\?brandId=\d+/);

    const brand = await shop.total();
    const petrol = await shop.choose('Топливо', 'Бензин');
    expect(petrol).toBeLessThan(brand);
    expect(await shop.total()).toBe(petrol);
    const awd = await shop.choose('Привод', 'Полный');
    expect(awd).toBeLessThan(petrol);
    expect(await shop.total()).toBe(awd);
    // Another fuel beside the first can only add to it, and each was counted as if chosen alone.
    const hybrid = await shop.choose('Топливо', 'Гибрид');
    expect(await shop.total()).toBe(awd + hybrid);

    await page.getByRole('button', { name: 'Убрать условие: Бензин' }).click();
    await page.getByRole('button', { name: 'Убрать условие: Бензин' }).waitFor({ state: 'detached' });
    expect(await shop.total()).toBe(hybrid);
    // Values without cars cannot be chosen.
    const none = page.locator('aside label', { hasText: /\D0$/ }).getByRole('checkbox').first();
    expect(await none.isDisabled()).toBe(true);
    await page.reload();
    expect(await shop.total()).toBe(hybrid);
  });

  it('page by page, without meeting a car twice', async () => {
    await shop.open('/secoundHandCar/list?sort=8');
    const seen: string[] = [];
    for (let round = 1; ; round += 1) {
      await page.getByText(new RegExp(`^Страница ${round}( |$)`)).waitFor();
      await shop.settled();
      seen.push(
        ...(await shop
          .cars()
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))),
      );
      if (round === 4) break;
      await page.getByRole('link', { name: 'Дальше' }).click();
    }
    expect(seen.length).toBe(4 * 24);
    expect(new Set(seen).size).toBe(seen.length);
    expect(page.url()).toMatch(/after=/);
    await page.getByRole('link', { name: 'Назад', exact: true }).click();
    await page.getByText(/^Страница 3/).waitFor();
    await shop.settled();
    const back = await shop.cars().getByRole('link').first().getAttribute('href');
    expect(back).toBe(seen[2 * 24]);
  });

  it('on a phone in a dialog whose button shows the count, with suggestions where nothing is found', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open('/secoundHandCar/list?keyword=камри');
    const all = await shop.total();
    await page.getByRole('button', { name: 'Фильтры: 1' }).click();
    const sheet = page.getByRole('dialog');
    const show = sheet.getByRole('button', { name: /^Показать \d/ });
    const count = async (): Promise<number> => Number((await show.innerText()).replace(/\D/g, ''));
    await show.waitFor();
    expect(await count()).toBe(all);
    await sheet.getByRole('textbox', { name: 'Цена до, ₽' }).fill('200000');
    await sheet.getByRole('textbox', { name: 'Цена до, ₽' }).press('Enter');
    await sheet.getByRole('button', { name: 'Показать 0 автомобилей' }).click();

    await page.getByRole('heading', { name: 'По запросу «камри» ничего не нашлось' }).waitFor();
    const nearest = page.getByRole('link', { name: /^Показать [1-9]/ }).first();
    const offered = Number(/\d[\d\s]*/.exec(await nearest.innerText())![0].replace(/\s/g, ''));
    await nearest.click();
    await shop.cars().first().waitFor();
    expect(await shop.total()).toBe(offered);
  });

  it('in words with figures, which become conditions that can be removed', async () => {
    await shop.open();
    await shop.searchField().fill('кроссовер до 160 лс до 2,5 млн');
    await shop.searchField().press('Enter');
    await page.waitForURL(/list\?.*priceTo=2500000/);
    expect(new URL(page.url()).searchParams.get('keyword')).toBeNull();
    await page.getByText('Поняли как условия').waitFor();
    await shop.cars().first().waitFor();
    const few = await shop.total();
    const conditions = page.getByRole('list', { name: 'Выбранные условия' });
    for (const text of ['Кроссовер', 'до 160 л. с.', 'до 2 500 000 ₽'])
      await conditions.getByRole('button', { name: new RegExp(text.replace(/\s/g, '\\s')) }).waitFor();
    await conditions.getByRole('button', { name: /2\s500\s000/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('priceTo'));
    await shop.settled();
    expect(await shop.total()).toBeGreaterThanOrEqual(few);
    await page.reload();
    await conditions.getByRole('button', { name: /Кроссовер/ }).waitFor();
  });

  it('by the names of letters, which find the model that they spell', async () => {
    await shop.open();
    await shop.search('бэ эм вэ икс пять');
    await page.getByText(/показываем «.*X5/).waitFor();
    expect(await shop.cars().first().innerText()).toMatch(/BMW\s+X5/);
  });

  it('counts the same makes on the home page and in the filters', async () => {
    await shop.open();
    const fact = page.getByText(/^\d+ мар/).first();
    await fact.waitFor();
    const makes = /\d+/.exec(await fact.innerText())![0];
    await shop.open('/secoundHandCar/list');
    await page
      .locator('aside')
      .getByRole('button', { name: `Все марки: ${makes}` })
      .waitFor();
  });
});
