import { aVisitorAt, e2eMall, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright-core';
import { addStyles } from './add-styles.js';

const WIDTHS = [320, 360, 390];
const PAGES = ['/secoundHandCar/index', '/secoundHandCar/list', '/secoundHandCar/introduction', '/login'];

/** A font a sixth wider than usual, whatever this machine has installed. */
const WIDE = `*, *::before, *::after {
  font-family: 'DejaVu Sans', Verdana, sans-serif !important;
  letter-spacing: 0.03em !important;
}`;

describe('a phone with a wide font', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(WIDTHS)('shows every page within %d px, without scrolling sideways', async (width) => {
    const { page, context } = await aVisitorAt(browser);
    await page.setViewportSize({ width, height: 800 });
    const tooWide: string[] = [];
    for (const path of PAGES) {
      await page.goto(e2eMall().url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await addStyles(page, WIDE);
      await page.waitForLoadState('networkidle');
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      if (shown > width) tooWide.push(`${path} ${shown} px`);
    }
    expect(tooWide).toEqual([]);
    await context.close();
  });
});
