import { until } from '@mall/local-stack';
import { aVisitorAt, e2eMall, expect, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright';
import { Shop } from './shop.js';

describe('a buyer whose connection breaks', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('reads orders that were open before, also after a reload, and sees what cannot be shown', async () => {
    const { page, context } = await aVisitorAt(browser, { serviceWorkers: 'allow' });
    page.setDefaultTimeout(30_000);
    const shop = new Shop(page);
    const { login, password } = e2eMall().signIns.find(({ role }) => role === 'buyer')!;
    await shop.signIn(login, password);
    await shop.open('/secoundHandCar/orders');
    const order = page
      .getByRole('link', { name: /^UA\d/ })
      .or(page.getByRole('link', { name: 'Открыть заказ' }));
    await order.first().click();
    await page.waitForURL(/orders-details/);
    const heading = page.getByRole('heading', { level: 1, name: /^Заказ / });
    const number = (await heading.innerText()).replace('Заказ ', '');
    await until(
      () =>
        page.evaluate(async () => {
          const kept = await caches.match('/secoundHandCar/orders', { ignoreVary: true });
          return kept && navigator.serviceWorker.controller ? true : undefined;
        }),
      { what: 'the document that is shown without a connection', timeoutMs: 30_000 },
    );
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    const note = page.getByText('Нет связи. Показано то, что загрузилось раньше');
    await note.waitFor();
    await shop.open('/secoundHandCar/orders');
    await page.getByText(number).first().waitFor();
    await page.goto(`${e2eMall().url}/secoundHandCar/compare`);
    await page.getByRole('heading', { level: 1, name: 'Нет связи' }).waitFor();
    await page.goBack();
    await page.getByText(number).first().waitFor();

    await context.setOffline(false);
    await note.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: 'Выйти' })
      .or(page.locator('header details summary'))
      .first()
      .click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.waitForFunction(() => sessionStorage.getItem('keptAnswers') === null);
    await context.close();
  });

  it('reads the terms that were open on a former visit', async () => {
    const { page, context } = await aVisitorAt(browser);
    const { url } = e2eMall();
    await page.goto(`${url}/ru/secoundHandCar/terms`);
    await page.getByRole('heading', { name: 'Что защищает ваши деньги' }).waitFor();
    await page.goto(`${url}/ru/secoundHandCar/questions`);
    await page.route('**/api/admin/page_text/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Условия покупки' }).click();
    await page.getByRole('heading', { name: 'Что защищает ваши деньги' }).waitFor();
    expect(await page.title()).toContain('Условия покупки');
    // A page that was never opened reports that it could not be loaded.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Персональные данные' }).click();
    await page.getByRole('heading', { level: 1, name: 'Персональные данные' }).waitFor();
    await page.getByRole('button', { name: 'Повторить' }).waitFor({ timeout: 30_000 });
    await context.close();
  });
});
