import {
  aVisitorAt,
  expect,
  openBrowser,
  seriousFindings,
  sideways,
  type Visitor,
} from '@mall/testing/browser';
import type { Browser } from 'playwright';
import { aPerson, Shop } from './shop.js';

/** The steps up to the payment on a small phone: no serious accessibility finding, and no horizontal scrolling. */
describe('on a phone of 360 by 740, at night', () => {
  let browser: Browser;
  let visitor: Visitor;
  let shop: Shop;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    visitor = await aVisitorAt(browser, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      colorScheme: 'dark',
    });
    visitor.page.setDefaultTimeout(60_000);
    shop = new Shop(visitor.page);
  });
  afterEach(() => visitor.context.close());

  async function isOpenToAll(): Promise<void> {
    await visitor.page.waitForLoadState('networkidle');
    expect(await seriousFindings(visitor.page)).toEqual([]);
    expect(await sideways(visitor.page)).toBe(0);
  }

  it('car, cart, checkout with its error messages, contract, payment and slip are accessible', async () => {
    const { page } = visitor;
    const person = aPerson();
    await shop.open('/register');
    await shop.register(person);
    await shop.open('/secoundHandCar/list?item=used&inStock=1');
    await shop.cars().first().getByRole('link').first().click();
    await page.waitForURL(/\/details\?spuId=/);
    await page
      .getByText(/^под ключ, /)
      .filter({ visible: true })
      .first()
      .waitFor();
    await isOpenToAll();

    await shop.addToCart();
    await shop.open('/secoundHandCar/shopping-cart');
    const checkout = page.getByRole('button', { name: 'Оформить 1 автомобиль' }).filter({ visible: true });
    await checkout.waitFor();
    await isOpenToAll();
    await checkout.click();

    await page.getByText('Сначала добавьте адрес').first().waitFor();
    await page.getByRole('button', { name: 'Сохранить адрес' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await isOpenToAll();
    await shop.fillAddress(person);
    await shop.fillPassport(person);
    await page.getByText('DAP').filter({ visible: true }).first().waitFor();
    await isOpenToAll();
    await shop.submitOrder();
    await shop.now().waitFor();
    await isOpenToAll();

    await page.getByRole('button', { name: 'Открыть договор' }).click();
    await page
      .getByRole('checkbox', { name: /Прочитано, согласие даю/ })
      .first()
      .waitFor();
    await isOpenToAll();
    await page.keyboard.press('Escape');
    await page.reload();
    await shop.signContract(person, isOpenToAll);
    await page.locator('#now', { hasText: 'Оплатите в банке' }).waitFor();
    await isOpenToAll();
    await page
      .getByRole('button', { name: 'Загрузить платёжный документ' })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    await isOpenToAll();
    expect(visitor.troubles).toEqual([]);
  });
});
