import axe from 'axe-core';
import type { Page } from 'playwright-core';

// Run in the browser, so written as text: this package knows no DOM.
const RUN = `axe.run(document, { resultTypes: ['violations'] })`;
/** A colour on its way to another one is neither. */
const AT_REST = `Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished)
)`;
const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** What axe finds serious or critical on a page once it is at rest, each with the elements it is about. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(AT_REST);
  const { violations } = await page.evaluate<axe.AxeResults>(RUN);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** By how many pixels a page can be pushed sideways; on a phone that is a page that does not fit. */
export const sideways = (page: Page): Promise<number> => page.evaluate<number>(TOO_WIDE);
