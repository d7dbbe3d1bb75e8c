import { gzipSync } from 'node:zlib';
import { aVisitorAt, e2eMall, expect, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright';
import { addStyles } from './add-styles.js';

/** Maximum JavaScript of the home page in bytes by gzip; the gateway's brotli is a seventh less. It was 131,260 in 2026-11. */
const MOST = 135 * 1_024;

describe('the first page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('comes with at most 135 KB of JavaScript', async () => {
    const { page, context } = await aVisitorAt(browser);
    const files = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') files.set(response.url(), response.body());
    });
    await page.goto(`${e2eMall().url}/secoundHandCar/index`);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(files.values())).map((code) => gzipSync(code, { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
    await context.close();
  });

  it('shows the first car of a phone within 500 px, and ends within 4,500', async () => {
    const { page, context } = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`${e2eMall().url}/secoundHandCar/index`);
    await page.waitForLoadState('networkidle');
    // With lazy layout, content below the screen would have a guessed height.
    await addStyles(page, '* { content-visibility: visible !important }');
    const { y } = (await page.locator('main a[href*="spuId="]').first().boundingBox())!;
    expect(y).toBeLessThanOrEqual(500);
    const { height } = (await page.locator('body').boundingBox())!;
    expect(height).toBeLessThanOrEqual(4_500);
    await context.close();
  });
});
