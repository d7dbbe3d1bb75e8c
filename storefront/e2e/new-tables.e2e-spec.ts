import { GatewayClient } from '@mall/demo/gateway';
import { aVisitorAt, e2eMall, expect, openBrowser, sideways, type Visitor } from '@mall/testing/browser';
import type { Browser, Page } from 'playwright';
import { aPerson, Shop } from './shop.js';

interface Tariff {
  readonly tableId: string;
  readonly rows: readonly { readonly amountMinor: number | null }[];
}

interface Cost {
  readonly way: { readonly steps: readonly { readonly code: string; readonly from: string }[] };
}

const person = aPerson();
let browser: Browser;
let visitor: Visitor;
let page: Page;
let shop: Shop;
let staff: GatewayClient;
let tableId = '';

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
  ({ page } = visitor);
  page.setDefaultTimeout(60_000);
  shop = new Shop(page);
  const { url, signIns } = e2eMall();
  const { login, password } = signIns.find((one) => one.login === 'admin')!;
  staff = await new GatewayClient(url).signIn(login, password, 2);
});
afterEach(() => expect(visitor.troubles).toEqual([]));
afterAll(async () => {
  if (tableId) await staff.send('DELETE', `/admin/tariff/${tableId}`);
  await browser.close();
});

/** Enters fees that are 1,000 roubles higher from the first day on which a car of today can be cleared. */
async function enterDearerFees(spuId: string): Promise<void> {
  const { way } = await staff.send<Cost>('GET', `/mall4cloud_order/ua/landed_cost?spuId=${spuId}`);
  const validFrom = way.steps.find(({ code }) => code === 'customs')!.from;
  const inForce = '/admin/tariff/page?current=1&size=50&isInForce=true&kind=clearanceFee';
  const { records } = await staff.send<{ records: readonly Tariff[] }>('GET', inForce);
  const rows = records[0]!.rows.map((row) => ({ ...row, amountMinor: (row.amountMinor ?? 0) + 100_000 }));
  const table = { kind: 'clearanceFee', validFrom, source: 'Постановление, которое готовится', rows };
  ({ tableId } = await staff.send<Tariff>('POST', '/admin/tariff', table));
}

const total = () => page.getByRole('complementary', { name: 'Итого' });
const line = () => total().getByText(/действуют новые таблицы пошлин и сборов/);

it('cart and checkout say in one line what the tables of the clearance change, for visitors and for buyers alike', async () => {
  const names: string[] = [];
  for (const at of [0, 1]) {
    await shop.open('/secoundHandCar/list?item=used&inStock=1');
    const link = shop.cars().nth(at).getByRole('link').first();
    names.push((await link.textContent()) ?? '');
    await link.click();
    await page.waitForURL(/details/);
    await shop.addToCart();
  }
  await enterDearerFees(new URL(page.url()).searchParams.get('spuId')!);

  await shop.open('/secoundHandCar/shopping-cart');
  await expect(line()).toHaveCount(1);
  await expect(line()).toContainText(/итог больше на 2\s000\s₽/);
  const concerned = total().getByText(/^Касается: /);
  for (const name of names) await expect(concerned).toContainText(name);
  expect(await sideways(page)).toBe(0);
  const said = await line().innerText();

  await shop.open(`/register?back=${encodeURIComponent('/secoundHandCar/shopping-cart')}`);
  await shop.register(person);
  await expect(line()).toHaveText(said);
  // The car that is not chosen is not in the sum, and the line names no car where there is one sum of one car.
  await page.getByRole('checkbox', { name: `Выбрать: ${names[1]}` }).click();
  await expect(line()).toContainText(/итог больше на 1\s000\s₽/);
  await page.getByRole('button', { name: 'Оформить 1 автомобиль' }).filter({ visible: true }).click();
  await page.waitForURL(/\/orders-submit/);
  await expect(line()).toContainText(/итог больше на 1\s000\s₽/);

  await staff.send('DELETE', `/admin/tariff/${tableId}`);
  tableId = '';
  await page.reload();
  await total().getByText(/^≈/).first().waitFor();
  await expect(line()).toHaveCount(0);
});
