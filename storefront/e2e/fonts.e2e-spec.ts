import { aVisitorAt, e2eMall, expect, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright';

describe.each([
  ['the shop', '/secoundHandCar/index'],
  ['the console', '/console/login'],
])('%s', (_, path) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('uses the font that it ships, which browsers cache for a year', async () => {
    const { page, context } = await aVisitorAt(browser);
    const fonts = new Map<string, string | undefined>();
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.set(response.url(), response.headers()['cache-control']);
    });
    await page.goto(e2eMall().url + path);
    await page.getByRole('button').first().waitFor();
    await page.waitForLoadState('networkidle');
    const isLoaded = await page.evaluate(() =>
      ['400', '700'].map((weight) => document.fonts.check(`${weight} 16px 'Mall Sans'`, 'Цена 1 ₽')),
    );
    expect(isLoaded).toEqual([true, true]);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Mall Sans/);
    expect([...fonts.values()]).toEqual(Array(2).fill('public, max-age=31536000, immutable'));
    await context.close();
  });
});
