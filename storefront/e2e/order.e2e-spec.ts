import { aVisitorAt, openBrowser, type Visitor } from '@mall/testing/browser';
import type { Browser } from 'playwright-core';
import { aPerson, Shop } from './shop.js';

describe('a new buyer orders a car', () => {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await aVisitorAt(browser);
  });
  afterAll(() => browser.close());

  it('from the first look to the bank slip, in Russian', async () => {
    const { page } = visitor;
    const shop = new Shop(page);
    const person = aPerson();
    await shop.open();
    await shop.search('чанган');
    const car = await shop.openFreeCar();

    await shop.buyNow();
    await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL(/\/login/);
    await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
    await shop.register(person);
    await page.waitForURL(/\/orders-submit/);

    await page.getByText('Сначала добавьте адрес').first().waitFor();
    await shop.fillAddress(person);
    await page.getByText('Сначала заполните личные данные').first().waitFor();
    await shop.fillPassport(person);
    await page.getByText('DAP').first().waitFor();
    const orderId = await shop.submitOrder();
    expect(orderId).toMatch(/^\d+$/);

    await expect(shop.now().textContent()).resolves.toBe('Прочитайте и подпишите договор');
    await page.getByRole('timer').waitFor();
    await page.getByRole('link', { name: car }).waitFor();
    await shop.signContract(person);
    await page.locator('#now', { hasText: 'Оплатите в банке' }).waitFor();
    await page.getByText('SWIFT').waitFor();
    await shop.uploadSlip();
    await page.locator('#now', { hasText: 'Проверяем оплату' }).waitFor();

    await shop.open('/secoundHandCar/orders');
    await page.getByText('Оплата проверяется').last().waitFor();
    await page.reload();
    await page.getByText('Оплата проверяется').last().waitFor();
    expect(visitor.troubles).toEqual([]);
  });
});
