import { aVisitorAt, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import type { Browser } from 'playwright';
import { Shop } from './shop.js';

describe('a visitor looks around', () => {
  let browser: Browser;
  let visitor: Visitor;
  let shop: Shop;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    visitor = await aVisitorAt(browser);
    shop = new Shop(visitor.page);
  });
  afterEach(async () => {
    await visitor.context.close();
    expect(visitor.troubles).toEqual([]);
  });

  it('opens the root and sees the shop in Russian, with cars, makes and the rate', async () => {
    await shop.open('/');
    const { page } = visitor;
    expect(new URL(page.url()).pathname).toBe('/secoundHandCar/index');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await page
      .getByText(/за 1\s¥/)
      .first()
      .waitFor();
    await shop.cars().first().waitFor();
    await page
      .getByRole('link', { name: /Toyota Тойота/ })
      .first()
      .waitFor();
  });

  it('finds recent deals in the menu, unless there is none', async () => {
    const { page } = visitor;
    await shop.open();
    const link = page
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: /Недавние.сделки/ });
    await link.click();
    await page
      .getByText(/^оплачен \d/)
      .first()
      .waitFor();
    await page.route(/order_square/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list: [], total: 0 } } });
    });
    await shop.open();
    await link.waitFor({ state: 'detached' });
  });

  it('finds the comparison in the header as long as a car is in it, after a reload, too', async () => {
    const { page } = visitor;
    const header = page.getByRole('banner');
    await shop.open('/secoundHandCar/list');
    await expect(header.getByRole('link', { name: /^Сравнение/ })).toHaveCount(0);
    for (const index of [0, 1])
      await page
        .getByRole('button', { name: /^Сравнить: / })
        .nth(index)
        .click();
    await page.reload();
    await header.getByRole('link', { name: 'Сравнение, 2 автомобиля' }).click();
    await expect(page).toHaveURL(/\/secoundHandCar\/compare\?cars=\d+(,|%2C)\d+$/);
  });

  it('finds Toyotas by their Russian name', async () => {
    await shop.open();
    const asked = visitor.page.waitForRequest(/\/api\/mall4cloud_search\//);
    await shop.search('тойота');
    expect((await asked).headers()['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    const names = await shop.cars().getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    expect(names.every((name) => /Toyota/.test(name))).toBe(true);
  });

  it('narrows cars down by seats and by owners so far, and finds both again after a reload', async () => {
    const { page } = visitor;
    await shop.open('/secoundHandCar/list?item=used');
    await shop.cars().first().waitFor();
    for (const [field, value, address] of [
      ['Число мест', /^5 мест/, /seats=5/],
      ['Число владельцев', /^1 владелец/, /owners=1/],
    ] as const) {
      await page.getByText(field, { exact: true }).click();
      await page.getByRole('checkbox', { name: value }).click();
      await page.waitForURL(address);
      await shop.settled();
    }
    await page.reload();
    for (const value of ['5 мест', '1 владелец'])
      await page.getByRole('button', { name: `Убрать условие: ${value}` }).waitFor();
    await shop.cars().first().waitFor();
  });

  it('keeps filters and scroll position after a reload and after coming back from a car', async () => {
    const { page } = visitor;
    await shop.open('/secoundHandCar/list');
    await shop.cars().first().waitFor();
    await page.getByText('Электро', { exact: true }).click();
    await page.waitForURL(/fuel=ev/);
    await page.getByLabel('Сортировка').selectOption('5');
    await page.waitForURL(/sort=5/);
    await page.getByRole('button', { name: 'Убрать условие: Электро' }).waitFor();
    await shop.settled();
    const total = await page.getByRole('heading', { level: 1 }).textContent();

    await page.reload();
    await page.getByRole('button', { name: 'Убрать условие: Электро' }).waitFor();
    await page.getByRole('heading', { level: 1, name: total! }).waitFor();

    await shop.cars().nth(7).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await shop.cars().nth(7).getByRole('link').click();
    await page.waitForURL(/details/);
    await page.getByRole('heading', { name: 'Характеристики' }).waitFor();
    // A photo in portrait format is shown whole, although the frame is wide.
    const picture = page
      .getByRole('button', { name: 'Открыть фотографию во весь экран' })
      .first()
      .locator('img');
    expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
    expect(await picture.getAttribute('srcset')).not.toContain('272x205');
    // Back first closes the pictures, like their own button, and the page shows the one viewed last. A second Back leads to the
    // list.
    const second = /(?:^|· )2 \/ \d+$/;
    const pictures = page.getByRole('dialog', { name: 'Фотографии автомобиля' });
    for (const close of [
      () => page.goBack(),
      () => pictures.getByRole('button', { name: 'Закрыть' }).click(),
    ]) {
      await page.getByRole('button', { name: 'Открыть фотографию во весь экран' }).first().click();
      await pictures.waitFor();
      await page.keyboard.press('ArrowRight');
      await pictures.getByText(second).waitFor();
      await close();
      await pictures.waitFor({ state: 'detached' });
      await page.getByRole('main').getByText(second).filter({ visible: true }).waitFor();
      await page.getByRole('heading', { name: 'Характеристики' }).waitFor();
    }
    await page.goBack();
    await shop.cars().nth(7).waitFor();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 80, before);
    expect(page.url()).toContain('fuel=ev');
    // A page that is opened anew begins at its top, also where the browser renders it, as it does at a long address.
    await shop.open(`/secoundHandCar/list?fuel=ev&note=${'x'.repeat(3_000)}`);
    await shop.cars().nth(7).waitFor();
    await shop.settled();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('narrows the price with the keyboard and in the fields', async () => {
    const { page } = visitor;
    await shop.open('/secoundHandCar/list');
    const most = page.getByRole('textbox', { name: 'Цена до, ₽' });
    await most.fill('1 500 000');
    await most.press('Enter');
    await page.waitForURL(/priceTo=1500000/);
    await page.getByRole('slider', { name: 'Цена от, ₽' }).focus();
    await page.keyboard.press('PageUp');
    await page.waitForURL(/priceFrom=/);
  });

  it('skips the menus by the first element for the keyboard', async () => {
    const { page } = visitor;
    await shop.open('/secoundHandCar/list');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Перейти к содержанию' }).press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  });

  it('changes the language, which stays', async () => {
    const { page } = visitor;
    await shop.open();
    await page.getByLabel('Язык').selectOption('zh');
    await page.waitForFunction(() => document.documentElement.lang === 'zh');
    await page.getByRole('link', { name: '选车' }).first().waitFor();
    await expect(page.evaluate(() => localStorage.getItem('locale'))).resolves.toBe('zh');
  });

  it('chooses the dark theme, which is stored, applies before the first paint, and is not printed', async () => {
    const { page } = visitor;
    const head = page.locator('header').first();
    const paper = () => head.evaluate((element) => getComputedStyle(element).backgroundColor);
    const isOn = (colour: string) => expect(head).toHaveCSS('background-color', colour);
    await shop.open();
    const light = await paper();
    await page.getByLabel('Оформление').selectOption({ label: 'Тёмная тема' });
    await expect(head).not.toHaveCSS('background-color', light);
    const dark = await paper();
    await page.reload({ waitUntil: 'commit' });
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await page.getByRole('article').first().waitFor();
    await isOn(dark);
    await page.emulateMedia({ media: 'print' });
    await isOn(light);
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Оформление').selectOption({ label: 'Как в системе' });
    await isOn(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await isOn(dark);
  });

  it('is asked to sign in before a car is bought', async () => {
    const { page } = visitor;
    await shop.open('/secoundHandCar/list');
    await shop.openFreeCar();
    await shop.buyNow();
    await page.getByRole('dialog').getByText('Вы не вошли').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL(/\/login\?back=/);
  });

  it('sees that a page does not exist', async () => {
    const { page } = visitor;
    await shop.open('/no-such-page');
    await page.waitForURL(/\/404$/);
    await page.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
  });
});
