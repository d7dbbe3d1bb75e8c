import { aVin } from '@mall/demo/specimens';
import { aVisitorAt, e2eMall, expect, openBrowser, smsCode, type Visitor } from '@mall/testing/browser';
import { borderDay, dayAfter } from '@mall/validation/typography';
import type { Browser, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { signInAgain, withSessionToEnd } from './ended-session.js';

/** A number and name for this run only, so that the test can be repeated on the same data. */
const mobile = `+7914${String(Date.now()).slice(-7)}`;
const PASSWORD = 'nadezhny-parol-77';
const REMARK = 'Позвоните за день до выдачи, пожалуйста 🙂';

const mall = e2eMall();
let browser: Browser;
let buyer: Visitor;
let finance: Visitor;
let logistics: Visitor;
let orderNumber: string;
/** Amount of the slip, in roubles as the page writes it. */
let paid: string;
let orderId: string;

beforeAll(async () => {
  browser = await openBrowser();
  buyer = await aVisitorAt(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  finance = await aVisitorAt(browser);
  logistics = await aVisitorAt(browser);
  for (const { page } of [buyer, finance, logistics]) page.setDefaultTimeout(30_000);
});

afterAll(() => browser.close());

/** Restricts a locator to the current page: pages that are kept alive stay in the document, hidden. */
const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first();
const button = (page: Page, name: string | RegExp): Locator => seen(page.getByRole('button', { name }));
const field = (page: Page, label: string): Locator => seen(page.getByLabel(label, { exact: true }));
const words = (page: Page, text: string | RegExp): Locator => seen(page.getByText(text));

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
}

async function signInToConsole({ page }: Visitor, login: string): Promise<void> {
  const { password } = mall.signIns.find((one) => one.login === login)!;
  await page.addInitScript(() => localStorage.setItem('locale', 'rus'));
  await page.goto(`${mall.url}/console/`);
  await page.locator('input[name=username]').fill(login);
  await page.locator('input[type=password]').fill(password);
  await button(page, 'Войти').click();
  await words(page, 'Рабочий стол').waitFor();
}

/** Checks the present state of the order in the console. */
async function consoleSays(state: string): Promise<void> {
  const { page } = finance;
  await page.goto(`${mall.url}/console/orders/${orderId}/show`);
  await seen(page.getByRole('region', { name: orderNumber }).getByText(state, { exact: true })).waitFor();
}

describe('the first car', () => {
  it('is found by a visitor who searches in Russian', async () => {
    const { page } = buyer;
    await page.goto(mall.url);
    await seen(page.getByPlaceholder('Марка, модель или год')).fill('хавейл');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/secoundHandCar\/list\?.*keyword=/);
    await seen(page.getByRole('heading', { name: /^\d+ автомобил/ })).waitFor();
    await seen(page.getByRole('link', { name: /Haval/ })).click();
    await page.waitForURL(/\/secoundHandCar\/details\?spuId=\d+/);
    await seen(page.getByRole('heading', { level: 1, name: /Haval/ })).waitFor();
    await words(page, /^У вас \d+/).waitFor();
  });

  it('requires the visitor to register by SMS, and leads on to its checkout', async () => {
    const { page } = buyer;
    const car = page.url();
    await button(page, 'Купить').click();
    await seen(page.getByRole('dialog')).getByRole('button', { name: 'Войти' }).click();
    await seen(page.getByRole('link', { name: 'Зарегистрироваться' })).click();
    // A corrected number gets its code at once.
    await field(page, 'Номер телефона').fill(mobile.replace('+7914', '+7915'));
    await button(page, 'Получить код').click();
    await button(page, /^Ещё раз через/).waitFor();
    await field(page, 'Номер телефона').fill(mobile);
    await button(page, 'Получить код').click();
    await fill(page, {
      'Код из SMS': await smsCode(mobile),
      Пароль: PASSWORD,
    });
    await words(page, /Даю согласие/).click();
    await button(page, 'Зарегистрироваться').click();
    await page.waitForURL(/\/secoundHandCar\/orders-submit/);
    await page.goto(car);
  });

  it('goes through the cart to a checkout that asks for address and passport', async () => {
    const { page } = buyer;
    await button(page, 'В корзину').click();
    await words(page, 'Добавлено в корзину').waitFor();
    await page.goto(`${mall.url}/secoundHandCar/shopping-cart`);
    await seen(page.getByRole('link', { name: /Haval/ })).waitFor();
    await seen(
      page.getByRole('button', { name: /^Оформить/ }).or(page.getByRole('link', { name: /^Оформить/ })),
    ).click();
    await page.waitForURL(/\/secoundHandCar\/orders-submit/);
    await words(page, 'Сначала добавьте адрес').waitFor();
    await fill(page, {
      Получатель: 'Смирнов Олег Иванович',
      'Телефон получателя': mobile,
      Регион: 'Приморский край',
      Город: 'Уссурийск',
      'Почтовый индекс': '692500',
      'Улица, дом, квартира': 'ул. Ленина, 1',
    });
    await button(page, 'Сохранить адрес').click();
    await words(page, /692500/).waitFor();
    await fill(page, {
      Фамилия: 'Смирнов',
      Имя: 'Олег',
      'Дата рождения': '12.04.1985',
      'Фамилия латиницей': 'Smirnov',
      'Имя латиницей': 'Oleg',
      'Номер паспорта': '4508 123456',
      'Дата выдачи': '20.05.2015',
      'Кем выдан': 'УМВД России по Приморскому краю',
      'Адрес регистрации': 'г. Уссурийск, ул. Ленина, 1',
      ИНН: '251100000123',
    });
    await words(page, /^Даю согласие на обработку паспортных данных/).click();
    await button(page, 'Сохранить').click();
    await words(page, /^Паспорт •/).waitFor();
    await words(page, /^У вас \d+/).waitFor();
  });

  it('is ordered, after a reload and an end of the session that lose nothing, and the page says by when to pay', async () => {
    const { page } = buyer;
    const remark = page.getByLabel(/^Примечание/);
    await remark.fill(REMARK);
    const session = await withSessionToEnd(page, () => page.reload());
    await remark.waitFor();
    await expect(remark).toHaveValue(REMARK);
    // A refusal is scrolled into view, although the button is below the window.
    const refusal = { code: 'A06003', msg: 'Цена или курс изменились', success: false, data: null };
    await words(page, /^Даю согласие на передачу данных заказа/).click();
    await page.route('**/order/submit', (route) => route.fulfill({ json: refusal }), { times: 1 });
    await button(page, 'Оформить заказ').click();
    await words(page, refusal.msg).waitFor();
    await page.waitForFunction(() => {
      const place = document.querySelector('main [role=alert]')?.getBoundingClientRect();
      return place && place.top >= 0 && place.bottom <= innerHeight;
    });
    await session.end();
    await button(page, 'Оформить заказ').click();
    await signInAgain(page, PASSWORD);
    await page.waitForURL(/\/secoundHandCar\/orders-details/);
    await words(page, 'Прочитайте и подпишите договор').waitFor();
    await words(page, /^Оплатить до \d/).waitFor();
    orderId = new URL(page.url()).searchParams.get('orderId')!;
    orderNumber = /UA\d+-\d+/.exec(await seen(page.getByRole('heading', { level: 1 })).innerText())![0];
    await signInToConsole(finance, 'finance');
    await consoleSays('Ожидает оплаты');
    await consoleSays('Не подписан');
    await seen(finance.page.getByText(REMARK)).waitFor();
  });

  it('has a contract that can be agreed to only after the time to read it, and is signed by a code', async () => {
    const { page } = buyer;
    await seen(
      page.getByRole('button', { name: /договор/i }).or(page.getByRole('link', { name: /договор/i })),
    ).click();
    const clauses = page.getByRole('checkbox', { name: /^Прочитано, согласие даю/ });
    await clauses.first().waitFor();
    await expect(clauses.last()).toBeDisabled();
    for (const clause of await clauses.all()) {
      // Playwright waits until the countdown enables the checkbox.
      await clause.click({ timeout: 60_000 });
    }
    await button(page, 'Код из SMS').click();
    const since = new Date();
    await button(page, 'Получить код').click();
    await fill(page, { 'Код из SMS': await smsCode(mobile, since) });
    await page.getByRole('button', { name: 'Подписать договор' }).filter({ visible: true }).last().click();
    await words(page, 'Оплатите в банке и загрузите платёжный документ').waitFor();
    await consoleSays('Подписан');
  });

  it('is paid for by a slip that staff can see', async () => {
    const { page } = buyer;
    await words(page, 'Сумма в рублях').waitFor();
    paid = /Сумма в рублях\s+([\d\s]+(?:,\d\d)?)/.exec(await page.locator('main').innerText())![1]!.trim();
    await button(page, 'Загрузить платёжный документ').click();
    const slip = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f4f7fa' } })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'платёж.png', mimeType: 'image/png', buffer: slip });
    // The file can be removed once it is uploaded.
    await button(page, /платёж\.png/).waitFor();
    await fill(page, { 'Сумма платежа': paid, 'Дата платежа': borderDay() });
    await button(page, 'Отправить на проверку').click();
    await words(page, 'Проверяем оплату').waitFor();
    await consoleSays('Оплата проверяется');
  });

  it('changes on the buyer’s open page when finance confirm the slip in the console', async () => {
    const { page } = finance;
    await page.goto(`${mall.url}/console/`);
    await words(page, 'Платёжки ждут проверки').click();
    await words(page, orderNumber).click();
    await seen(page.locator('main img, main iframe, main object')).waitFor();
    await button(page, 'Подтвердить оплату').click();
    // The buyer gave no reference; the bank statement has it, and the amount.
    await page.locator('input[name=received]').fill(paid);
    await page.locator('input[name=bankRef]').fill(`E2E-${orderNumber}`);
    await seen(page.getByRole('dialog')).getByRole('button', { name: 'Подтвердить оплату' }).click();
    await words(page, 'Оплата подтверждена, покупатель это видит').waitFor();
    // The buyer's page is not touched: the notice of the event updates it.
    await words(buyer.page, 'Оплата подтверждена, готовим к отправке').waitFor();
    await consoleSays('Готовится к отправке');
  });

  it('is shipped by logistics, and received by the buyer', async () => {
    const { page } = logistics;
    await signInToConsole(logistics, 'logistics');
    await words(page, 'Оплачены, нужно отправить').click();
    await words(page, orderNumber).click();
    // A new car gets its VIN before it is shipped.
    await button(page, 'Указать VIN').click();
    const vin = aVin('LGW', 2026);
    await seen(page.getByRole('dialog')).getByLabel(/^VIN/).fill(vin);
    await seen(page.getByRole('dialog')).getByRole('button', { name: 'Сохранить' }).click();
    await button(page, 'Отправить').click();
    await page.locator('input[name=carrier]').fill('Суйфэньхэ Транс');
    await seen(page.getByRole('dialog')).getByRole('button', { name: 'Отправить' }).click();
    await words(page, 'Заказ отправлен, покупатель это видит').waitFor();

    await words(buyer.page, 'Автомобиль в пути').waitFor();
    await words(buyer.page, 'Подтвердить получение можно будет').waitFor();
    await consoleSays('В пути');
    await page.getByRole('tab', { name: 'Путь', exact: true }).click();
    await button(page, /^Задержка: На площадке в Уссурийске/).click();
    await page.locator('input[name=until]').fill(dayAfter(borderDay(), 120));
    await page.locator('select[name=reason]').selectOption('Погода');
    await button(page, 'Сообщить о задержке').click();
    await words(page, 'Задержка указана, покупатель получит уведомление').waitFor();
    // Both open pages show it; the promise of the checkout stays beside it.
    await words(buyer.page, 'Задержка. Погода').waitFor();
    await words(buyer.page, /Сначала обещали/).waitFor();
    await button(page, /^Отметить: На площадке в Уссурийске/).click();
    await page.locator('textarea[name=skipReason]').fill('Доставлен без перегрузки');
    await seen(page.getByRole('dialog')).getByRole('button', { name: 'Сохранить' }).click();
    await words(page, 'Этап отмечен').waitFor();
    await words(buyer.page, 'Возьмите с собой').waitFor();
    await button(buyer.page, 'Подтвердить получение').click();
    await button(buyer.page, 'Автомобиль получен').click();
    await words(buyer.page, 'Заказ выполнен').waitFor();
    await consoleSays('Выполнен');
  });

  it('is a completed order in both apps, without an error in any browser', async () => {
    await buyer.page.goto(`${mall.url}/secoundHandCar/orders`);
    await words(buyer.page, orderNumber).waitFor();
    await words(buyer.page, 'Выполнен').waitFor();
    await finance.page.goto(`${mall.url}/console/orders`);
    await words(finance.page, orderNumber).waitFor();
    // The test ended the session on purpose.
    const troubles = buyer.troubles.filter((trouble) => !/a status of 424/.test(trouble));
    expect([...troubles, ...finance.troubles, ...logistics.troubles]).toEqual([]);
  });
});
