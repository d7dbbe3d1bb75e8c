import { aVisitorAt, changeInDatabase, expect, openBrowser, type Visitor } from '@mall/testing/browser';
import { readPdf } from '@mall/testing/pdf';
import type { Browser } from 'playwright';
import { Finance } from './finance.js';
import { aPerson, Shop } from './shop.js';

describe('a new buyer orders cars', () => {
  const person = aPerson();
  let browser: Browser;
  let visitor: Visitor;
  let shop: Shop;

  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await aVisitorAt(browser);
    shop = new Shop(visitor.page);
    visitor.page.setDefaultTimeout(60_000);
  });
  afterEach(() => expect(visitor.troubles).toEqual([]));
  afterAll(() => browser.close());

  it('from the catalogue to the documents, with a slip that is rejected once', async () => {
    const { page } = visitor;
    await shop.open();
    await shop.search('чанган');
    const car = await shop.openFreeCar();
    await page
      .getByText(/^под ключ, /)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByText('Таможенная пошлина').first().waitFor();

    await shop.buyNow();
    await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL(/\/login/);
    await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
    await shop.register(person);
    await page.waitForURL(/\/orders-submit/);

    await page.getByText('Сначала добавьте адрес').first().waitFor();
    // The input is still there after a reload.
    const city = page.getByLabel('Город', { exact: true });
    await city.fill('Чита');
    await page.reload();
    await city.waitFor();
    await expect(city).toHaveValue('Чита');
    await shop.fillAddress(person);
    await page.getByText('Сначала заполните личные данные').first().waitFor();
    await shop.fillPassport(person);
    await page.getByText('DAP').filter({ visible: true }).first().waitFor();
    await page.getByText('Таможенный курс').filter({ visible: true }).first().waitFor();
    const orderId = await shop.submitOrder();
    expect(orderId).toMatch(/^\d+$/);

    await expect(shop.now()).toHaveText('Прочитайте и подпишите договор');
    await page.getByRole('timer').waitFor();
    await page.getByRole('link', { name: car }).waitFor();
    await shop.signContract(person);
    await page.locator('#now', { hasText: 'Оплатите в банке' }).waitFor();
    await page.getByText('SWIFT').waitFor();
    await shop.uploadSlip('Загрузить платёжный документ');
    await page.locator('#now', { hasText: 'Проверяем оплату' }).waitFor();

    // The page is not touched: the change arrives by socket, in the buyer's language.
    const finance = await Finance.signIn();
    await finance.rejectSlip(orderId, 'amountDiffers', 'не хватает комиссии банка');
    await page.locator('#now', { hasText: 'Платёж не подтверждён' }).waitFor();
    await page.getByText('Сумма не совпадает с документом: не хватает комиссии банка').first().waitFor();
    await shop.uploadSlip('Загрузить исправленный документ');
    await page.locator('#now', { hasText: 'Проверяем оплату' }).waitFor();
    await page.getByText('Отклонено').first().waitFor();

    const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Заказ ', '');
    const contract = await readPdf(await shop.download('Договор, PDF'));
    expect(contract.packed).toContain(`${person.surname}${person.name}`);
    expect(contract.text).toMatch(/договор/i);
    const invoice = await readPdf(await shop.download('Счёт на оплату, PDF'));
    expect(invoice.packed).toContain(number);
    expect(invoice.packed).toContain('SWIFT');

    await shop.open('/secoundHandCar/orders');
    await page.getByText('Оплата проверяется').last().waitFor();
    await page.reload();
    await page.getByText('Оплата проверяется').last().waitFor();
  });

  it('cancels one, and lets the payment term of another expire: both cars return to sale', async () => {
    const { page } = visitor;
    await shop.open('/secoundHandCar/list?item=used');
    const car = await shop.openFreeCar();
    const carPage = new URL(page.url());

    await shop.buyNow();
    await page.waitForURL(/orders-submit/);
    const checkout = new URL(page.url());
    const cancelled = await shop.submitOrder();
    // Back does not lead into the checkout; when opened again, it says whose order holds the car.
    await page.goBack();
    await page.waitForURL(carPage.href);
    await page.getByText('Забронирован за вами').first().waitFor();
    await shop.open(checkout.pathname + checkout.search);
    await page.getByText(`${car}: Забронирован за вами`).waitFor();
    await page.getByText('Ни один из автомобилей сейчас нельзя заказать').first().waitFor();
    await page.getByRole('link', { name: 'Открыть заказ' }).first().click();
    await page.waitForURL(`**orderId=${cancelled}**`);
    await shop.cancelOrder();
    await page.locator('#now', { hasText: 'Заказ отменён' }).waitFor();

    await shop.open(carPage.pathname + carPage.search);
    await shop.untilOnSale();
    await shop.buyNow();
    const expired = await shop.submitOrder();
    expect(expired).not.toBe(cancelled);
    await changeInDatabase(
      `UPDATE "order".sales_order SET pay_before = now() - interval '1 second' WHERE order_id = $1`,
      [expired],
    );
    await page.locator('#now', { hasText: 'Заказ отменён' }).waitFor();
    await page.getByText('Срок оплаты истёк').first().waitFor({ state: 'attached' });
    await shop.open(carPage.pathname + carPage.search);
    await shop.untilOnSale();
  });
});
