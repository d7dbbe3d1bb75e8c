import { aVisitorAt, e2eMall, expect, openBrowser, smsCode, type Visitor } from '@mall/testing/browser';
import type { Browser, Locator } from 'playwright';
import { aPerson, aSlip, Shop } from './shop.js';
import { countEffort } from './taps.js';

/** Limits of the whole way from the home page to a slip that has been sent, for a buyer without an account. */
const MOST_TAPS = 30;
const MOST_TYPED = 14;

const person = aPerson();
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
  visitor.page.setDefaultTimeout(60_000);
});
afterAll(() => browser.close());

/** Returns the link of the first car on the page that can be ordered now; other journeys buy cars of the home page as well. */
async function aFreeCar(shop: Shop): Promise<Locator> {
  await shop.cars().first().waitFor();
  for (const card of await shop.cars().all()) {
    const link = card.getByRole('link').first();
    const spuId = /spuId=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
    const path = `/api/mall4cloud_product/ua/spu/prod_info?spuId=${spuId}`;
    const { data } = (await (await fetch(`${e2eMall().url}${path}`)).json()) as {
      data: { isSold: boolean; skus: { stock: number }[] } | null;
    };
    if (data && !data.isSold && data.skus.some(({ stock }) => stock > 0)) return link;
  }
  throw new Error('No car of the home page can be ordered now.');
}

it('a new buyer gets from the home page to a sent slip with few taps and typed fields', async () => {
  const { page } = visitor;
  const shop = new Shop(page);
  const effort = await countEffort(page);
  const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first();
  const button = (name: string | RegExp): Locator => seen(page.getByRole('button', { name }));
  const type = (label: string, text: string): Promise<void> =>
    seen(page.getByLabel(label, { exact: true })).fill(text);

  await shop.open();
  await (await aFreeCar(shop)).click();
  await page.waitForURL(/details/);
  await button(/^Купить/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Регистрация' }).click();
  await type('Номер телефона', person.mobile);
  const registered = new Date();
  await button('Получить код').click();
  await type('Код из SMS', await smsCode(person.mobile, registered));
  await type('Пароль', person.password);
  await page.getByText('Даю согласие на обработку').click();
  await button('Зарегистрироваться').click();
  await page.waitForURL(/\/orders-submit/);

  await type('Получатель', `${person.surname} ${person.name} ${person.patronymic}`);
  await type('Регион', 'Приморский край');
  await type('Город', 'Уссурийск');
  await type('Почтовый индекс', '692500');
  await type('Улица, дом, квартира', 'ул. Некрасова, д. 1, кв. 7');
  await button('Сохранить адрес').click();
  await type('Дата рождения', '12.04.1985');
  await type('Номер паспорта', '0512 345678');
  await type('Дата выдачи', '20.05.2010');
  await type('Кем выдан', 'Отделом УФМС России по Приморскому краю');
  await button('Взять из адреса доставки').click();
  await expect(page.getByLabel('Адрес регистрации', { exact: true })).toHaveValue(/Некрасова/);
  await type('ИНН', '500100732259');
  await page.getByText('Даю согласие на обработку паспортных данных').click();
  await button('Сохранить').click();
  await page.getByText(/^Паспорт •/).waitFor();
  await page.getByText('Даю согласие на передачу данных заказа').click();
  await button('Оформить заказ').click();
  await page.waitForURL(/\/orders-details/);

  await button('Открыть договор').click();
  const clauses = page.getByRole('checkbox', { name: /^Прочитано, согласие даю/ });
  await clauses.first().waitFor();
  for (const clause of await clauses.all()) await clause.click({ timeout: 120_000 });
  await button('Код из SMS').click();
  const signed = new Date();
  await button('Получить код').click();
  await type('Код из SMS', await smsCode(person.mobile, signed));
  await button('Подписать договор').click();
  await button('Загрузить платёжный документ').click();
  await page.locator('form input[type=file]').last().setInputFiles(aSlip);
  await button(new RegExp(aSlip.name)).waitFor();
  await button('Отправить на проверку').click();
  await page.locator('#now', { hasText: 'Проверяем оплату' }).waitFor();

  const { taps, typed } = await effort();
  process.stdout.write(`From home to a sent slip: ${taps} taps, ${typed.length} typed fields\n`);
  expect(typed.length).toBeGreaterThan(5);
  expect(typed.length, typed.join('; ')).toBeLessThanOrEqual(MOST_TYPED);
  expect(taps).toBeGreaterThan(10);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(visitor.troubles).toEqual([]);
});
