import axe from 'axe-core';
import type { Page } from 'playwright-core';

// Run in the browser, so written as text: this package knows no DOM.
const RUN = `axe.run(document, { resultTypes: ['violations'] })`;
const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** What axe finds serious or critical on a page as it stands, each with the elements it is about. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(RUN);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** By how many pixels a page can be pushed sideways; on a phone that is a page that does not fit. */
export const sideways = (page: Page): Promise<number> => page.evaluate<number>(TOO_WIDE);
