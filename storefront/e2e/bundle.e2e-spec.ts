import { aVisitorAt, e2eMall, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright-core';
import { addStyles } from './add-styles.js';

/** Compressed JavaScript that the home page may load, in kilobytes. */
const BUDGET_KB = 120;

describe('the first page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it(`comes with at most ${BUDGET_KB} KB of JavaScript`, async () => {
    const { page, context } = await aVisitorAt(browser);
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    wire.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(`${e2eMall().url}/secoundHandCar/index`);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes / 1024).toBeLessThanOrEqual(BUDGET_KB);
    await context.close();
  });

  it('shows the first car of a phone within 500 px, and ends within 4,500', async () => {
    const { page, context } = await aVisitorAt(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`${e2eMall().url}/secoundHandCar/index`);
    await page.waitForLoadState('networkidle');
    // What is laid out only when it comes near would have a guessed height.
    await addStyles(page, '* { content-visibility: visible !important }');
    const { y } = (await page.locator('main a[href*="spuId="]').first().boundingBox())!;
    expect(y).toBeLessThanOrEqual(500);
    const { height } = (await page.locator('body').boundingBox())!;
    expect(height).toBeLessThanOrEqual(4_500);
    await context.close();
  });
});
